/** Placeholders in texts that people write, such as `{{client.name}}`. */

/** What placeholders stand for; null if there is no value. */
export type PlaceholderValues<Name extends string> = Readonly<Record<Name, string | null>>;

/**
 * Blanks, two opening braces, what is within them, and the closing braces if there are any. The lookbehind has each run
 * of blanks tried from its beginning only, which keeps the search linear.
 */
const braces = /(?<![ \t])([ \t]*)\{\{([^{}\n]*)(\}\}|)/g;

/** The longest text of a request that a message quotes. */
const maxQuoted = 60;

const inBraces = (name: string): string => `{{${name}}}`;

/** The problem of a text in which two opening braces begin anything but one of these placeholders; undefined if there is none. */
export function placeholderProblem(content: string, names: readonly string[]): string | undefined {
  for (const [, , inner = '', end] of content.matchAll(braces)) {
    if (end !== '' && names.includes(inner.trim())) continue;
    const quoted = inner.length > maxQuoted ? `${inner.slice(0, maxQuoted)}…` : inner;
    return `must not contain {{${quoted}${end}: the placeholders are ${names.map(inBraces).join(', ')}`;
  }
  return undefined;
}

/** Likewise if two closing braces close nothing. */
export const closingProblem = (content: string): string | undefined =>
  content.replaceAll(braces, '').includes('}}') ? 'must not contain }} without {{ before it' : undefined;

/** The placeholders of a text without problems. */
export const placeholdersIn = (content: string): Set<string> =>
  new Set([...content.matchAll(braces)].map(([, , inner = '']) => inner.trim()));

/**
 * Replaces the placeholders by their values, once: values are not searched for placeholders. Where there is no value,
 * the blanks before the placeholder go with it: "Hello {{contact.name}}," becomes "Hello,".
 */
export function fillPlaceholders<Name extends string>(
  content: string,
  values: PlaceholderValues<Name>,
): { text: string; missing: Name[] } {
  const isName = (name: string): name is Name => Object.hasOwn(values, name);
  const missing = new Set<Name>();
  const text = content.replaceAll(braces, (whole: string, blanks: string, inner: string) => {
    const name = inner.trim();
    if (!isName(name)) return whole;
    const value = values[name];
    if (value !== null) return `${blanks}${value}`;
    missing.add(name);
    return '';
  });
  return { text, missing: [...missing] };
}
