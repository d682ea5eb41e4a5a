import sql from 'sql-template-tag';
import { changedValues } from '../../domain/changes.js';
import { invalid, invalidState } from '../../domain/errors.js';
import { isCurrency } from '../../domain/money.js';
import { nameKey } from '../../domain/name-key.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { RateCard } from '../../models/time/rate-card.js';
import { execute, select } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';

/** Creates a rate card. If it is a default, it replaces the previous default of its currency. */
export async function createRateCard(ctx: Ctx, body: Schemas['RateCardCreate']): Promise<RateCard> {
  const { currency = ctx.workspace.currency } = body;
  assertCurrency(currency);
  if (body.is_default) await clearDefault(ctx, currency);
  return RateCard.insert(ctx, { ...body, currency, name_key: nameKey(body.name) });
}

/** Changes a rate card; a new default replaces the previous one. The currency of a card in use cannot change. */
export async function updateRateCard(
  ctx: Ctx,
  card: Locked<RateCard>,
  body: Schemas['RateCardUpdate'],
): Promise<RateCard> {
  const { currency = card.currency, is_default = card.is_default } = body;
  const isMoved = currency !== card.currency;
  if (isMoved) {
    assertCurrency(currency);
    await assertUnused(ctx, card, `The currency cannot change from ${card.currency}`);
  }
  if (is_default && (isMoved || !card.is_default)) await clearDefault(ctx, currency);
  const key: Values<RateCard> = body.name === undefined ? {} : { name_key: nameKey(body.name) };
  return card.patch(ctx, changedValues(card, { ...body, ...key }));
}

/** Deletes a rate card. Throws `invalid_state` if it is in use. */
export async function deleteRateCard(ctx: Ctx, card: Locked<RateCard>): Promise<void> {
  await assertUnused(ctx, card, 'The card cannot be deleted');
  await card.remove(ctx);
}

function assertCurrency(currency: string): void {
  if (!isCurrency(currency)) throw invalid('currency', 'must be an ISO 4217 currency code');
}

/** Unsets the present default. The lock on the workspace makes concurrent changes of the default wait. */
async function clearDefault(ctx: Ctx, currency: string): Promise<void> {
  const { workspaceId } = ctx.scope;
  await select(ctx, sql`SELECT id FROM workspaces WHERE id = ${workspaceId} FOR UPDATE`);
  await execute(
    ctx,
    sql`UPDATE rate_cards SET is_default = 0, updated_at = ${ctx.now}
         WHERE workspace_id = ${workspaceId} AND currency = ${currency} AND is_default = 1`,
  );
}

async function assertUnused(ctx: Ctx, card: RateCard, consequence: string): Promise<void> {
  const { workspaceId } = ctx.scope;
  const [used] = await select<{ what: string | null }>(
    ctx,
    sql`SELECT CASE
                 WHEN EXISTS (SELECT 1 FROM clients c WHERE c.workspace_id = ${workspaceId} AND c.rate_id = ${card.id}) THEN 'clients'
                 WHEN EXISTS (SELECT 1 FROM projects p WHERE p.workspace_id = ${workspaceId} AND p.rate_id = ${card.id}) THEN 'projects'
                 WHEN EXISTS (SELECT 1 FROM time_entries t WHERE t.workspace_id = ${workspaceId} AND t.rate_id = ${card.id}) THEN 'time entries'
               END AS what`,
  );
  if (used?.what) throw invalidState(`${consequence}: ${used.what} refer to the rate card`);
}
