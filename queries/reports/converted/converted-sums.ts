/** Adds up figures of all currencies in one (docs/decisions/exchange-rates.md). */
import type { Conversion } from '../../../domain/billing/exchange-rates/conversion.js';
import { grouped } from '../../../domain/grouped.js';
import { sum, type Big } from '../../../domain/money.js';
import type { Day } from '../../../domain/time.js';
import type { OfDay } from './by-day.js';

export interface DatedAmount extends OfDay {
  readonly currency: string;
  readonly amount: Big;
}

/** Amounts by currency that are all converted at the rate of one day. */
export const datedOn = (amounts: ReadonlyMap<string, Big>, day: Day): DatedAmount[] =>
  [...amounts].map(([currency, amount]) => ({ currency, amount, day }));

/** The sum of amounts in the currency of the conversion, not rounded. */
export const convertedSum = (conversion: Conversion, amounts: readonly DatedAmount[]): Big =>
  sum(amounts.map(({ amount, currency, day }) => conversion.orZero(amount, currency, day)));

/** As `convertedSum`, by currency like figures that are not converted: of the one currency. */
export const convertedByCurrency = (
  conversion: Conversion,
  amounts: readonly DatedAmount[],
): ReadonlyMap<string, Big> => new Map([[conversion.currency, convertedSum(conversion, amounts)]]);

/** The sums of amounts with the same key, in the currency of the conversion, not rounded. */
export const convertedByKey = <Key>(
  conversion: Conversion,
  amounts: readonly (DatedAmount & { readonly key: Key })[],
): { readonly key: Key; readonly currency: string; readonly amount: Big }[] =>
  [...grouped(amounts, ({ key }) => key)].map(([key, some]) => ({
    key,
    currency: conversion.currency,
    amount: convertedSum(conversion, some),
  }));
