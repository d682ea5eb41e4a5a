/** The tax in the amount of an expense, which is what the vendor was paid (docs/decisions/expenses.md). */
import type { Schemas } from '../../contract/contract.js';
import { assertWhole } from '../billing/invoice-amounts.js';
import type { TaxCategory } from '../billing/taxes/tax-rate-rules.js';
import { invalid } from '../errors.js';
import { dec, roundMoney, zero, type Big, type Decimal } from '../money.js';

/** The rate of an expense, in its columns. All are null if none is recorded. */
export interface ExpenseRate {
  readonly tax_rate_id: string | null;
  readonly tax_name: string | null;
  readonly tax_rate: Decimal | null;
  readonly tax_category: TaxCategory | null;
}

export const noRate: ExpenseRate = { tax_rate_id: null, tax_name: null, tax_rate: null, tax_category: null };

/** What an expense was paid, with the tax in it. */
export interface ExpenseTax extends ExpenseRate {
  readonly amount: Decimal | number;
  readonly currency: string;
  readonly tax_amount: Decimal | Big | number;
}

/** amount × rate / (1 + rate), rounded to the minor unit of the currency; 0 without a rate. */
export function taxIn({ amount, tax_rate, currency }: Pick<ExpenseTax, 'amount' | 'tax_rate' | 'currency'>): Big {
  if (tax_rate === null) return zero;
  const rate = dec(tax_rate);
  return roundMoney(
    dec(amount)
      .times(rate)
      .div(rate.plus(dec(1))),
    currency,
  );
}

type Given = Pick<Schemas['ExpenseUpdate'], 'tax_amount' | 'amount' | 'currency'>;

/**
 * The tax after a change: the one given, or one computed anew if the rate has changed, or what it applies to. A tax without a
 * rate is kept.
 */
export function taxAfter(before: ExpenseTax, given: Given, rate: ExpenseRate): ExpenseTax['tax_amount'] {
  if (typeof given.tax_amount === 'number') return given.tax_amount;
  const { amount = before.amount, currency = before.currency } = given;
  const isOther = !dec(amount).eq(dec(before.amount)) || currency !== before.currency;
  const isComputed = given.tax_amount === null || !isSameRate(before, rate) || (isOther && rate.tax_rate !== null);
  return isComputed ? taxIn({ amount, currency, ...rate }) : before.tax_amount;
}

const isSameRate = ({ tax_rate: a }: ExpenseRate, { tax_rate: b }: ExpenseRate): boolean =>
  a === null || b === null ? a === b : dec(a).eq(dec(b));

/** Throws `invalid_request` unless the tax is in whole minor units, at most the amount, and 0 for a rate of 0. */
export function assertTaxFits({ amount, currency, tax_rate, tax_amount }: ExpenseTax): void {
  const tax = dec(tax_amount);
  assertWhole(tax, currency, 'tax_amount');
  if (tax.gt(dec(amount))) throw invalid('tax_amount', `must not be more than the amount, ${dec(amount).toFixed()}`);
  if (tax_rate !== null && dec(tax_rate).eq(zero) && !tax.eq(zero))
    throw invalid('tax_amount', 'must be 0 for a rate of 0');
}
