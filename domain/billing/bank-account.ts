import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';

/** Parses an IBAN for storing: no spaces, upper case. Undefined if its length or check digits are wrong. */
export function parseIban(text: string): string | undefined {
  const iban = electronicFormatIBAN(text) ?? '';
  return isValidIBAN(iban) ? iban : undefined;
}

/** Formats an IBAN for people, in groups of four. */
export const formatIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;

/** Parses a BIC for storing: upper case. Undefined if it does not have the form of ISO 9362. */
export function parseBic(text: string): string | undefined {
  const bic = text.trim().toUpperCase();
  return isValidBIC(bic) ? bic : undefined;
}

/** Whether euros reach the account by a SEPA credit transfer. */
export const isSepaIban = (iban: string): boolean => isSEPACountry(iban.slice(0, 2));
