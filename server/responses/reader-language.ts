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

/** The best locale of `Accept-Language` in one of these languages, such as `de-CH`, or `en`. Sets `Vary` too. */
export function readerLocale(context: Context, available: ReadonlySet<string>): string {
  context.vary('Accept-Language');
  const accepted = context.acceptsLanguages().map(canonicalLocale);
  return accepted.find((locale) => available.has(locale?.split('-')[0] ?? '')) ?? 'en';
}

function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
