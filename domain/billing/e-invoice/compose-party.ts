import { countryCode } from './code-lists.js';
import type { EInvoiceParty, EInvoiceSeller } from './e-invoice.js';
import type { InvoiceData } from './invoice-data.js';
import { writtenText } from './texts.js';

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
  const name = writtenText(seller.legal_name) ?? seller.name;
  return {
    name,
    trading_name: seller.name === name ? null : seller.name,
    ...namesOf(seller.identifiers, writtenText(seller.registration_number)),
    vat_id: seller.vat_id,
    tax_number: seller.tax_number,
    electronic_address: seller.electronic_address ?? addressByMail(seller.email),
    address: composeAddress(seller.address),
    contact: { name: writtenText(seller.contact_name), phone: writtenText(seller.phone), email: seller.email },
    legal_information: writtenText(seller.footer),
  };
}

/** The buyer. Without an electronic address of its own, it is reached by mail. It can have one identifier (BT-46). */
export function composeBuyer({ buyer }: InvoiceData): EInvoiceParty {
  const { identifiers, registration } = namesOf(buyer.identifiers, null);
  return {
    name: buyer.name,
    trading_name: null,
    identifiers: identifiers.slice(0, 1),
    registration,
    vat_id: buyer.vat_id,
    tax_number: null,
    electronic_address: buyer.electronic_address ?? addressByMail(buyer.email),
    address: composeAddress(buyer.address),
    contact: { name: writtenText(buyer.contact_name), phone: null, email: null },
  };
}

const composeAddress = (address: EInvoiceParty['address']): EInvoiceParty['address'] => ({
  ...address,
  country: countryCode(address.country),
});
