/** Finds the taxes that requests name, for lines and for invoices. */
import { namesOf, plainTax, rateOf, type AppliedTax } from '../../../domain/billing/taxes/applied-tax.js';
import { assertRateFits, usualCategory, type TaxCategory } from '../../../domain/billing/taxes/tax-rate-rules.js';
import { invalid } from '../../../domain/errors.js';
import { dec, toDecimal } from '../../../domain/money.js';
import { copyOf, type TaxRate, taxRatesById } from '../../../models/billing/tax-rate.js';
import type { Ctx } from '../../../models/context.js';

/** The taxes that a request names, in one of three ways. Null removes them. */
export interface TaxInput {
  readonly tax_rate_id?: string | null | undefined;
  readonly tax_rate_ids?: readonly string[] | null | undefined;
  readonly tax_rate?: number | null | undefined;
  readonly tax_category?: TaxCategory | undefined;
}

/** An input with its path in the request body: empty, or `line_items.0.`. */
export interface TaxInputAt {
  readonly input: TaxInput;
  readonly path: string;
}

/**
 * The taxes of each input: null to follow the invoice, and undefined if the input does not say. Throws `invalid_request` for a
 * tax rate that does not exist, and for taxes that are named in ways that contradict each other.
 */
export async function resolveTaxes(
  ctx: Ctx,
  inputs: readonly TaxInputAt[],
): Promise<(readonly AppliedTax[] | null | undefined)[]> {
  const rates = await taxRatesById(
    ctx,
    inputs.flatMap(({ input }) => idsIn(input) ?? []),
  );
  return inputs.map((at) => taxesIn(at, rates));
}

/** Without what a request sends back as it is: an object that was read can be sent back whole. */
export function changedTaxes(input: TaxInput, present: readonly AppliedTax[]): TaxInput {
  const names = namesOf(present);
  const { tax_category: category = names.tax_category } = input;
  const isSameRate = input.tax_rate === names.tax_rate && category === names.tax_category;
  return {
    tax_rate_id: input.tax_rate_id === names.tax_rate_id ? undefined : input.tax_rate_id,
    tax_rate_ids: isSame(input.tax_rate_ids, names.tax_rate_ids) ? undefined : input.tax_rate_ids,
    tax_rate: isSameRate ? undefined : input.tax_rate,
    tax_category: input.tax_category === names.tax_category ? undefined : input.tax_category,
  };
}

const isSame = (ids: TaxInput['tax_rate_ids'], present: readonly string[]): boolean =>
  Array.isArray(ids) && ids.join() === present.join();

const idsIn = ({ tax_rate_id: id, tax_rate_ids: ids }: TaxInput): readonly string[] | undefined => {
  if (ids && ids.length > 0) return ids;
  return id ? [id] : undefined;
};

function taxesIn(
  { input, path }: TaxInputAt,
  rates: ReadonlyMap<string, TaxRate>,
): readonly AppliedTax[] | null | undefined {
  const ids = idsIn(input);
  if (ids) return ratesIn({ input, path }, ids, rates);
  const { tax_rate: rate, tax_category: category } = input;
  if (typeof rate === 'number') {
    const { tax_category = usualCategory(rate) } = input;
    assertRateFits({ rate, category: tax_category }, `${path}tax_rate`);
    return [plainTax(toDecimal(dec(rate)), tax_category)];
  }
  if (category !== undefined)
    throw invalid(`${path}tax_category`, 'must be given together with tax_rate: a tax rate has a category of its own');
  const { tax_rate_id: id, tax_rate_ids: none } = input;
  return rate === null || id === null || none === null || none?.length === 0 ? null : undefined;
}

/** The tax rates with these ids. What else the input says must agree with them. */
function ratesIn(
  { input, path }: TaxInputAt,
  ids: readonly string[],
  rates: ReadonlyMap<string, TaxRate>,
): readonly AppliedTax[] {
  const isList = Boolean(input.tax_rate_ids?.length);
  const taxes = ids.map((id, index) => {
    const rate = rates.get(id);
    if (rate) return copyOf(rate);
    throw invalid(`${path}${isList ? `tax_rate_ids.${index}` : 'tax_rate_id'}`, `does not exist: ${id}`);
  });
  if (rateOf(taxes).gt(dec(1))) throw invalid(`${path}tax_rate_ids`, 'must not add up to more than 100 percent');
  const names = namesOf(taxes);
  for (const name of ['tax_rate_id', 'tax_rate', 'tax_category'] as const)
    if (input[name] && input[name] !== names[name])
      throw invalid(
        `${path}${name}`,
        `must not be given together with ${isList ? 'tax_rate_ids' : 'tax_rate_id'}, unless it says the same`,
      );
  return taxes;
}
