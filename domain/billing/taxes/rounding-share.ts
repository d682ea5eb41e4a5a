/** The rounding of a total as a share without taxes, so that payments are divided among shares that add up to the total. */
import { sum, zero, type Big } from '../../money.js';
import type { TaxShare } from './tax-amounts.js';

/** Empty for 0. Only the rounding has no taxes: the lines of an invoice have at least one. */
export const roundingShare = (rounding: Big): TaxShare[] =>
  rounding.eq(zero) ? [] : [{ taxes: [], net: rounding, tax: [] }];

const isRounding = ({ taxes }: TaxShare): boolean => taxes.length === 0;

/** Shares without those of rounding, and the sum of these. */
export const splitRounding = (all: readonly TaxShare[]): { readonly shares: TaxShare[]; readonly rounding: Big } => ({
  shares: all.filter((share) => !isRounding(share)),
  rounding: sum(all.filter(isRounding).map(({ net }) => net)),
});
