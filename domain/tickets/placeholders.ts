/** The placeholders of canned replies, such as `{{client.name}}`. */
import type { Schemas } from '../../contract/contract.js';
import { invalid } from '../errors.js';

export type Placeholder = Schemas['CannedReplyPlaceholder'];

/** What a placeholder stands for; null if there is no value. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const placeholders: Readonly<Record<Placeholder, true>> = {
  'client.name': true,
  'contact.name': true,
  'ticket.number': true,
  'user.name': true,
};

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

/**
 * Blanks, two opening braces, what is within them, and the closing braces if there are any. The lookbehind has each run
 * of blanks tried from its beginning only, which keeps the search linear.
 */
const braces = /(?<![ \t])([ \t]*)\{\{([^{}\n]*)(\}\}|)/g;

/** The longest text of a request that a message quotes. */
const maxQuoted = 60;

/** Throws `invalid_request` on `content` if two opening braces begin anything but a placeholder. */
export function assertPlaceholders(content: string): void {
  for (const [, , inner = '', end] of content.matchAll(braces)) {
    if (end !== '' && isPlaceholder(inner.trim())) continue;
    const known = Object.keys(placeholders).map((name) => `{{${name}}}`);
    const quoted = inner.length > maxQuoted ? `${inner.slice(0, maxQuoted)}…` : inner;
    throw invalid('content', `must not contain {{${quoted}${end}: the placeholders are ${known.join(', ')}`);
  }
}

/**
 * Replaces the placeholders by their values, once: values are not searched for placeholders. Where there is no value,
 * the blanks before the placeholder go with it: "Hello {{contact.name}}," becomes "Hello,".
 */
export function fillPlaceholders(content: string, values: PlaceholderValues): { text: string; missing: Placeholder[] } {
  const missing = new Set<Placeholder>();
  const text = content.replaceAll(braces, (whole: string, blanks: string, inner: string) => {
    const name = inner.trim();
    if (!isPlaceholder(name)) return whole;
    const value = values[name];
    if (value !== null) return `${blanks}${value}`;
    missing.add(name);
    return '';
  });
  return { text, missing: [...missing] };
}
