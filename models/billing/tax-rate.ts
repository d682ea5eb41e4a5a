import sql from 'sql-template-tag';
import { invalid } from '../../domain/errors.js';
import type { Decimal } from '../../domain/money.js';
import type { AppliedTax } from '../../domain/billing/taxes/applied-tax.js';
import type { TaxCategory } from '../../domain/billing/taxes/tax-rate-rules.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { isOneOf } from '../select.js';
import { everyone } from '../visibility.js';
import { seeingAll } from '../workspace/workspace-context.js';

/** A tax of the settings, which lines of invoices name and copy. */
export class TaxRate extends WorkspaceModel {
  static override tableName = 'tax_rates';
  static override idPrefix = 'tax';
  static override limitVisible = everyone;

  declare name: string;
  /** Lower-cased name, by which two tax rates are the same. */
  declare name_key: string;
  /** As a fraction: 0.19 is 19 %. */
  declare rate: Decimal;
  declare category: TaxCategory;
  declare is_compound: boolean;
  declare reason: string | null;
  declare reason_code: string | null;
  declare is_default: boolean;
}

/** The tax rates with these ids, by id. */
export async function taxRatesById(ctx: Ctx, ids: readonly string[]): Promise<Map<string, TaxRate>> {
  if (ids.length === 0) return new Map();
  const found = await TaxRate.all(seeingAll(ctx), isOneOf('t.id', [...new Set(ids)]));
  return new Map(found.map((rate) => [rate.id, rate]));
}

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

/** The tax rate that applies where nothing else says which; undefined if the workspace has none. */
export const defaultTaxRate = (ctx: Ctx): Promise<TaxRate | undefined> =>
  TaxRate.first(seeingAll(ctx), sql`t.is_default = 1`);

/** The copy of a tax rate that a line or invoice keeps. */
export const copyOf = ({ id, name, category, rate, is_compound, reason, reason_code }: TaxRate): AppliedTax => ({
  id,
  name,
  category,
  rate,
  is_compound,
  reason,
  reason_code,
});
