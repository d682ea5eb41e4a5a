import Big from 'big.js';
import { minorUnits } from './minor-units.js';

/** An exact decimal as the database gives it, for example `"1250.50"`. */
export type Decimal = string & { readonly decimal: unique symbol };

/** Big that refuses JS numbers and implicit conversion, so that no binary arithmetic slips in. */
const Exact = Big();
Exact.strict = true;
Exact.RM = Big.roundHalfUp;
/** Digits after the point that a division keeps; everything we divide is rounded to far fewer. */
Exact.DP = 20;

export type { Big };

/** The exact value of a stored decimal, or of a number from JSON (its shortest decimal form, which is what the client wrote). */
export function dec(value: Decimal | Big | string | number): Big {
  return new Exact(typeof value === 'number' ? String(value) : value);
}

/** For storing: exact, never in exponent form. */
export function toDecimal(value: Big): Decimal {
  return value.toFixed() as Decimal;
}

/** For the edge: the JSON number that prints as the decimal does. */
export function toNumber(value: Decimal | Big): number;
export function toNumber(value: Decimal | Big | null): number | null;
export function toNumber(value: Decimal | Big | null): number | null {
  return value === null ? null : Number(value.toString());
}

const currencies: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('currency'), 'XCG', 'ZWG']);

/** Whether the code is a currency of ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/** What every amount of a request, and every one computed for a document, stays within: up to there a JSON number has three exact decimals. */
export const maximumAmount: Big = dec('8000000000000');

/** What every hourly rate stays within. */
export const maximumRate: Big = dec('9999999999.9999');

/** Half away from zero to the minor unit of the currency (docs/decisions/money.md). */
export const roundMoney = (value: Big, currency: string): Big => value.round(minorUnits(currency), Big.roundHalfUp);

/** Half away from zero to 2 decimals: hours and percentages. */
export const round2 = (value: Big): Big => value.round(2, Big.roundHalfUp);

/** Half away from zero to the 4 decimals that rates may have. */
export const roundRate = (rate: Big): Big => rate.round(4, Big.roundHalfUp);

export const zero: Big = dec(0);

/** The exact sum. */
export const sum = (values: Iterable<Big>): Big => {
  let total = zero;
  for (const value of values) total = total.plus(value);
  return total;
};
