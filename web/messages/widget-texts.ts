/**
 * The texts of react-aria's components, such as the name of a button that closes: it has English, and takes those of
 * another language from two global symbols.
 */
import type { Language } from './languages.js';

const translations: Readonly<Partial<Record<Language, readonly [locale: string, load: () => Promise<object>]>>> = {
  de: ['de-DE', async () => import('react-aria-components/i18n/de-DE')],
  fr: ['fr-FR', async () => import('react-aria-components/i18n/fr-FR')],
  es: ['es-ES', async () => import('react-aria-components/i18n/es-ES')],
  it: ['it-IT', async () => import('react-aria-components/i18n/it-IT')],
  nl: ['nl-NL', async () => import('react-aria-components/i18n/nl-NL')],
};

export async function loadWidgetTexts(language: Language): Promise<void> {
  const [locale, load] = translations[language] ?? [];
  if (!load) return;
  // The package's types do not know of its default export.
  const module = await load();
  Object.assign(globalThis, {
    [Symbol.for('react-aria.i18n.locale')]: locale,
    [Symbol.for('react-aria.i18n.strings')]: 'default' in module ? module.default : {},
  });
}
