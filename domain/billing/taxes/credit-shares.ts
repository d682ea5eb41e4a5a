/** How credits reduce the shares of an invoice (docs/decisions/taxes.md). */
import { dec, roundMoney, sum, zero, type Big } from '../../money.js';
import { fractionsOf, keyOf } from './applied-tax.js';
import { roundedTogether, type TaxShare } from './tax-amounts.js';

export const grossOf = ({ net, tax }: TaxShare): Big => net.plus(sum(tax));

/** The shares of an invoice less those of its credit notes. */
export function sharesLeft(shares: readonly TaxShare[], credited: readonly TaxShare[]): TaxShare[] {
  return shares.map((share) => {
    const taken = credited.filter(({ taxes }) => keyOf(taxes) === keyOf(share.taxes));
    return {
      taxes: share.taxes,
      net: share.net.minus(sum(taken.map(({ net }) => net))),
      tax: share.tax.map((tax, at) => tax.minus(sum(taken.map((each) => each.tax[at] ?? zero)))),
    };
  });
}

/**
 * The part of a share that a credit of `amount` takes: before tax, or including it if `isGross`. The whole share takes its taxes
 * as they are, so that all credits together are exactly the share; a part never takes more tax than is left.
 */
export function creditedShare(left: TaxShare, amount: Big, isGross: boolean, currency: string): TaxShare {
  if (amount.eq(isGross ? grossOf(left) : left.net)) return left;
  const fractions = fractionsOf(left.taxes);
  const factor = isGross ? sum(fractions).plus(dec(1)) : dec(1);
  const tax = fractions.map((fraction, at) => {
    const rounded = roundMoney(amount.times(fraction).div(factor), currency);
    return amount.abs().lte(left.net.abs()) ? smaller(rounded, left.tax[at] ?? zero) : rounded;
  });
  return { taxes: left.taxes, tax, net: isGross ? amount.minus(sum(tax)) : amount };
}

/** Divides an amount including tax among shares, in proportion to what is left of each. */
export function divideGross(amount: Big, left: readonly TaxShare[], currency: string): Big[] {
  const whole = sum(left.map(grossOf));
  if (whole.eq(zero)) return left.map(() => zero);
  return roundedTogether(
    left.map((share) => amount.times(grossOf(share)).div(whole)),
    currency,
  );
}

/** The one nearer to 0. */
const smaller = (a: Big, b: Big): Big => (a.abs().lt(b.abs()) ? a : b);
