import { grouped } from '../../../domain/grouped.js';
import { dec, roundMoney, sum, toDecimal, toNumber, type Big, type Decimal } from '../../../domain/money.js';
import { maxGroups, type ReportQuery } from '../../../domain/reports/reports.js';
import type { TaxCategory } from '../../../domain/billing/taxes/tax-rate-rules.js';
import type { Ctx } from '../../../models/context.js';
import type { Schemas } from '../../../contract/contract.js';
import type { DayRange } from '../../../domain/time.js';
import { assertInto } from '../../../domain/billing/exchange-rates/into.js';
import { conversionOver } from '../../billing/exchange-rates/rate-book.js';
import { reportRange } from '../range.js';
import { collectedTaxes, eachCollectedTax } from './collected-taxes.js';
import { inputTaxes, type InputTax } from './input-taxes.js';
import { eachInvoicedTax, invoicedTaxes, type AddTaxes } from './invoiced-taxes.js';
import { TaxSums } from './tax-sums.js';

type Report = Schemas['TaxReport'];

/** The response of `GET /v1/reports/taxes`. */
export async function taxReport(ctx: Ctx, query: ReportQuery<'taxes'>): Promise<Report> {
  const period = reportRange(ctx, query);
  const { basis, in: into } = query;
  assertInto(into);
  const [sums, inputs] = await Promise.all([
    basis === 'collected' ? collectedTaxes(ctx, period) : invoicedTaxes(ctx, period),
    inputTaxes(ctx, period),
  ]);
  const own = ctx.workspace.currency;
  const currencies = new Set([...sums.currencies, ...inputs.map(({ currency }) => currency)]);
  const others = [...currencies].filter((code) => code !== own).toSorted();
  return {
    period,
    basis,
    ...inCurrency(sums, inputs, own),
    other_currencies: others.map((currency) => ({ currency, ...inCurrency(sums, inputs, currency) })),
    ...(into !== undefined && { converted: await convertedTaxes(ctx, query, period, { into, currencies }) }),
  };
}

/** The taxes of all currencies in one, each at the rate of the day on which it counts. */
async function convertedTaxes(
  ctx: Ctx,
  { basis }: ReportQuery<'taxes'>,
  period: DayRange,
  { into, currencies }: { readonly into: string; readonly currencies: Iterable<string> },
): Promise<Schemas['ConvertedTaxes']> {
  const conversion = await conversionOver(ctx, into, currencies, period);
  const sums = new TaxSums();
  const add: AddTaxes = ({ shares, rounding, currency, day, ...documents }) => {
    const amount = (value: Big): Big => conversion.orZero(value, currency, day);
    const inOne = shares.map(({ taxes, net, tax }) => ({ taxes, net: amount(net), tax: tax.map(amount) }));
    sums.add({ ...documents, currency: into, shares: inOne, rounding: amount(rounding) });
  };
  await (basis === 'collected' ? eachCollectedTax : eachInvoicedTax)(ctx, period, add, into);
  const inputs = await inputTaxes(ctx, period, into);
  const byRate = grouped(inputs, ({ category, rate }) => `${category} ${rate && dec(rate).toFixed()}`);
  const added = [...byRate.values()].map((some): InputTax => {
    const amount = (of: 'taxable' | 'tax'): Decimal =>
      toDecimal(sum(some.map((row) => conversion.orZero(dec(row[of]), row.currency, row.day ?? period.to))));
    const expenses = some.reduce((all, row) => all + row.expenses, 0);
    return { ...some[0], currency: into, taxable: amount('taxable'), tax: amount('tax'), expenses };
  });
  return { ...inCurrency(sums, added, into), ...conversion.notes() };
}

function inCurrency(
  sums: TaxSums,
  inputs: readonly InputTax[],
  currency: string,
): Omit<Schemas['TaxReportOtherCurrency'], 'currency'> {
  const input = inputs.filter((row) => row.currency === currency);
  const { net, tax: charged, rounding, invoices, credit_notes } = sums.totalsOf(currency);
  const tax = roundMoney(charged, currency);
  const inputTax = roundMoney(sum(input.map((row) => dec(row.tax))), currency);
  const taxes = inOrder(sums.groupsOf(currency));
  const input_tax = inOrder(input.map(serializeInput));
  return {
    summary: {
      net_amount: toNumber(roundMoney(net, currency)),
      tax: toNumber(tax),
      rounding: toNumber(roundMoney(rounding, currency)),
      input_tax: toNumber(inputTax),
      balance: toNumber(tax.minus(inputTax)),
      invoices,
      credit_notes,
    },
    taxes: taxes.slice(0, maxGroups),
    input_tax: input_tax.slice(0, maxGroups),
    omitted: Math.max(taxes.length - maxGroups, 0) + Math.max(input_tax.length - maxGroups, 0),
  };
}

const serializeInput = ({ category, rate, taxable, tax, expenses, currency }: InputTax): Schemas['TaxReportInput'] => ({
  category,
  rate: toNumber(rate),
  taxable: toNumber(roundMoney(dec(taxable), currency)),
  tax: toNumber(roundMoney(dec(tax), currency)),
  expenses,
});

const order: Readonly<Record<TaxCategory, number>> = {
  standard: 0,
  zero: 1,
  exempt: 2,
  reverse_charge: 3,
  intra_community: 4,
  export: 5,
  outside_scope: 6,
};

interface Ordered {
  readonly category: TaxCategory | null;
  readonly rate: number | null;
}

/** By category, then highest rate first; tax without a rate comes last. */
const inOrder = <Row extends Ordered>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => rankOf(a) - rankOf(b) || (b.rate ?? 0) - (a.rate ?? 0));

const rankOf = ({ category }: Ordered): number => (category === null ? 7 : order[category]);
