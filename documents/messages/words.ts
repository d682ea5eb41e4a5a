/** Messages of documents, pages and mails for clients, in one file per language for translators: <language>.json. */
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

/** Keys of all messages; the English file defines them. */
export type MessageKey = keyof typeof en;

/** The available languages. A language without one of the messages does not compile. */
const messages = { en, de, fr, es, it, nl } satisfies Record<string, Readonly<Record<MessageKey, string>>>;

/** ISO 639-1. */
export type Language = keyof typeof messages;

const isLanguage = (code: string): code is Language => Object.hasOwn(messages, code);

/** All languages, English first. */
export const languages: readonly Language[] = Object.keys(messages).filter(isLanguage);

/** Messages of one language. */
export interface WordsOf<Key extends string> {
  readonly language: Language;
  /** A message, with each {placeholder} replaced by the value of that name. */
  readonly say: (key: Key, values?: Readonly<Record<string, string>>) => string;
  /** A message in singular or plural, by its forms `_one` and `_other`; {count} is the number. */
  readonly count: (key: CountedKey<Key>, count: number, values?: Readonly<Record<string, string>>) => string;
}

type CountedKey<Key extends string> = Key extends `${infer Stem}_one` ? Stem : never;

/** Messages of all languages. A language without one of the messages does not compile. */
export type Messages<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Chooses the language of a locale from these messages ("de-CH" → German), or English if it is not available. */
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

/** Messages of documents, mails and invoice pages. */
export type Words = WordsOf<MessageKey>;

/** Chooses the language of a locale, as `wordsIn` does. */
export const wordsFor = wordsIn<MessageKey>(messages);

const fill = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`"${message}" has no value for {${name}}`);
    return value;
  });
