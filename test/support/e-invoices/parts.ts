/** Parts of invoices that each electronic format accepts, and ways to leave something out. */
import type { InvoiceData } from '../../../domain/billing/e-invoice/invoice-data.js';
import { buildInvoiceData, dataLines, germanBuyer, germanSeller, taxOf, type LineTerms } from './invoice-data.js';

type Seller = InvoiceData['seller'];
type Buyer = InvoiceData['buyer'];

export const gln = { scheme: '0088', value: '4012345000009' };

/** An invoice that each format accepts. */
export const complete = (overrides: Partial<InvoiceData> = {}): InvoiceData =>
  buildInvoiceData({
    seller: { ...germanSeller, electronic_address: gln },
    buyer: { ...germanBuyer, electronic_address: gln },
    ...overrides,
  });

export const from = (terms: Partial<Seller>): Partial<InvoiceData> => ({
  seller: { ...germanSeller, electronic_address: gln, ...terms },
});
export const to = (terms: Partial<Buyer>): Partial<InvoiceData> => ({
  buyer: { ...germanBuyer, electronic_address: gln, ...terms },
});
export const inCountry = (country: string, vat_id: string, identifiers: Seller['identifiers'] = []) => ({
  address: { ...germanSeller.address, country },
  vat_id,
  identifiers,
});
export const withLines = (...terms: readonly LineTerms[]): Partial<InvoiceData> => dataLines(terms);
export const free = (...[category, reason]: Parameters<typeof taxOf> extends [string, ...infer Rest] ? Rest : never) =>
  withLines({ taxes: [taxOf('0', category, reason)] });
export const noReferences: InvoiceData['references'] = {
  buyer: null,
  contract: null,
  order: null,
  project: null,
  accounting: null,
};
export const noAccount: Seller['payment'] = {
  account_holder: null,
  iban: null,
  bic: null,
  bank_name: null,
  instructions: null,
};
export const at = <Party extends Seller | Buyer>(
  party: Party,
  change: Partial<Party['address']>,
): Pick<Party, 'address'> => ({
  address: { ...party.address, ...change },
});

export const dane = inCountry('DK', 'DK13585628', [{ scheme: '0184', value: '13585628' }]);
export const dutch = inCountry('NL', 'NL004495445B01', [{ scheme: '0106', value: '12345678' }]);
export const icelander = inCountry('IS', 'IS123456', [{ scheme: '0196', value: '1234567890' }]);
export const italian = { ...inCountry('IT', 'IT00743110157'), tax_number: null };
export const swede = { ...inCountry('SE', 'SE556036079301'), registration_number: '5560360793', tax_number: null };
export const swedishLines = withLines({ taxes: [taxOf('0.25')] });
export const noStreet = { line1: null };

/** A credit note with the lines of an invoice. */
export const creditNoteOf = (invoice: InvoiceData): InvoiceData => ({
  ...invoice,
  kind: 'credit_note',
  number: 'GS-2026-0007',
  due_date: null,
  payment_terms: 'Zu Rechnung RE-2026-0042',
  preceding: { number: invoice.number, date: invoice.date },
});
