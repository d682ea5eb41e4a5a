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
