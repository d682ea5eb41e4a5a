import { dec, sum, toNumber } from '../../../domain/money.js';
import { maxGroups, type ReportQuery } from '../../../domain/reports/reports.js';
import type { TaxCategory } from '../../../domain/billing/taxes/tax-rate-rules.js';
import type { Ctx } from '../../../models/context.js';
import type { Schemas } from '../../../contract/contract.js';
import { reportRange } from '../range.js';
import { collectedTaxes } from './collected-taxes.js';
import { inputTaxes, type InputTax } from './input-taxes.js';
import { invoicedTaxes } from './invoiced-taxes.js';
import type { TaxSums } from './tax-sums.js';

type Report = Schemas['TaxReport'];

/** The response of `GET /v1/reports/taxes`. */
export async function taxReport(ctx: Ctx, query: ReportQuery<'taxes'>): Promise<Report> {
  const period = reportRange(ctx, query);
  const { basis } = query;
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
  };
}

function inCurrency(
  sums: TaxSums,
  inputs: readonly InputTax[],
  currency: string,
): Omit<Schemas['TaxReportOtherCurrency'], 'currency'> {
  const input = inputs.filter((row) => row.currency === currency);
  const { net, tax, rounding, invoices, credit_notes } = sums.totalsOf(currency);
  const inputTax = sum(input.map((row) => dec(row.tax)));
  const taxes = inOrder(sums.groupsOf(currency));
  const input_tax = inOrder(input.map(serializeInput));
  return {
    summary: {
      net_amount: toNumber(net),
      tax: toNumber(tax),
      rounding: toNumber(rounding),
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

const serializeInput = ({ category, rate, taxable, tax, expenses }: InputTax): Schemas['TaxReportInput'] => ({
  category,
  rate: toNumber(rate),
  taxable: toNumber(taxable),
  tax: toNumber(tax),
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
