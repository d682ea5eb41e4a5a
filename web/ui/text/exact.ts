/** Sums and shares of money and hours, in decimals as on the server: 0.1 and 0.2 are 0.3. */
import { dec, toNumber, zero } from '../../../domain/money.js';

/** The sum of amounts in one currency, or of hours. */
export const sumOf = (numbers: readonly number[]): number =>
  toNumber(numbers.reduce((sum, number) => sum.plus(dec(number)), zero));

/** A fraction of the API as a percentage: 0.0825 is 8.25. */
export const percentOf = (fraction: number): number => toNumber(dec(fraction).times(dec('100')));

/** A percentage as the fraction that the API takes: 8.25 is 0.0825. */
export const fractionOf = (percent: number): number => toNumber(dec(percent).div(dec('100')));
