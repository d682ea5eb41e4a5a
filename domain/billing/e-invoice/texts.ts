/** Texts as electronic invoices can have them. */

/** What XML 1.0 cannot contain, not even escaped. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text with what XML can contain, and with line breaks of one kind. */
export const writable = (text: string): string => text.replaceAll('\r\n', '\n').replace(unwritable, '');

/** The text as it is written; null for one that shows nothing, because elements must not be empty (PEPPOL-EN16931-R008). */
export function writtenText(text: string | null): string | null {
  const written = text === null ? '' : writable(text);
  return written.trim() === '' ? null : written;
}

export const isGiven = (text: string | null): boolean => writtenText(text) !== null;
