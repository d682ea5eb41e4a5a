/**
 * Sums and shares of money and hours without errors of binary fractions: 0.1 and 0.2 are 0.3. Numbers have up to six
 * decimals, and are counted in millionths: sums are exact up to nine billion.
 */
const millionths = (number: number): number => Math.round(number * 1e6);

/** The sum of amounts in one currency, or of hours. */
export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + millionths(number), 0) / 1e6;

/** A fraction of the API as a percentage: 0.0825 is 8.25. */
export const percentOf = (fraction: number): number => Math.round(fraction * 1e8) / 1e6;

/** A percentage as the fraction that the API takes: 8.25 is 0.0825. */
export const fractionOf = (percent: number): number => millionths(percent) / 1e8;
