/** Totals that are rounded to what can be paid in coins (docs/decisions/taxes.md). Taxes are never rounded by it. */
import type { Schemas } from '../../contract/contract.js';
import type { FieldError } from '../errors.js';
import { minorUnits } from '../minor-units.js';
import { dec, isCurrency, roundToStep, toDecimal, zero, type Big, type Decimal } from '../money.js';

type TotalRounding = Schemas['TotalRounding'];

/** The most minor units that an increment may have. */
const maxIncrement = 10_000;

/** Problems of the setting that the contract cannot express. */
export function totalRoundingProblems(given: readonly TotalRounding[], path: string): FieldError[] {
  return given.flatMap(({ currency, increment }, at) => {
    if (!isCurrency(currency))
      return [{ field: `${path}.${at}.currency`, message: 'must be an ISO 4217 currency code' }];
    if (given.findIndex((each) => each.currency === currency) < at)
      return [{ field: `${path}.${at}.currency`, message: `must not be given twice: ${currency}` }];
    return incrementProblems(increment, currency, `${path}.${at}.increment`);
  });
}

function incrementProblems(increment: number, currency: string, field: string): FieldError[] {
  const smallest = dec(10).pow(-minorUnits(currency));
  const units = dec(increment).div(smallest);
  if (units.gt(zero) && units.lte(dec(maxIncrement)) && units.round(0).eq(units)) return [];
  const largest = smallest.times(dec(maxIncrement));
  return [{ field, message: `must be a multiple of ${smallest.toFixed()} up to ${largest.toFixed()} in ${currency}` }];
}

/** The increment of a currency; null if its totals are not rounded. */
export function incrementOf(given: readonly TotalRounding[], currency: string): Decimal | null {
  const found = given.find((each) => each.currency === currency);
  return found ? toDecimal(dec(found.increment)) : null;
}

/** What must be added to a total to make it a multiple of the increment, half away from zero; 0 without an increment. */
export function roundingFor(total: Big, increment: Decimal | null): Big {
  return increment === null ? zero : roundToStep(total, dec(increment)).minus(total);
}

interface Totals {
  readonly subtotal: Decimal | Big;
  readonly tax_amount: Decimal | Big;
  readonly total: Decimal | Big;
}

/** The rounding in the total of an invoice or credit note. It is not stored, because the three amounts say it. */
export const roundingIn = ({ subtotal, tax_amount, total }: Totals): Big =>
  dec(total).minus(dec(subtotal)).minus(dec(tax_amount));

/** Amounts with their total rounded. */
export function withRounding<Amounts extends { readonly total: Big }>(
  amounts: Amounts,
  increment: Decimal | null,
): Amounts {
  const rounding = roundingFor(amounts.total, increment);
  return rounding.eq(zero) ? amounts : { ...amounts, total: amounts.total.plus(rounding) };
}
