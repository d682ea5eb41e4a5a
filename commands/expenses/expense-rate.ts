import type { Schemas } from '../../contract/contract.js';
import { assertRateFits, usualCategory } from '../../domain/billing/taxes/tax-rate-rules.js';
import { invalid } from '../../domain/errors.js';
import { noRate, type ExpenseRate } from '../../domain/expenses/expense-tax.js';
import { dec, toDecimal } from '../../domain/money.js';
import { taxRatesById } from '../../models/billing/tax-rate.js';
import type { Ctx } from '../../models/context.js';

type RateInput = Pick<Schemas['ExpenseUpdate'], 'tax_rate_id' | 'tax_rate' | 'tax_category'>;

/**
 * The rate that a request gives an expense; undefined if it does not say. Throws `invalid_request` for a tax rate that does not
 * exist, or for two ways of naming one.
 */
export async function rateOfExpense(ctx: Ctx, input: RateInput): Promise<ExpenseRate | undefined> {
  const { tax_rate_id: id, tax_rate: rate, tax_category: category } = input;
  if (typeof id === 'string' && typeof rate === 'number')
    throw invalid('tax_rate', 'must not be given together with tax_rate_id');
  if (category !== undefined && typeof rate !== 'number')
    throw invalid('tax_category', 'must be given together with tax_rate: a tax rate has a category of its own');
  if (typeof id === 'string') return copyOfRate(ctx, id);
  if (typeof rate === 'number') return plainRate(rate, category);
  return id === null || rate === null ? noRate : undefined;
}

async function copyOfRate(ctx: Ctx, id: string): Promise<ExpenseRate> {
  const found = (await taxRatesById(ctx, [id])).get(id);
  if (!found) throw invalid('tax_rate_id', `does not exist: ${id}`);
  return { tax_rate_id: id, tax_name: found.name, tax_rate: found.rate, tax_category: found.category };
}

function plainRate(rate: number, category = usualCategory(rate)): ExpenseRate {
  assertRateFits({ rate, category }, 'tax_rate');
  return { ...noRate, tax_rate: toDecimal(dec(rate)), tax_category: category };
}
