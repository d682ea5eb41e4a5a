/** The tax of a credit note in the currency of the firm (BT-6 and BT-111 of EN 16931). */
import { dec, roundMoney, zero, type Big, type Decimal } from '../../money.js';
import type { Day } from '../../time.js';

/** How an invoice states its tax in the currency of the firm; all null if it does not. */
export interface StatedTax {
  readonly tax_currency: string | null;
  readonly exchange_rate: Decimal | null;
  readonly exchange_rate_date: Day | null;
}

export interface CreditedTax {
  readonly currency: string;
  readonly amount: Big;
  readonly rate: Big;
  /** The day of the rate. */
  readonly date: Day;
}

/** The tax at the exchange rate of the invoice that is credited; null without tax, or if the invoice states none. */
export function creditedTax(
  tax: Decimal,
  { tax_currency: currency, exchange_rate, exchange_rate_date: date }: StatedTax,
): CreditedTax | null {
  if (currency === null || exchange_rate === null || date === null || dec(tax).eq(zero)) return null;
  const rate = dec(exchange_rate);
  return { currency, amount: roundMoney(dec(tax).times(rate), currency), rate, date };
}
