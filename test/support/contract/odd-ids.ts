/** Texts that are almost an id, or nothing like one; none of them names the object. */

/** Variations of an id that the database would take for the same, or could not compare. */
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

/** A text that has the form of an id and is the id of nothing. */
export const unknownId = (prefix: string): string => `${prefix}_${'0'.repeat(26)}`;

const idPattern = /^[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}$/;

/** Copies of a body in each of which one of its ids, wherever it stands, is written in an odd way. */
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
