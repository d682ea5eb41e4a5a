/** Amounts as Stripe counts them: in whole smallest units of the currency, which for some are not those of ISO 4217. */
import { minorUnits } from '../../minor-units.js';
import { dec, toDecimal, type Big, type Decimal } from '../../money.js';

/** What Stripe's count of decimals is where ISO 4217 has another one. */
const unusualDecimals: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

/** Decimals that an amount may really have at Stripe where that is fewer than it counts. */
const usableDecimals: Readonly<Record<string, number>> = { ISK: 0, UGX: 0, BHD: 2, JOD: 2, KWD: 2, OMR: 2, TND: 2 };

/** Currencies of ISO 4217 in which Stripe takes no payments. */
const unknownToStripe: ReadonlySet<string> = new Set(['CLF', 'UYI', 'UYW', 'IQD', 'LYD']);

const decimalsOf = (currency: string): number => unusualDecimals[currency] ?? minorUnits(currency);

const factorOf = (currency: string): Big => dec(10).pow(decimalsOf(currency));

/** Whether Stripe takes payments in this currency. */
export const isTakenByStripe = (currency: string): boolean => !unknownToStripe.has(currency);

/**
 * An amount in smallest units. Where Stripe cannot take it exactly, as 1.234 KWD, it is the next higher one that it can: what is
 * left over is credit, whereas an amount below would leave the invoice open.
 */
export function toSmallestUnits(amount: Decimal | Big, currency: string): number {
  const places = usableDecimals[currency] ?? decimalsOf(currency);
  const usable = dec(amount).round(places, 3);
  return Number(usable.times(factorOf(currency)).toFixed());
}

/** The amount of a number of smallest units; Stripe writes currencies in lower case. */
export const fromSmallestUnits = (units: number, currency: string): Decimal =>
  toDecimal(dec(units).div(factorOf(currency.toUpperCase())));
