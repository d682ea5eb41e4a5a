/** Texts that resemble an id, or not even that; none of them is the id of an object. */

/** Variations of an id that a database may treat as equal to it, or cannot compare. */
export const oddIds = (id: string): readonly string[] => {
  const [prefix = '', rest = ''] = id.split('_');
  return [
    `${id} `,
    `${id}   `,
    ` ${id}`,
    `${id}\t`,
    `${id}\n`,
    `${id}\u00a0`,
    `${id}\u0000`,
    `${id}0`,
    id.toUpperCase(),
    `${prefix.toUpperCase()}_${rest}`,
    `${prefix === 'cli' ? 'prj' : 'cli'}_${rest}`,
    `${id.slice(0, -1)}é`,
    `${id}%`,
    'é',
    '🙂',
    '\u0000',
    '*',
    'none',
    'x'.repeat(300),
  ];
};

/** A well-formed id that no object has. */
export const unknownId = (prefix: string): string => `${prefix}_${'0'.repeat(26)}`;

const idPattern = /^[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}$/;

/** Copies of a body, one for each id in it at any depth, with this id replaced by `odd`. */
export function withOddIds(body: unknown, odd: (id: string) => string): readonly unknown[] {
  if (typeof body === 'string') return idPattern.test(body) ? [odd(body)] : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    withOddIds(value, odd).map((changed) => {
      const copy = structuredClone(body) as Record<string, unknown>;
      copy[name] = changed;
      return copy;
    }),
  );
}
