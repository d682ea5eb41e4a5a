import sql from 'sql-template-tag';
import { changedValues } from '../../../domain/changes.js';
import { invalid, invalidState } from '../../../domain/errors.js';
import { isCurrency } from '../../../domain/money.js';
import { nameKey } from '../../../domain/name-key.js';
import type { Schemas } from '../../../contract/contract.js';
import type { Locked, Values } from '../../../models/base.js';
import { Item, taxRateNames } from '../../../models/billing/item.js';
import { RecurringInvoice } from '../../../models/billing/recurring-invoice.js';
import type { Ctx } from '../../../models/context.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { lockTaxRates } from '../../../models/billing/tax-rate.js';

/** Adds an item to the price list, in the currency of the workspace unless it says another. */
export async function createItem(ctx: Ctx, { tax_rate_id, ...body }: Schemas['ItemCreate']): Promise<Item> {
  const { currency = ctx.workspace.currency } = body;
  assertCurrency(currency);
  const taxes = await taxColumn(ctx, { tax_rate_id, tax_rate_ids: body.tax_rate_ids });
  return Item.insert(ctx, { ...body, ...taxes, currency, name_key: nameKey(body.name) });
}

/** Changes an item. Lines keep what they took from it. */
export async function updateItem(
  ctx: Ctx,
  item: Locked<Item>,
  { tax_rate_id, tax_rate_ids, ...body }: Schemas['ItemUpdate'],
): Promise<Item> {
  if (body.currency !== undefined && body.currency !== item.currency) {
    assertCurrency(body.currency);
    await assertUnused(ctx, item, `The currency cannot change from ${item.currency}`);
  }
  const taxes = await taxColumn(ctx, { tax_rate_id, tax_rate_ids }, item);
  const key = body.name === undefined ? {} : { name_key: nameKey(body.name) };
  return item.patch(ctx, changedValues(item, { ...body, ...taxes, ...key }));
}

/** Deletes an item. Lines of invoices keep what they took from it. Throws `invalid_state` if a recurring invoice names it. */
export async function deleteItem(ctx: Ctx, item: Locked<Item>): Promise<void> {
  await assertUnused(ctx, item, 'The item cannot be deleted');
  await item.remove(ctx);
}

/** Throws `invalid_state` if a recurring invoice that has not ended names the item. */
async function assertUnused(ctx: Ctx, { id }: Item, consequence: string): Promise<void> {
  const used = await RecurringInvoice.first(
    seeingAll(ctx),
    sql`t.status <> 'ended' AND JSON_SEARCH(t.lines, 'one', ${id}) IS NOT NULL`,
  );
  if (used)
    throw invalidState(`${consequence}: the recurring invoice ${used.id} names it; set active to false instead`);
}

function assertCurrency(currency: string): void {
  if (!isCurrency(currency)) throw invalid('currency', 'must be an ISO 4217 currency code');
}

/**
 * The tax rates that a request names in one of two ways; a name sent back as it was read counts as left out. Locks them, so that
 * none is deleted meanwhile.
 */
async function taxColumn(
  ctx: Ctx,
  input: Pick<Schemas['ItemUpdate'], 'tax_rate_id' | 'tax_rate_ids'>,
  before?: Item,
): Promise<Pick<Values<Item>, 'tax_rate_ids'>> {
  const present = before && taxRateNames(before);
  const id = input.tax_rate_id === present?.tax_rate_id ? undefined : input.tax_rate_id;
  const ids = input.tax_rate_ids?.join() === present?.tax_rate_ids.join() ? undefined : input.tax_rate_ids;
  if (id && ids && ids.join() !== id)
    throw invalid('tax_rate_id', 'must not be given together with tax_rate_ids, unless it says the same');
  if (id) return { tax_rate_ids: await lockTaxRates(ctx, [id], () => 'tax_rate_id') };
  if (ids?.length) return { tax_rate_ids: await lockTaxRates(ctx, ids, (index) => `tax_rate_ids.${index}`) };
  return id === null || ids !== undefined ? { tax_rate_ids: null } : {};
}
