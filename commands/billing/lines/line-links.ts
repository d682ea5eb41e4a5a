/** Links work to lines of invoices and releases it again: what is linked is billed. */
import sql, { join } from 'sql-template-tag';
import { invalidState } from '../../../domain/errors.js';
import type { Ctx } from '../../../models/context.js';
import { emitAll } from '../../../models/events/event.js';
import { Expense } from '../../../models/expenses/expense.js';
import { changeSilently, noteSilentChanges } from '../../../models/events/late-commits.js';
import { execute, identifier, isOneOf, select } from '../../../models/select.js';
import { editsOf } from '../../../models/patch-all.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { billedModels, type BilledKind } from '../../../queries/billing/invoice-lines.js';
import { serializeExpense } from '../../../serializers/expense.js';
import { changeExpenses } from '../../expenses/change-expense.js';

/** What is to be billed by which line. */
export interface Link {
  readonly id: string;
  readonly lineId: string;
}

/** Ids that one statement names at most. */
const batch = 400;

function* inBatches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += batch) yield all.slice(at, at + batch);
}

/**
 * Bills things by lines. The statement takes only what no line has, and all of it or nothing: so nothing is billed twice, whatever
 * else runs. Throws `invalid_state` if another request was faster.
 */
export async function link(ctx: Ctx, kind: BilledKind, links: readonly Link[]): Promise<void> {
  const { tableName } = billedModels[kind];
  for (const part of inBatches(links)) {
    const ids = join(part.map(({ id }) => id));
    const lines = join(part.map(({ lineId }) => lineId));
    const taken = await execute(
      ctx,
      sql`UPDATE ${identifier(tableName)} SET invoice_line_id = ELT(FIELD(id, ${ids}), ${lines}), updated_at = ${ctx.now}
           WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${ids}) AND invoice_line_id IS NULL`,
    );
    if (taken !== part.length)
      throw invalidState('Another request has billed some of this work in the meantime: try again');
  }
  if (links.length === 0) return;
  if (kind === 'expense_ids') return announceBilled(ctx, links);
  await noteSilentChanges(ctx, idsOf(links));
}

const idsOf = (links: readonly Link[]): string[] => links.map(({ id }) => id);

async function announceBilled(ctx: Ctx, links: readonly Link[]): Promise<void> {
  const billed = await Expense.all(seeingAll(ctx), isOneOf('t.id', idsOf(links)), { order: sql`t.id` });
  await emitAll(
    ctx,
    'expense.billed',
    billed.map((expense) => ({ data: serializeExpense(expense, ctx.settings) })),
  );
}

/** Makes what a line bills of a kind exactly the things named: others are free again. */
export async function relink(ctx: Ctx, kind: BilledKind, lineId: string, ids: readonly string[]): Promise<void> {
  const { tableName } = billedModels[kind];
  const mine = sql`workspace_id = ${ctx.scope.workspaceId} AND invoice_line_id = ${lineId}`;
  const before = await select<{ id: string }>(ctx, sql`SELECT id FROM ${identifier(tableName)} WHERE ${mine}`);
  const held = new Set(before.map(({ id }) => id));
  const wanted = new Set(ids);
  const freed = [...held].filter((id) => !wanted.has(id));
  for (const part of inBatches(freed)) await free(ctx, kind, 'id', part);
  const added = ids.filter((id) => !held.has(id));
  await link(
    ctx,
    kind,
    added.map((id) => ({ id, lineId })),
  );
}

/** Releases everything that lines bill. */
export async function release(ctx: Ctx, lineIds: readonly string[]): Promise<void> {
  for (const kind of Object.keys(billedModels) as BilledKind[])
    for (const part of inBatches(lineIds)) await free(ctx, kind, 'invoice_line_id', part);
}

async function free(
  ctx: Ctx,
  kind: BilledKind,
  column: 'id' | 'invoice_line_id',
  named: readonly string[],
): Promise<void> {
  if (kind === 'expense_ids') return freeExpenses(ctx, column, named);
  const fitting = sql`${identifier(column)} IN (${join(named)})`;
  await changeSilently(ctx, billedModels[kind].tableName, sql`invoice_line_id = NULL`, fitting);
}

/** Emits an event for expenses that are no longer billed, since one said that they were. */
async function freeExpenses(ctx: Ctx, column: 'id' | 'invoice_line_id', named: readonly string[]): Promise<void> {
  const billed = await Expense.lockAll(seeingAll(ctx), isOneOf(`t.${column}`, named));
  await changeExpenses(ctx, editsOf(billed, { invoice_line_id: null }));
}
