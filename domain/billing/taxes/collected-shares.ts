/** What was collected of an invoice, by tax (docs/decisions/taxes.md). */
import { dec, zero, type Big } from '../../money.js';
import { sharesLeft } from './credit-shares.js';
import { roundedTogether, totalsOf, type TaxShare } from './tax-amounts.js';

/** An invoice at the end of a day. */
export interface Collected {
  readonly currency: string;
  /** Its shares, and those of the credit notes until then. */
  readonly shares: readonly TaxShare[];
  readonly credited: readonly TaxShare[];
  /** Payments less refunds until then. */
  readonly paid: Big;
}

/**
 * The parts of `paid`, in the order of the shares: they add up to it, and to exactly what is left of the invoice once that is
 * paid. What is paid beyond it was paid for what is credited, and so a refund takes back exactly the credited taxes.
 */
export function collectedShares({ currency, shares, credited, paid }: Collected): TaxShare[] {
  if (paid.eq(zero)) return scaled(shares, zero, currency);
  const left = credited.length === 0 ? shares : sharesLeft(shares, credited);
  const [open, whole] = [totalsOf(left).total, totalsOf(shares).total];
  if (paid.gt(whole)) return scaled(shares, paid, currency);
  if (paid.lt(open)) return scaled(left, paid, currency);
  if (paid.eq(open)) return [...left];
  return added(left, scaled(lessShares(shares, left), paid.minus(open), currency));
}

/** `a` less `b`, whose shares are in the same order. */
export const lessShares = (a: readonly TaxShare[], b: readonly TaxShare[]): TaxShare[] =>
  combined(a, b, (x, y) => x.minus(y));

const added = (a: readonly TaxShare[], b: readonly TaxShare[]): TaxShare[] => combined(a, b, (x, y) => x.plus(y));

const combined = (a: readonly TaxShare[], b: readonly TaxShare[], by: (x: Big, y: Big) => Big): TaxShare[] =>
  a.map(({ taxes, net, tax }, at) => ({
    taxes,
    net: by(net, b[at]?.net ?? zero),
    tax: tax.map((each, place) => by(each, b[at]?.tax[place] ?? zero)),
  }));

/** The part of the shares that adds up to `amount`. */
function scaled(shares: readonly TaxShare[], amount: Big, currency: string): TaxShare[] {
  if (amount.eq(zero)) return shares.map(({ taxes, tax }) => ({ taxes, net: zero, tax: tax.map(() => zero) }));
  const whole = totalsOf(shares).total;
  const factors = shares.flatMap(({ net, tax }) => [net, ...tax]);
  const parts = roundedTogether(
    factors.map((part) => (whole.eq(zero) ? zero : part.times(amount).div(whole))),
    currency,
  ).values();
  const next = (): Big => parts.next().value ?? dec(0);
  return shares.map(({ taxes, tax }) => ({ taxes, net: next(), tax: tax.map(next) }));
}
