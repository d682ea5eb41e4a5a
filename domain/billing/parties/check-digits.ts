/** The sums behind the check digits of identification numbers. Numbers are texts of digits. */

const digitsOf = (number: string): number[] => Array.from(number, Number);

/** The sum of the digits, each times its weight. Digits without a weight do not count. */
export const weighted = (number: string, weights: readonly number[]): number =>
  digitsOf(number).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0);

/** The remainder of a number of any length. */
export const remainder = (number: string, divisor: number): number =>
  digitsOf(number).reduce((rest, digit) => (rest * 10 + digit) % divisor, 0);

/** The sum of Luhn (ISO/IEC 7812), in which the last digit counts once: a multiple of 10 for a valid number. */
export const luhnSum = (number: string): number =>
  digitsOf(number)
    .toReversed()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);

export const isLuhn = (number: string): boolean => luhnSum(number) % 10 === 0;

/** ISO 7064, MOD 11,10: the last digit checks those before it. */
export function isMod1110(number: string): boolean {
  const last = Number(number.at(-1));
  const product = digitsOf(number.slice(0, -1)).reduce((rest, digit) => {
    const sum = (rest + digit) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10 === last;
}

/** ISO 7064, MOD 97-10: letters count as 10 to 35. */
export const isMod9710 = (text: string): boolean =>
  remainder(Array.from(text, (sign) => String(Number.parseInt(sign, 36))).join(''), 97) === 1;
