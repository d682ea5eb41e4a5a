/** What the rules of several countries ask of parties. */
import type { EInvoiceParty } from '../e-invoice.js';
import type { Judged } from '../requirement.js';
import { isGiven } from '../texts.js';

export const isIn = ({ address }: EInvoiceParty, country: string): boolean => address.country === country;

export const isWithin = ({ seller, buyer }: Judged, country: string): boolean =>
  isIn(seller, country) && isIn(buyer, country);

export const hasAddress = ({ address }: EInvoiceParty, parts: readonly ('line1' | 'city' | 'postal_code')[]): boolean =>
  parts.every((part) => isGiven(address[part]));

/** Whether the number in a register, if there is one, is of one of these schemes. */
export const isRegisteredAs = ({ registration }: EInvoiceParty, schemes: readonly string[]): boolean =>
  registration === null || (registration.scheme !== null && schemes.includes(registration.scheme));
