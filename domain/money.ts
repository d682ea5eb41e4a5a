import Big from 'big.js';

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

/** Currencies of ISO 4217 that have no 2 decimals. */
const unusualMinorUnits: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  CLF: 4,
  UYW: 4,
};

const currencies: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('currency'), 'XCG', 'ZWG']);

/** Whether the code is a currency of ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/** Decimals that amounts of a currency have: 2 for USD, 0 for JPY, 3 for KWD. */
export const minorUnits = (currency: string): number => unusualMinorUnits[currency] ?? 2;

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
