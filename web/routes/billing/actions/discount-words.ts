/** The word for a discount in the languages of invoices: the line is the client's to read, not the user's. */
import type { Language } from '../../../messages/languages.js';

export const discountWords: Readonly<Record<Language, string>> = {
  en: 'Discount',
  de: 'Rabatt',
  fr: 'Remise',
  es: 'Descuento',
  it: 'Sconto',
  nl: 'Korting',
};
