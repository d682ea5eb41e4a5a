/** Mentions in a text that is being written. Pure. */
/** A person whom a comment mentions. */
export interface Mention {
  readonly id: string;
  readonly name: string;
}

/** A mention that is being typed: where it begins, and what follows the `@`. */
export interface TypedMention {
  readonly at: number;
  readonly text: string;
}

/** An `@` at the beginning of a word, and up to three words after it: names have spaces. */
const typedMention = /(?:^|[\s([])@([^\s@]*(?: [^\s@]+){0,2})$/u;

/** The mention before the caret, if there is one. */
export function typedMentionIn(textBefore: string): TypedMention | undefined {
  const text = typedMention.exec(textBefore)?.[1];
  return text === undefined ? undefined : { at: textBefore.length - text.length - 1, text };
}

/** The mentions whose names are in the text: others were removed again. */
export const mentionsIn = (text: string, mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(({ name }) => text.includes(`@${name}`));
