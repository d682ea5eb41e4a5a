import sql from 'sql-template-tag';
import { assertTaxTerms, usualCategory, usualReasonCodes } from '../../../domain/billing/taxes/tax-rate-rules.js';
import { changedValues } from '../../../domain/changes.js';
import { invalidState } from '../../../domain/errors.js';
import { nameKey } from '../../../domain/name-key.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Locked } from '../../../models/base.js';
import { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import { TaxRate } from '../../../models/billing/tax-rate.js';
import type { Ctx } from '../../../models/context.js';
import { execute, identifier, select } from '../../../models/select.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { lockWorkspace } from '../../../models/workspace/workspace.js';

/** Creates a tax rate; a default one replaces the present default. Throws `invalid_request` if its terms do not fit each other. */
export async function createTaxRate(ctx: Ctx, body: Schemas['TaxRateCreate']): Promise<TaxRate> {
  const { category = usualCategory(body.rate), reason = null } = body;
  const { reason_code = usualReasonCodes[category] ?? null } = body;
  assertTaxTerms({ rate: body.rate, category, reason, reason_code });
  await lockWorkspace(ctx);
  if (body.is_default) await clearDefault(ctx);
  return TaxRate.insert(ctx, { ...body, category, reason, reason_code, name_key: nameKey(body.name) });
}

/** Locks the workspace, so that changes of its tax rates run one after the other and one at most is the default, then a tax rate. */
export async function lockTaxRate(ctx: Ctx, id: string): Promise<Locked<TaxRate>> {
  await lockWorkspace(ctx);
  return TaxRate.lock(ctx, id);
}

/** Changes a tax rate. A new category without a reason code takes the usual one. */
export async function updateTaxRate(ctx: Ctx, rate: Locked<TaxRate>, body: Schemas['TaxRateUpdate']): Promise<TaxRate> {
  const { category = rate.category } = body;
  const codeBefore = category === rate.category ? rate.reason_code : (usualReasonCodes[category] ?? null);
  const terms = {
    rate: body.rate ?? rate.rate,
    category,
    reason: body.reason === undefined ? rate.reason : body.reason,
    reason_code: body.reason_code === undefined ? codeBefore : body.reason_code,
  };
  assertTaxTerms(terms);
  if (body.is_default && !rate.is_default) await clearDefault(ctx);
  const key = body.name === undefined ? {} : { name_key: nameKey(body.name) };
  return rate.patch(ctx, changedValues(rate, { ...body, ...terms, ...key }));
}

/** Deletes a tax rate. Throws `invalid_state` if a client, an item or a recurring invoice names it. */
export async function deleteTaxRate(ctx: Ctx, rate: Locked<TaxRate>): Promise<void> {
  for (const [table, kind] of [
    ['clients', 'client'],
    ['items', 'item'],
  ] as const) {
    const [used] = await select<{ name: string }>(
      ctx,
      sql`SELECT t.name FROM ${identifier(table)} t WHERE t.workspace_id = ${ctx.scope.workspaceId}
             AND JSON_SEARCH(t.tax_rate_ids, 'one', ${rate.id}) IS NOT NULL LIMIT 1`,
    );
    if (used) throw invalidState(`The tax rate cannot be deleted: the ${kind} ${used.name} names it`);
  }
  const recurring = await RecurringInvoice.first(
    seeingAll(ctx),
    sql`t.status <> 'ended' AND (JSON_SEARCH(t.tax_rate_ids, 'one', ${rate.id}) IS NOT NULL OR JSON_SEARCH(t.lines, 'one', ${rate.id}) IS NOT NULL)`,
  );
  if (recurring) throw invalidState(`The tax rate cannot be deleted: the recurring invoice ${recurring.id} names it`);
  await rate.remove(ctx);
}

async function clearDefault(ctx: Ctx): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE tax_rates SET is_default = 0, updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND is_default = 1`,
  );
}
