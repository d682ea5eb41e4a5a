import { electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';

/** An IBAN as it is stored: without spaces, in capitals; undefined unless its length and check digits are right. */
export function readIban(text: string): string | undefined {
  const iban = electronicFormatIBAN(text) ?? '';
  return isValidIBAN(iban) ? iban : undefined;
}

/** An IBAN as people read it, in groups of four. */
export const writeIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;

/** A BIC as it is stored: in capitals; undefined unless it has the form of ISO 9362. */
export function readBic(text: string): string | undefined {
  const bic = text.trim().toUpperCase();
  return isValidBIC(bic) ? bic : undefined;
}

/** Whether euros reach the account by a SEPA credit transfer. */
export const isSepaIban = (iban: string): boolean => isSEPACountry(iban.slice(0, 2));
