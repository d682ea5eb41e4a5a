/** The amount of an expense that the client pays (docs/decisions/expenses.md). */
import { dec, roundMoney, zero, type Big, type Decimal } from '../money.js';

export interface Billing {
  readonly billable: boolean;
  readonly amount: Decimal | number;
  /** Percent of the amount. */
  readonly markup_percent: Decimal | number;
  readonly currency: string;
}

/** amount × (1 + markup_percent / 100), rounded to the minor unit of the currency; 0 if it is not billable. */
export function billableAmount({ billable, amount, markup_percent, currency }: Billing): Big {
  if (!billable) return zero;
  return roundMoney(dec(amount).times(dec(markup_percent).div(dec(100)).plus(dec(1))), currency);
}
