const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that Intl names and that are no country's. */
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Whether a code of two capitals is that of a country (ISO 3166-1). */
export const isCountry = (code: string): boolean => !notCountries.has(code) && regions.of(code) !== undefined;
