/** Finds the taxes that requests name, for lines and for invoices. */
import { plainTax, rateOf, type AppliedTax } from '../../../domain/billing/taxes/applied-tax.js';
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
 * tax rate that does not exist, and for taxes that are named in several ways.
 */
export async function resolveTaxes(
  ctx: Ctx,
  inputs: readonly TaxInputAt[],
): Promise<(readonly AppliedTax[] | null | undefined)[]> {
  for (const { input, path } of inputs) assertOneWay(input, path);
  const rates = await taxRatesById(
    ctx,
    inputs.flatMap(({ input }) => idsIn(input) ?? []),
  );
  return inputs.map((at) => taxesIn(at, rates));
}

const ways = ['tax_rate_id', 'tax_rate_ids', 'tax_rate'] as const;

function assertOneWay(input: TaxInput, path: string): void {
  const given = ways.filter((way) => input[way] !== undefined && input[way] !== null);
  const [first, second] = given;
  if (first && second) throw invalid(`${path}${second}`, `must not be given together with ${first}`);
  if (input.tax_category !== undefined && typeof input.tax_rate !== 'number')
    throw invalid(`${path}tax_category`, 'must be given together with tax_rate: a tax rate has a category of its own');
}

const idsIn = ({ tax_rate_id: id, tax_rate_ids: ids }: TaxInput): readonly string[] | undefined =>
  id ? [id] : (ids ?? undefined);

function taxesIn(
  { input, path }: TaxInputAt,
  rates: ReadonlyMap<string, TaxRate>,
): readonly AppliedTax[] | null | undefined {
  const ids = idsIn(input);
  if (ids) {
    const taxes = ids.map((id, index) => {
      const rate = rates.get(id);
      if (rate) return copyOf(rate);
      throw invalid(`${path}${input.tax_rate_id ? 'tax_rate_id' : `tax_rate_ids.${index}`}`, `does not exist: ${id}`);
    });
    if (rateOf(taxes).gt(dec(1))) throw invalid(`${path}tax_rate_ids`, 'must not add up to more than 100 percent');
    return taxes;
  }
  const { tax_rate: rate } = input;
  if (typeof rate === 'number') {
    const { tax_category = usualCategory(rate) } = input;
    assertRateFits({ rate, category: tax_category }, `${path}tax_rate`);
    return [plainTax(toDecimal(dec(rate)), tax_category)];
  }
  return ways.some((way) => input[way] === null) ? null : undefined;
}
