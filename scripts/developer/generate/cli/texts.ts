/** The beginning of a description that fits into a list of options: up to its first full stop, without Markdown. */
export function firstSentence(description: string): string {
  const [sentence = ''] = /^.*?(?:[.:](?= [A-Z`]|$)|$)/.exec(plainText(description)) ?? [];
  return sentence.replace(/[.:]$/, '');
}

/** The first paragraph of a description. */
export const firstParagraph = (description: string): string => plainText(description.trim().split(/\n\s*\n/)[0] ?? '');

const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `createFromTime` → `create-from-time`. */
export const kebabCase = (words: string): string =>
  words.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
