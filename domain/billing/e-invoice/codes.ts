/** Docket's words in the code lists of EN 16931. */
import type { LineUnit, TaxCategory } from '../taxes/tax-rate-rules.js';

/** UNTDID 5305. */
export const categoryCodes = {
  standard: 'S',
  zero: 'Z',
  exempt: 'E',
  reverse_charge: 'AE',
  intra_community: 'K',
  export: 'G',
  outside_scope: 'O',
} as const satisfies Readonly<Record<TaxCategory, string>>;

export type CategoryCode = (typeof categoryCodes)[TaxCategory];

/** UN/ECE Recommendation 20. */
export const unitCodes = {
  hour: 'HUR',
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  year: 'ANN',
  piece: 'C62',
  kilometre: 'KMT',
  mile: 'SMI',
  kilogram: 'KGM',
  lump_sum: 'LS',
} as const satisfies Readonly<Record<LineUnit, string>>;

export type UnitCode = (typeof unitCodes)[LineUnit];
