import Big from 'big.js';
import { minorUnits } from './minor-units.js';

/** An exact decimal as the database gives it, for example `"1250.50"`. */
export type Decimal = string & { readonly decimal: unique symbol };

/** Big in strict mode: JS numbers and implicit conversions throw, so binary floating point cannot slip in. */
const Exact = Big();
Exact.strict = true;
Exact.RM = Big.roundHalfUp;
/** Decimals of a quotient; every quotient is later rounded to far fewer. */
Exact.DP = 20;

export type { Big };

/** The exact value of a stored decimal, or of a JSON number: its shortest decimal form, as the client wrote it. */
export function dec(value: Decimal | Big | string | number): Big {
  return new Exact(typeof value === 'number' ? String(value) : value);
}

/** The exact decimal text for storing, never in exponent form. */
export function toDecimal(value: Big): Decimal {
  return value.toFixed() as Decimal;
}

/** The number for a JSON response. */
export function toNumber(value: Decimal | Big): number;
export function toNumber(value: Decimal | Big | null): number | null;
export function toNumber(value: Decimal | Big | null): number | null {
  return value === null ? null : Number(value.toString());
}

const currencies: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('currency'), 'XCG', 'ZWG']);

/** Whether the code is a currency of ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/** Maximum of amounts in requests and documents: up to it, a JSON number holds three decimals exactly. */
export const maximumAmount: Big = dec('8000000000000');

/** Maximum of hourly rates. */
export const maximumRate: Big = dec('9999999999.9999');

/** Rounds half away from zero to the minor unit of the currency (docs/decisions/money.md). */
export const roundMoney = (value: Big, currency: string): Big => value.round(minorUnits(currency), Big.roundHalfUp);

/** Rounds half away from zero to a multiple of a step, such as 0.05. */
export const roundToStep = (value: Big, step: Big): Big => value.div(step).round(0, Big.roundHalfUp).times(step);

/** Rounds hours and percentages, half away from zero, to 2 decimals. */
export const round2 = (value: Big): Big => value.round(2, Big.roundHalfUp);

/** Rounds rates, half away from zero, to 4 decimals. */
export const roundRate = (rate: Big): Big => rate.round(4, Big.roundHalfUp);

export const zero: Big = dec(0);

export const sum = (values: Iterable<Big>): Big => {
  let total = zero;
  for (const value of values) total = total.plus(value);
  return total;
};
