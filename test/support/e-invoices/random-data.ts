/** Random invoices and credit notes that can be electronic ones. */
import fc from 'fast-check';
import type { InvoiceData, InvoiceDataLine } from '../../../domain/billing/e-invoice/invoice-data.js';
import { amountsOfTotal } from '../../../domain/billing/credit-amounts.js';
import type { AppliedTax } from '../../../domain/billing/taxes/applied-tax.js';
import { sharesLeft } from '../../../domain/billing/taxes/credit-shares.js';
import { totalsOf, type TaxShare } from '../../../domain/billing/taxes/tax-amounts.js';
import { minorUnits } from '../../../domain/minor-units.js';
import { dec, roundMoney, toDecimal, toNumber, zero, type Big } from '../../../domain/money.js';
import { dataLines, taxOf, type LineTerms } from './invoice-data.js';
import { complete, creditNoteOf } from './parts.js';

export interface RandomInvoice {
  readonly data: InvoiceData;
  /** Whether each tax is exactly its rate: not for prices that include tax, nor for what credits leave. */
  readonly isExact: boolean;
}

const standard = ['0.19', '0.07', '0.2', '0.1', '0.055', '0.021', '0.081', '0.026', '0.25'].map((rate) => taxOf(rate));
const untaxed: readonly AppliedTax[] = [
  taxOf('0'),
  taxOf('0', 'exempt', 'Steuerfrei'),
  taxOf('0', 'exempt', 'Bildung & <Kultur>'),
  taxOf('0', 'reverse_charge'),
  taxOf('0', 'intra_community'),
  taxOf('0', 'export'),
];
const taxes = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...standard) },
  { weight: 1, arbitrary: fc.constantFrom(...untaxed) },
);
const outside = fc.constant(taxOf('0', 'outside_scope'));

const tenThousandths = (max: number) =>
  fc.integer({ min: -max, max }).map((units) => toDecimal(dec(units).div(dec(10_000))));
const texts = fc.constantFrom('Beratung', 'Workshop\nmit Mittagessen', '<b>&"\'', '日本語 👍\r\nעברית', 'a\u0001b');
const units = fc.constantFrom<InvoiceDataLine['unit']>('hour', 'day', 'piece', 'kilometre', 'lump_sum');

const linesIn = (currency: string, tax: fc.Arbitrary<AppliedTax>) =>
  fc.array(
    fc
      .record({
        description: texts,
        quantity: fc.oneof(tenThousandths(500_000), fc.constantFrom('1', '0', '2', '10')),
        rate: tenThousandths(5_000_000),
        amount: fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { freq: 5, nil: undefined }),
        unit: units,
        tax,
      })
      .map(({ amount, tax: only, ...line }): LineTerms => ({
        ...line,
        taxes: [only],
        ...(amount === undefined ? {} : { amount: inUnits(amount, currency).toFixed() }),
      })),
    { minLength: 1, maxLength: 12 },
  );

const inUnits = (count: number, currency: string): Big => dec(count).div(dec(10 ** minorUnits(currency)));

const invoices = fc
  .record({
    currency: fc.constantFrom('EUR', 'EUR', 'USD', 'CHF', 'JPY'),
    pricesIncludeTax: fc.boolean(),
    tax: fc.oneof({ weight: 9, arbitrary: fc.constant(taxes) }, { weight: 1, arbitrary: fc.constant(outside) }),
  })
  .chain(({ currency, pricesIncludeTax, tax }) =>
    linesIn(currency, tax).map((lines): RandomInvoice => ({
      data: complete(dataLines(lines, { currency, pricesIncludeTax })),
      isExact: !pricesIncludeTax,
    })),
  );

/** Invoices, and credit notes of all of one, or of a part: the first, or the one of the rest. Totals are not negative. */
export const randomInvoices: fc.Arbitrary<RandomInvoice> = fc
  .record({
    invoice: invoices,
    parts: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
    kind: fc.constantFrom('invoice', 'invoice', 'credited', 'partly credited', 'rest credited'),
  })
  .filter(({ invoice }) => totalsOf(invoice.data.shares).total.gt(zero))
  .map(({ invoice, parts, kind }) => {
    if (kind === 'invoice') return invoice;
    if (kind === 'credited') return { ...invoice, data: creditNoteOf(invoice.data) };
    return creditOf(invoice.data, parts, kind === 'rest credited');
  });

/** The last of several credits of a percentage of what is left, or the credit of what they leave. */
function creditOf(data: InvoiceData, parts: readonly number[], isRest: boolean): RandomInvoice {
  const { currency } = data;
  const credits: (readonly TaxShare[])[] = [];
  for (const percent of parts) {
    const left = sharesLeft(data.shares, credits.flat());
    const wanted = roundMoney(totalsOf(left).total.times(dec(percent)).div(dec(100)), currency);
    if (wanted.gt(zero))
      credits.push(amountsOfTotal({ currency, isGross: false, left, leftRounding: zero }, toNumber(wanted)).shares);
  }
  const left = sharesLeft(data.shares, credits.flat());
  const last = credits.at(-1);
  const shares = last && (!isRest || totalsOf(left).total.eq(zero)) ? last : left;
  const lines = shares.flatMap(({ net, taxes: of }): InvoiceDataLine[] =>
    net.eq(zero)
      ? []
      : [
          {
            description: 'Gutschrift',
            quantity: null,
            rate: null,
            net,
            rate_includes_tax: false,
            unit: 'piece',
            taxes: of,
          },
        ],
  );
  return { data: { ...creditNoteOf(data), lines, shares }, isExact: false };
}
