import { invalid, invalidMany, type FieldError } from '../../errors.js';
import { dec, zero, type Big, type Decimal } from '../../money.js';
import type { Schemas } from '../../../contract/contract.js';

export type TaxCategory = Schemas['TaxCategory'];
/** What the quantity of a line counts. */
export type LineUnit = Schemas['LineUnit'];

/** The terms of a tax rate that must fit each other. */
export interface TaxTerms {
  readonly rate: Decimal | Big | number;
  readonly category: TaxCategory;
  readonly reason: string | null;
  readonly reason_code: string | null;
}

/** The category of a rate of which nothing else is known. */
export const usualCategory = (rate: TaxTerms['rate']): TaxCategory => (dec(rate).eq(zero) ? 'zero' : 'standard');

/** The codes of the VATEX list that are meant unless another is given. */
export const usualReasonCodes: Partial<Record<TaxCategory, string>> = {
  reverse_charge: 'VATEX-EU-AE',
  intra_community: 'VATEX-EU-IC',
  export: 'VATEX-EU-G',
  outside_scope: 'VATEX-EU-O',
};

/**
 * Throws `invalid_request` unless rate, category and reason fit each other, as EN 16931 wants it (BR-S-05, BR-Z-05, BR-E-10
 * and their like).
 */
export function assertTaxTerms(terms: TaxTerms): void {
  assertRateFits(terms, 'rate');
  const problems: FieldError[] = [];
  const hasReason = terms.category !== 'standard' && terms.category !== 'zero';
  for (const field of ['reason', 'reason_code'] as const)
    if (!hasReason && terms[field] !== null)
      problems.push({ field, message: `must be null: the category ${terms.category} has no reason` });
  if (terms.category === 'exempt' && terms.reason === null && terms.reason_code === null)
    problems.push({ field: 'reason', message: 'is required for the category exempt, unless reason_code is given' });
  if (problems.length > 0) throw invalidMany(problems);
}

/** Throws `invalid_request` unless the rate is above 0 for `standard`, and 0 otherwise. */
export function assertRateFits({ rate, category }: Pick<TaxTerms, 'rate' | 'category'>, field: string): void {
  const isZero = dec(rate).eq(zero);
  if (category === 'standard' && isZero)
    throw invalid(field, 'must be more than 0 for the category standard: use another category for a rate of 0');
  if (category !== 'standard' && !isZero) throw invalid(field, `must be 0 for the category ${category}`);
}
