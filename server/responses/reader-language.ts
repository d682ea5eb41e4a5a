import type { Context } from 'koa';
import { languages, type Language } from '../../documents/messages/words.js';

/** The language for a visitor of whom nothing is known: the one that their browser asks for, or English. Caches keep a page for each. */
export function readerLanguage(context: Context): Language {
  context.vary('Accept-Language');
  const preferred = context.acceptsLanguages([...languages]);
  return languages.find((language) => language === preferred) ?? 'en';
}
