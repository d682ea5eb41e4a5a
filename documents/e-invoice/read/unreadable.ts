/**
 * The file is not an invoice that can be read. The message continues a sentence that begins with the file: `must be …`.
 */
export class Unreadable extends Error {}

const longestQuote = 80;

/** A piece of the file, for a message. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);
