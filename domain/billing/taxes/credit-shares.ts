/** How credits reduce the shares of an invoice (docs/decisions/taxes.md). */
import { minorUnits } from '../../minor-units.js';
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
 *
 * Each tax is rounded to the nearest, unless what is left would then differ from its rate by 1 or more, which no electronic document
 * may (BR-CO-17): credits in yen, each rounded by itself, would leave more to the last one with each of them. The credit itself
 * differs from its rate by less than a minor unit if it can.
 */
export function creditedShare(left: TaxShare, amount: Big, isGross: boolean, currency: string): TaxShare {
  const whole = isGross ? grossOf(left) : left.net;
  if (amount.eq(whole)) return left;
  const fractions = fractionsOf(left.taxes);
  const factor = isGross ? sum(fractions).plus(dec(1)) : dec(1);
  const shareOf = (tax: readonly Big[]): TaxShare => ({
    taxes: left.taxes,
    tax,
    net: isGross ? amount.minus(sum(tax)) : amount,
  });
  const roundings = fractions.map((fraction) => roundingsOf(amount.times(fraction).div(factor), currency));
  const nearest = shareOf(roundings.map(([tax = zero]) => tax));
  if (amount.abs().gt(whole.abs())) return nearest;
  const unit = unitOf(currency);
  const [best] = combinations(roundings)
    .map(shareOf)
    .filter((share) => isPartOf(left, share))
    .map((share) => ({ share, own: differenceOf(share), rest: differenceOf(lessOf(left, share)) }))
    .toSorted(
      (a, b) =>
        Number(a.own.gte(unit)) - Number(b.own.gte(unit)) ||
        Number(a.rest.gte(tolerance)) - Number(b.rest.gte(tolerance)) ||
        a.own.cmp(b.own),
    );
  return best ? best.share : shareOf(nearest.tax.map((tax, at) => smaller(tax, left.tax[at] ?? zero)));
}

/** By how much a tax may differ from its rate in an electronic document, in units of the currency. */
const tolerance = dec(1);

/** The value rounded to minor units, and where that is not exact, rounded the other way. The nearest comes first. */
function roundingsOf(value: Big, currency: string): Big[] {
  const nearest = roundMoney(value, currency);
  const unit = unitOf(currency);
  if (nearest.eq(value)) return [nearest];
  return [nearest, nearest.gt(value) ? nearest.minus(unit) : nearest.plus(unit)];
}

const unitOf = (currency: string): Big => dec(10).pow(-minorUnits(currency));

const combinations = (choices: readonly (readonly Big[])[]): Big[][] =>
  choices.reduce<Big[][]>((made, some) => made.flatMap((before) => some.map((each) => [...before, each])), [[]]);

/** Whether net and taxes are at most what is left of them. */
const isPartOf = (left: TaxShare, { net, tax }: TaxShare): boolean =>
  isBetween(net, left.net) && tax.every((each, at) => isBetween(each, left.tax[at] ?? zero));

const isBetween = (value: Big, end: Big): boolean =>
  end.lt(zero) ? value.lte(zero) && value.gte(end) : value.gte(zero) && value.lte(end);

/** By how much a tax of the share differs from its rate at most. */
function differenceOf({ taxes, net, tax }: TaxShare): Big {
  const differences = fractionsOf(taxes).map((fraction, at) => (tax[at] ?? zero).minus(net.times(fraction)).abs());
  return differences.reduce((largest, each) => (each.gt(largest) ? each : largest), zero);
}

const lessOf = (left: TaxShare, { net, tax }: TaxShare): TaxShare => ({
  taxes: left.taxes,
  net: left.net.minus(net),
  tax: left.tax.map((each, at) => each.minus(tax[at] ?? zero)),
});

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
