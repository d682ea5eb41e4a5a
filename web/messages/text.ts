/**
 * The texts of the dashboard, from web/messages/<language>/<area>.json, in ICU MessageFormat.
 *
 * 1. `main.tsx` loads the areas of the frame in the person's language, then the rest of the dashboard: texts are there
 *    when its modules run, so that a constant can hold one.
 * 2. The areas of a screen are loaded before it (`lazyScreen`, ui/load-part.ts).
 * 3. `t` returns a text. `npm run generate` makes the types of keys and values from the English files.
 */
import { setupI18n } from '@lingui/core';
import type { MessageKey, MessageValues } from '../generated/messages.js';
import { languageOf } from './languages.js';

/** BCP 47. The server writes into the page what the person has chosen. */
export const locale = globalThis.document?.documentElement.lang || 'en';

export const language = languageOf(locale);

export const i18n = setupI18n({
  locale: language,
  locales: [locale],
  messages: { [language]: {} },
  missing: (_language, key) => {
    throw new Error(`The text ${key} is not loaded`);
  },
});

/** The text of a key, with these values in its places. */
export function t<Key extends MessageKey>(
  key: Key,
  ...[values]: MessageValues[Key] extends null ? [] : [values: MessageValues[Key]]
): string {
  return i18n._(key, values ?? {});
}
