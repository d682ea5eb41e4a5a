/** The words of documents, pages and mails for clients, in files that a translator can read: <language>.json. */
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** The keys of messages. The English file has them all. */
export type MessageKey = keyof typeof en;

/** The available languages; one that lacks a message does not compile. */
const messages = { en, de, fr, es, it, nl } satisfies Record<string, Readonly<Record<MessageKey, string>>>;

/** ISO 639-1. */
export type Language = keyof typeof messages;

const isLanguage = (code: string): code is Language => Object.hasOwn(messages, code);

/** All languages, English first. */
export const languages: readonly Language[] = Object.keys(messages).filter(isLanguage);

/** The words of one language, of messages with these keys. */
export interface WordsOf<Key extends string> {
  readonly language: Language;
  /** A message, with each {placeholder} replaced by the value of that name. */
  readonly say: (key: Key, values?: Readonly<Record<string, string>>) => string;
  /** The same in singular or plural, for messages with the forms `_one` and `_other`; {count} is the number. */
  readonly count: (key: CountedKey<Key>, count: number, values?: Readonly<Record<string, string>>) => string;
}

type CountedKey<Key extends string> = Key extends `${infer Stem}_one` ? Stem : never;

/** Messages of all languages; one that lacks a message does not compile. */
export type Messages<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Of messages, the words for readers of a locale: "de-CH" → German. English if the language is not available. */
export const wordsIn =
  <Key extends string>(all: Messages<Key>) =>
  (locale: string): WordsOf<Key> => {
    const [code = ''] = locale.split('-');
    const language = isLanguage(code) ? code : 'en';
    const plurals = new Intl.PluralRules(language);
    const say: WordsOf<Key>['say'] = (key, values = {}) => fill(all[language][key], values);
    return {
      language,
      say,
      count: (key, count, values = {}) => {
        const form = (plurals.select(count) === 'one' ? `${key}_one` : `${key}_other`) as Key;
        return say(form, { ...values, count: String(count) });
      },
    };
  };

/** The words of documents, mails and the pages of invoices. */
export type Words = WordsOf<MessageKey>;

/** Their words for readers of a locale. */
export const wordsFor = wordsIn<MessageKey>(messages);

const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`"${message}" has no value for {${name}}`);
    return value;
  });
