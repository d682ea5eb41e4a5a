/** Random sellers and buyers, of whom something may be missing or wrong. */
import fc from 'fast-check';
import { formatTerms, type EInvoiceFormat } from '../../../domain/billing/e-invoice/formats.js';
import type { InvoiceData } from '../../../domain/billing/e-invoice/invoice-data.js';
import type { TaxCategory } from '../../../domain/billing/taxes/tax-rate-rules.js';
import { dataLines, germanBuyer, germanSeller, taxOf } from './invoice-data.js';
import { complete, creditNoteOf, gln, noAccount } from './parts.js';

/** VAT ids by country, with valid check digits. */
const vatIds: Readonly<Record<string, string>> = {
  AT: 'ATU13585627',
  BE: 'BE0403170701',
  CH: 'CHE107787577',
  DE: 'DE123456788',
  DK: 'DK13585628',
  FI: 'FI20774740',
  FR: 'FR40303265045',
  GB: 'GB980780684',
  GR: 'EL094259216',
  IS: 'IS123456',
  IT: 'IT00743110157',
  NL: 'NL004495445B01',
  NO: 'NO995525828MVA',
  PL: 'PL8567346215',
  SE: 'SE556036079301',
  US: 'US',
};

const usually = <Value>(value: Value, ...others: Value[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const identifiers = [
  gln,
  { scheme: '0088', value: '4012345000001' },
  { scheme: '0106', value: '12345678' },
  { scheme: '0184', value: '13585628' },
  { scheme: '0192', value: '995525828' },
  { scheme: '0196', value: '1234567890' },
  { scheme: '0007', value: '5560360793' },
  { scheme: '0208', value: '0403170702' },
  { scheme: '0181', value: '1' },
];
const shared = {
  country: fc.oneof(fc.constantFrom(...Object.keys(vatIds)), fc.constant('DE'), fc.constant('XK')),
  line1: usually<string | null>('Main Street 1', null, ' '),
  city: usually<string | null>('Town', null),
  postal_code: usually<string | null>('12345', null, '\t'),
  hasVatId: usually(true, false),
  identifiers: fc.subarray(identifiers, { maxLength: 2 }),
  electronic_address: usually<InvoiceData['buyer']['electronic_address']>(gln, null, { scheme: '0184', value: '1' }),
  email: usually<string | null>('invoices@acme.example', null),
  contact_name: usually<string | null>('Accounts', null, ' '),
};

interface Shared {
  readonly country: string;
  readonly line1: string | null;
  readonly city: string | null;
  readonly postal_code: string | null;
  readonly hasVatId: boolean;
}

const partOf = <Terms extends Shared>({ country, line1, city, postal_code, hasVatId, ...terms }: Terms) => {
  const vat_id = hasVatId && country !== 'US' ? (vatIds[country] ?? null) : null;
  return { ...terms, vat_id, tax_id: vat_id, address: { line1, line2: null, city, state: null, postal_code, country } };
};

const sellers = fc
  .record({
    ...shared,
    tax_number: fc.constantFrom(null, '37/123/45678', '00743110157', 'Godkänd för F-skatt'),
    registration_number: fc.constantFrom(null, 'HRB 1', '5560360793', ' '),
    phone: usually<string | null>('+49 30 5550100', null, ' '),
    legal_name: fc.constantFrom<string | null>(null, 'Nordlicht GmbH', ' '),
    payment: usually<InvoiceData['seller']['payment']>(germanSeller.payment, noAccount),
  })
  .map((terms): InvoiceData['seller'] => ({ ...germanSeller, ...partOf(terms) }));

const buyers = fc.record(shared).map((terms): InvoiceData['buyer'] => ({ ...germanBuyer, ...partOf(terms) }));

const taxes = fc.oneof(
  fc.constantFrom('0.19', '0.25', '0.12').map((rate) => taxOf(rate)),
  fc
    .constantFrom<TaxCategory>('zero', 'exempt', 'reverse_charge', 'intra_community', 'export', 'outside_scope')
    .map((category) => taxOf('0', category, category === 'zero' ? null : 'A reason')),
);
const references: InvoiceData['references'] = {
  buyer: '04011000-12345-34',
  contract: null,
  order: null,
  project: null,
  accounting: null,
};

/** An invoice or credit note between them, and a format, which it may not fit. */
export const randomPairs: fc.Arbitrary<{ readonly data: InvoiceData; readonly format: EInvoiceFormat }> = fc
  .record({
    seller: sellers,
    buyer: buyers,
    tax: taxes,
    currency: fc.constantFrom('EUR', 'EUR', 'DKK', 'SEK'),
    references: usually(references, { ...references, buyer: null }, { ...references, buyer: ' ', order: 'PO-1' }),
    payment_terms: usually<string | null>(null, 'Thank you', '#1', '#SKONTO#TAGE=14#PROZENT=2.00#'),
    delivery: usually<InvoiceData['delivery']>({ start: '2026-10-01', end: '2026-10-31' }, null),
    isCredit: fc.boolean(),
    format: fc.constantFrom(...(Object.keys(formatTerms) as EInvoiceFormat[]), 'peppol_bis', 'peppol_bis'),
  })
  .map(({ tax, currency, isCredit, format, ...terms }) => {
    const invoice = complete({ ...terms, ...dataLines([{ taxes: [tax] }], { currency }) });
    return { data: isCredit ? creditNoteOf(invoice) : invoice, format };
  });
