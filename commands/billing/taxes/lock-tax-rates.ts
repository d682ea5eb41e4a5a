import { invalid } from '../../../domain/errors.js';
import { TaxRate } from '../../../models/billing/tax-rate.js';
import type { Ctx } from '../../../models/context.js';

/**
 * Locks the tax rates that an object is about to name, so that none is deleted meanwhile, and returns their ids. Throws
 * `invalid_request` on the field of one that does not exist.
 */
export async function lockTaxRates(
  ctx: Ctx,
  ids: readonly string[],
  fieldAt: (index: number) => string,
): Promise<readonly string[]> {
  for (const [index, id] of ids.entries())
    if (!(await TaxRate.lockShared(ctx, id))) throw invalid(fieldAt(index), `does not exist: ${id}`);
  return ids;
}
