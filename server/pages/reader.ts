/** Language and wording of the pages before sign-in: the reader's own if a link names them, otherwise the browser's. */
import type { Context } from 'koa';
import { html, type Html } from '../../documents/html.js';
import type { ApiError, ErrorCode } from '../../domain/errors.js';
import type { Realm } from '../../models/people/account.js';
import { readerLanguage } from '../responses/reader-language.js';
import { problemOf, problemWith } from '../portal/problems.js';
import { portalWords, type PortalKey, type PortalWords } from '../portal/words.js';

/** The wording of errors on a page. */
export interface Voice {
  readonly language: string;
  readonly putRight: string;
  readonly titleOfError: (title: string) => string;
  readonly ofField: (label: string, message: string) => Html;
  readonly ofForm: (error: ApiError) => Html;
  /** The page that replaces a form when sending it again would not help. */
  readonly refusal: (error: ApiError) => { readonly title: string; readonly text: Html };
}

export interface Reader {
  readonly realm: Realm;
  readonly words: PortalWords;
  readonly voice: Voice;
}

const englishTitles: Partial<Record<ErrorCode, string>> = {
  not_found: 'This link does not work',
  forbidden: 'This was not done',
};

/** Shows the messages of the API as they are. */
export const english: Voice = {
  language: 'en',
  putRight: 'Please correct this:',
  titleOfError: (title) => `Error: ${title}`,
  ofField: (label, message) => html`${label} ${message}`,
  ofForm: ({ message }) => html`${message}`,
  refusal: ({ code, message }) => ({ title: englishTitles[code] ?? 'This cannot be done', text: html`${message}.` }),
};

const titles: Partial<Record<ErrorCode, PortalKey>> = {
  not_found: 'dead_link_title',
  forbidden: 'not_done_title',
};

const voiceIn = (words: PortalWords): Voice => ({
  language: words.language,
  putRight: words.say('put_right'),
  titleOfError: (title) => words.say('error_titled', { title }),
  ofField: (label, message) => html`${label}: ${problemOf(words, message)}`,
  ofForm: (error) => problemWith(words, error),
  refusal: (error) => ({
    title: words.say(titles[error.code] ?? 'refused_title'),
    text: problemWith(words, error),
  }),
});

/** The reader of a page in a locale. The team's pages show errors in English as the API words them. */
export function readerIn(realm: Realm, locale: string): Reader {
  const words = portalWords(locale);
  return { realm, words, voice: realm === 'team' && words.language === 'en' ? english : voiceIn(words) };
}

/** The reader of a page that nobody has signed in to: the browser decides on the language. */
export const readerOf = (realm: Realm, context: Context): Reader => readerIn(realm, readerLanguage(context));
