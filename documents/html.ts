/** HTML templates that escape all values, because pages and mails contain text that users have typed. */

/** Text that is HTML already and must not be escaped again. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(write).join('') : escape(String(part));
}

/** An HTML template: escapes every value that is not `Html` itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((string, at) => string + (at < parts.length ? write(parts[at] ?? '') : '')).join(''));
