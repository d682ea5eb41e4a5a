/** Taxes as they apply to lines of invoices (docs/decisions/taxes.md). */
import { dec, sum, toNumber, zero, type Big, type Decimal } from '../../money.js';
import { usualCategory, type TaxCategory } from './tax-rate-rules.js';

/** A tax on a line. A copy: later changes of the tax rate do not change the line. */
export interface AppliedTax {
  /** The tax rate of the settings that it was copied from; null for a plain rate. */
  readonly id: string | null;
  readonly name: string | null;
  readonly category: TaxCategory;
  /** As a fraction: 0.19 is 19 %. */
  readonly rate: Decimal;
  /** Whether it is also charged on the taxes before it. */
  readonly is_compound: boolean;
  /** Why no tax is charged, as documents state it. */
  readonly reason: string | null;
  /** The same as a code of the VATEX list. */
  readonly reason_code: string | null;
}

/** A rate without a tax rate of the settings, as `tax_rate` of an invoice or client gives it. */
export const plainTax = (rate: Decimal, category = usualCategory(rate)): AppliedTax => ({
  id: null,
  name: null,
  category,
  rate,
  is_compound: false,
  reason: null,
  reason_code: null,
});

/** Each tax as a fraction of the amount before tax. Compound taxes apply to the taxes before them, too. */
export function fractionsOf(taxes: readonly AppliedTax[]): Big[] {
  let all = zero;
  return taxes.map(({ rate, is_compound }) => {
    const fraction = is_compound ? dec(rate).times(all.plus(dec(1))) : dec(rate);
    all = all.plus(fraction);
    return fraction;
  });
}

/** All taxes together as a fraction of the amount before tax, rounded to 6 decimals like every rate. */
export const rateOf = (taxes: readonly AppliedTax[]): Big => sum(fractionsOf(taxes)).round(6);

/**
 * What makes taxes of two lines the same tax: category, rate and compounding, because returns and e-invoices state each rate
 * once. Of two equal taxes on one line, the second is a tax of its own.
 */
export function keysOf(taxes: readonly AppliedTax[]): string[] {
  const seen = new Map<string, number>();
  return taxes.map(({ category, rate, is_compound }) => {
    const key = `${category} ${dec(rate).toFixed()} ${is_compound}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return `${key} ${before}`;
  });
}

/** What lines of one share have in common: the same taxes for the same reasons. */
export const keyOf = (taxes: readonly AppliedTax[]): string =>
  JSON.stringify([keysOf(taxes), taxes.map(({ reason, reason_code }) => [reason, reason_code])]);

/** How requests and responses name the taxes of a line. */
export interface TaxNames {
  readonly tax_rate_id: string | null;
  readonly tax_rate_ids: readonly string[];
  readonly tax_rate: number;
  readonly tax_category: TaxCategory;
}

export function namesOf(taxes: readonly AppliedTax[]): TaxNames {
  const ids = idsOf(taxes);
  return {
    tax_rate_id: ids.length === 1 ? (ids[0] ?? null) : null,
    tax_rate_ids: ids,
    tax_rate: toNumber(rateOf(taxes)),
    tax_category: taxes[0]?.category ?? 'zero',
  };
}

/** The ids of the tax rates that taxes were copied from. */
export const idsOf = (taxes: readonly AppliedTax[]): string[] => taxes.flatMap(({ id }) => id ?? []);
