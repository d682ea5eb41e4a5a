/** The locales in which people read: a language, optionally with a country. */
import { isCountry } from './country.js';
import type { FieldError } from './errors.js';

/** Default if neither the reader nor the workspace has a locale. */
const usualLocale = 'en';

interface Localized {
  /** BCP 47; null if none was chosen. */
  readonly locale: string | null;
}

/** The locale of what a client or user reads: their own, else the workspace's. */
export const localeFor = (reader: Localized, workspace: Localized): string =>
  reader.locale ?? workspace.locale ?? usualLocale;

/** Problems of the field `locale` that the contract cannot express. */
export function localeProblems(locale: string | null | undefined): FieldError[] {
  const region = locale?.split('-')[1];
  if (region === undefined || isCountry(region)) return [];
  return [{ field: 'locale', message: 'must end in an ISO 3166-1 country code, as in de-CH' }];
}
