/** Links time, expenses and milestones to invoice lines, which makes them billed, and releases them again. */
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

/** A piece of work and the line that bills it. */
export interface Link {
  readonly id: string;
  readonly lineId: string;
}

/** Max ids per SQL statement. */
const batch = 400;

function* inBatches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += batch) yield all.slice(at, at + batch);
}

/**
 * Links work to lines. The UPDATE takes only unbilled rows and must take all of them, so nothing is billed twice under
 * any concurrency. Throws `invalid_state` if another request has billed one of them first.
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

/** Makes a line bill exactly `ids` of this kind, and releases its other work of the kind. */
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

/** Releases all work that these lines bill. */
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

/** Releases expenses with an event, because an event announced that they were billed. */
async function freeExpenses(ctx: Ctx, column: 'id' | 'invoice_line_id', named: readonly string[]): Promise<void> {
  const billed = await Expense.lockAll(seeingAll(ctx), isOneOf(`t.${column}`, named));
  await changeExpenses(ctx, editsOf(billed, { invoice_line_id: null }));
}
