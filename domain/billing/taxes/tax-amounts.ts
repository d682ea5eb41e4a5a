/**
 * Amounts of invoices by their taxes (docs/decisions/taxes.md). Each tax is computed on the sum of its lines and rounded
 * once, as tax law and EN 16931 (BR-CO-17) have it; lines have no rounded tax of their own.
 */
import { dec, roundMoney, sum, type Big } from '../../money.js';
import { fractionsOf, keyOf, keysOf, type AppliedTax } from './applied-tax.js';

export interface TaxableLine {
  /** Before tax; including tax if prices include it. */
  readonly amount: Big;
  readonly taxes: readonly AppliedTax[];
}

/** The part of an invoice whose lines have the same taxes. */
export interface TaxShare {
  readonly taxes: readonly AppliedTax[];
  /** Before tax. */
  readonly net: Big;
  /** The amount of each tax. */
  readonly tax: readonly Big[];
}

export interface TaxedAmounts {
  /** The amount of each line before tax, in the order of the lines. */
  readonly nets: readonly Big[];
  readonly shares: readonly TaxShare[];
  readonly subtotal: Big;
  readonly tax_amount: Big;
  readonly total: Big;
}

/** Lines that have the same taxes. */
interface Bundle {
  readonly taxes: readonly AppliedTax[];
  readonly keys: readonly string[];
  readonly fractions: readonly Big[];
  /** Amount before tax per unit of the given amount is 1 / `factor`. */
  readonly factor: Big;
  readonly amounts: readonly Big[];
}

/**
 * The amounts of these lines. If prices include tax, the total is exactly the sum of the lines' amounts, and the tax is taken
 * out of it.
 */
export function taxedAmounts(lines: readonly TaxableLine[], currency: string, pricesIncludeTax: boolean): TaxedAmounts {
  const keys = lines.map(({ taxes }) => keyOf(taxes));
  const bundles = new Map(
    [...new Set(keys)].map((key) => [
      key,
      bundleOf(
        lines.filter((_, index) => keys[index] === key),
        pricesIncludeTax,
      ),
    ]),
  );
  const taxes = taxesOf([...bundles.values()], currency);
  const shares = [...bundles.values()].map((bundle, index): TaxShare => {
    const amount = sum(bundle.amounts);
    const tax = taxes[index] ?? [];
    return { taxes: bundle.taxes, tax, net: pricesIncludeTax ? amount.minus(sum(tax)) : amount };
  });
  const nets = new Map(
    [...bundles].map(([key, bundle], index) => [key, netsOf(bundle, shares[index]?.net, currency).values()]),
  );
  return { nets: keys.map((key) => nets.get(key)?.next().value ?? dec(0)), shares, ...totalsOf(shares) };
}

/** The sums of shares. */
export function totalsOf(shares: readonly TaxShare[]): Pick<TaxedAmounts, 'subtotal' | 'tax_amount' | 'total'> {
  const subtotal = sum(shares.map(({ net }) => net));
  const tax_amount = sum(shares.flatMap(({ tax }) => tax));
  return { subtotal, tax_amount, total: subtotal.plus(tax_amount) };
}

function bundleOf(lines: readonly TaxableLine[], pricesIncludeTax: boolean): Bundle {
  const { taxes = [] } = lines[0] ?? {};
  const fractions = fractionsOf(taxes);
  return {
    taxes,
    keys: keysOf(taxes),
    fractions,
    factor: pricesIncludeTax ? sum(fractions).plus(dec(1)) : dec(1),
    amounts: lines.map(({ amount }) => amount),
  };
}

/** The taxes of each bundle: those of one tax, in all its bundles, add up to the tax on their sum, rounded once. */
function taxesOf(bundles: readonly Bundle[], currency: string): Big[][] {
  const exact = bundles.map(({ amounts, fractions, factor }) =>
    fractions.map((fraction) => sum(amounts).times(fraction).div(factor)),
  );
  const taxes = exact.map((each) => [...each]);
  for (const key of new Set(bundles.flatMap(({ keys }) => keys))) {
    const places = bundles.map(({ keys }) => keys.indexOf(key));
    const parts = roundedTogether(
      exact.map((each, index) => each[places[index] ?? -1] ?? dec(0)),
      currency,
    );
    for (const [index, part] of parts.entries()) {
      const place = places[index] ?? -1;
      if (place >= 0) taxes[index]?.splice(place, 1, part);
    }
  }
  return taxes;
}

/** The amount of each line of a bundle before tax; together they are `net`. */
function netsOf({ amounts, factor }: Bundle, net: Big = dec(0), currency: string): Big[] {
  if (factor.eq(dec(1))) return [...amounts];
  const nets = roundedTogether(
    amounts.map((amount) => amount.div(factor)),
    currency,
  );
  const rest = net.minus(sum(nets));
  const last = amounts.findLastIndex((amount) => !amount.eq(dec(0)));
  return nets.map((each, index) => (index === last ? each.plus(rest) : each));
}

/**
 * Rounds values so that they add up to their rounded sum: each is what it adds to the rounded sum so far, and so is less than
 * one minor unit from its exact value.
 */
export function roundedTogether(values: readonly Big[], currency: string): Big[] {
  let exact = dec(0);
  let rounded = dec(0);
  return values.map((value) => {
    exact = exact.plus(value);
    const next = roundMoney(exact, currency);
    const part = next.minus(rounded);
    rounded = next;
    return part;
  });
}
