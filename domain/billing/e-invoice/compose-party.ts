import type { EInvoiceParty, EInvoiceSeller } from './e-invoice.js';
import type { InvoiceData } from './invoice-data.js';

/**
 * Schemes of ISO 6523 that identify a firm in its register: SIREN and SIRET (France), the registers of Sweden, Finland,
 * Denmark, the Netherlands, Norway, Belgium and others. EN 16931 has a place of its own for them.
 */
const registers: ReadonlySet<string> = new Set(
  '0002 0007 0037 0096 0106 0151 0183 0184 0190 0191 0192 0196 0198 0204 0208 0213 0216'.split(' '),
);

interface Names {
  readonly identifiers: EInvoiceParty['identifiers'];
  readonly registration: EInvoiceParty['registration'];
}

/** The number in a register, and the other identifiers. */
function namesOf(identifiers: EInvoiceParty['identifiers'], registrationNumber: string | null): Names {
  const registered = identifiers.find(({ scheme }) => registers.has(scheme));
  if (registered)
    return { registration: registered, identifiers: identifiers.filter((identifier) => identifier !== registered) };
  return {
    identifiers,
    registration: registrationNumber === null ? null : { scheme: null, value: registrationNumber },
  };
}

const addressByMail = (email: string | null): EInvoiceParty['electronic_address'] =>
  email === null ? null : { scheme: 'EM', value: email };

/** The seller. Without an electronic address of its own, it is reached by mail. */
export function composeSeller({ seller }: InvoiceData): EInvoiceSeller {
  const name = seller.legal_name ?? seller.name;
  return {
    name,
    trading_name: seller.name === name ? null : seller.name,
    ...namesOf(seller.identifiers, seller.registration_number),
    vat_id: seller.vat_id,
    tax_number: seller.tax_number,
    electronic_address: seller.electronic_address ?? addressByMail(seller.email),
    address: seller.address,
    contact: { name: seller.contact_name, phone: seller.phone, email: seller.email },
    legal_information: seller.footer,
  };
}

/** The buyer. Without an electronic address of its own, it is reached by mail. */
export const composeBuyer = ({ buyer }: InvoiceData): EInvoiceParty => ({
  name: buyer.name,
  trading_name: null,
  ...namesOf(buyer.identifiers, null),
  vat_id: buyer.vat_id,
  tax_number: null,
  electronic_address: buyer.electronic_address ?? addressByMail(buyer.email),
  address: buyer.address,
  contact: { name: buyer.contact_name, phone: null, email: null },
});
