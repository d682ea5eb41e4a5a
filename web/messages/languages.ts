/** The languages of the dashboard: those of documents and mails. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl'] as const;

export type Language = (typeof languages)[number];

/** The language of a locale, such as `de` of `de-CH`; English if the dashboard does not have it. */
export function languageOf(locale: string): Language {
  const [code] = locale.toLowerCase().split('-');
  return languages.find((language) => language === code) ?? 'en';
}
