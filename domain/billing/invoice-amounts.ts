/** The amounts of invoices (docs/decisions/money.md). Only the amount of a line and the tax are rounded. */
import { invalid } from '../errors.js';
import { minorUnits } from '../minor-units.js';
import { dec, maximumAmount, roundMoney, sum, zero, type Big, type Decimal } from '../money.js';

/** A decimal from JSON, from the database, or calculated. */
type Exact = Decimal | Big | number;

/** Quantity × rate, rounded to the minor unit of the currency. */
export const lineAmount = (quantity: Exact, rate: Exact, currency: string): Big =>
  roundMoney(dec(quantity).times(dec(rate)), currency);

/** The sums of an invoice (taxes/tax-amounts.ts). */
interface Sums {
  readonly subtotal: Big;
  readonly total: Big;
}

/** Throws `invalid_request` for the field if the total is negative, or an amount exceeds `maximumAmount`. */
export function assertBillable({ subtotal, total }: Sums, field: string): void {
  if (total.lt(zero)) throw invalid(field, `must not make the total negative: it would be ${total.toFixed()}`);
  if (isTooLarge({ subtotal, total }))
    throw invalid(field, `must not make the total exceed ${maximumAmount.toFixed()}`);
}

/** Whether subtotal or total exceeds `maximumAmount`. */
export const isTooLarge = ({ subtotal, total }: Sums): boolean => subtotal.gt(maximumAmount) || total.gt(maximumAmount);

/** Throws `invalid_request` for the field if a line's amount exceeds `maximumAmount`, or is below its negative. */
export function assertInRange(amount: Big, field: string): void {
  if (amount.abs().gt(maximumAmount)) throw invalid(field, `must not make an amount exceed ${maximumAmount.toFixed()}`);
}

/** Throws `invalid_request` for the field unless the amount is in whole minor units: 0.01 USD, 1 JPY, 0.001 KWD. */
export function assertWhole(amount: Exact, currency: string, field: string): void {
  if (roundMoney(dec(amount), currency).eq(dec(amount))) return;
  const decimals = minorUnits(currency);
  throw invalid(
    field,
    decimals === 0 ? `must be a whole number of ${currency}` : `must have at most ${decimals} decimals in ${currency}`,
  );
}

/**
 * Divides an amount in proportion to weights, such as hours. Shares are in whole minor units and add up to the amount:
 * the share of the last weight that is not 0 takes the rounding difference. If all weights are 0, the first share is
 * the whole.
 */
export function divide(amount: Exact, weights: readonly Exact[], currency: string): Big[] {
  const exact = weights.map(dec);
  const whole = sum(exact);
  if (whole.eq(zero)) return exact.map((_, index) => (index === 0 ? dec(amount) : zero));
  const shares = exact.map((weight) => roundMoney(dec(amount).times(weight).div(whole), currency));
  const last = exact.findLastIndex((weight) => !weight.eq(zero));
  const rest = dec(amount).minus(sum(shares));
  return shares.map((share, index) => (index === last ? share.plus(rest) : share));
}
