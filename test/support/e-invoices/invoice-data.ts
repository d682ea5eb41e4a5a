import type { InvoiceData, InvoiceDataLine } from '../../../domain/billing/e-invoice/invoice-data.js';
import { plainTax, type AppliedTax } from '../../../domain/billing/taxes/applied-tax.js';
import { taxedAmounts } from '../../../domain/billing/taxes/tax-amounts.js';
import type { TaxCategory } from '../../../domain/billing/taxes/tax-rate-rules.js';
import { dec, roundMoney, toDecimal, zero } from '../../../domain/money.js';

/** A tax of the settings, at a rate as a fraction. */
export const taxOf = (rate: string, category?: TaxCategory, reason: string | null = null): AppliedTax => ({
  ...plainTax(toDecimal(dec(rate)), category),
  reason,
});

export interface LineTerms {
  readonly description?: string;
  readonly quantity?: string;
  readonly rate?: string;
  /** The amount that was given; by default quantity times rate. */
  readonly amount?: string;
  readonly unit?: InvoiceDataLine['unit'];
  readonly taxes?: readonly AppliedTax[];
}

const germanTax = taxOf('0.19');

/** Lines and their amounts by tax, computed as those of an invoice are. */
export function dataLines(
  terms: readonly LineTerms[],
  {
    currency = 'EUR',
    pricesIncludeTax = false,
  }: { readonly currency?: string; readonly pricesIncludeTax?: boolean } = {},
): Pick<InvoiceData, 'lines' | 'shares' | 'currency'> {
  const taxable = terms.map(({ quantity = '2', rate = '150', amount, taxes = [germanTax] }) => ({
    amount: amount === undefined ? roundMoney(dec(quantity).times(dec(rate)), currency) : dec(amount),
    taxes,
  }));
  const { nets, shares } = taxedAmounts(taxable, currency, pricesIncludeTax);
  const lines = terms.map(({ description = 'Consulting', quantity = '2', rate = '150', unit = 'hour' }, index) => ({
    description,
    quantity: toDecimal(dec(quantity)),
    rate: toDecimal(dec(rate)),
    net: nets[index] ?? dec(0),
    rate_includes_tax: pricesIncludeTax,
    unit,
    taxes: taxable[index]?.taxes ?? [],
  }));
  return { lines, shares, currency };
}

const address = (country: string, city: string, postal_code: string) => ({
  line1: 'Hauptstraße 1',
  line2: null,
  city,
  state: null,
  postal_code,
  country,
});

/** A German firm. */
export const germanSeller: InvoiceData['seller'] = {
  name: 'Nordlicht',
  legal_name: 'Nordlicht Beratung GmbH',
  address: address('DE', 'Berlin', '10115'),
  tax_id: 'DE123456788',
  vat_id: 'DE123456788',
  tax_number: '37/123/45678',
  identifiers: [],
  electronic_address: null,
  contact_name: 'Buchhaltung',
  registration_number: 'HRB 12345 B',
  email: 'rechnung@nordlicht.example',
  phone: '+49 30 5550100',
  website: null,
  payment: {
    account_holder: null,
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    bank_name: 'Commerzbank',
    instructions: null,
  },
  footer: 'Geschäftsführerin: Ada Muster',
};

/** A German client. */
export const germanBuyer: InvoiceData['buyer'] = {
  name: 'Acme GmbH',
  contact_name: 'Petra Schmidt',
  email: 'eingang@acme.example',
  address: address('DE', 'Köln', '50667'),
  tax_id: 'DE136695976',
  vat_id: 'DE136695976',
  tax_number: null,
  identifiers: [],
  electronic_address: null,
};

/** An invoice between two German firms, for two hours at 150.00 and 19 %, which XRechnung accepts. */
export const buildInvoiceData = (overrides: Partial<InvoiceData> = {}): InvoiceData => ({
  kind: 'invoice',
  number: 'RE-2026-0042',
  date: '2026-11-03',
  due_date: '2026-12-03',
  payment_terms: null,
  preceding: null,
  delivery: { start: '2026-10-01', end: '2026-10-31' },
  references: { buyer: '04011000-12345-34', contract: null, order: null, project: null, accounting: null },
  subject: 'Arbeiten im Oktober',
  notes: null,
  seller: germanSeller,
  buyer: germanBuyer,
  ...dataLines([{}]),
  rounding: zero,
  ...overrides,
});
