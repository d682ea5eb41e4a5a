import type { Context } from 'koa';
import { languages, type Language } from '../../documents/messages/words.js';

/**
 * The language for an unknown visitor: the best of `Accept-Language`, or English. Sets `Vary`, so that caches separate
 * languages.
 */
export function readerLanguage(context: Context): Language {
  context.vary('Accept-Language');
  const preferred = context.acceptsLanguages([...languages]);
  return languages.find((language) => language === preferred) ?? 'en';
}

/**
 * The locale of a page in one of these languages, such as `de-CH`: the chosen one, else the best of `Accept-Language`,
 * else `en`. A chosen language without a country has that of the browser, if the browser has the language: it decides
 * how days and numbers are written. Sets `Vary`.
 */
export function readerLocale(context: Context, available: ReadonlySet<string>, chosen: string | null): string {
  context.vary('Accept-Language');
  const accepted = context
    .acceptsLanguages()
    .map(canonicalLocale)
    .filter((locale) => locale !== undefined);
  const isAvailable = (locale: string): boolean => available.has(languageOf(locale));
  if (chosen === null || !isAvailable(chosen)) return accepted.find(isAvailable) ?? 'en';
  return chosen.includes('-') ? chosen : (accepted.find((locale) => languageOf(locale) === chosen) ?? chosen);
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? '';

function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
