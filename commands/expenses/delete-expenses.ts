/** Deletes expenses, and detaches or deletes those of a project or client that is being deleted. */
import sql, { join } from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import { batchesOf } from '../../database/batches.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { emitAll } from '../../models/events/event.js';
import { Expense, isBilled } from '../../models/expenses/expense.js';
import { discardFiles } from '../../models/workspace/file.js';
import type { Project } from '../../models/projects/project.js';
import { editsOf } from '../../models/patch-all.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { removeFromSearch } from '../../models/search/search-index.js';
import { removeMetadata } from '../../models/metadata-values.js';
import { execute, identifier } from '../../models/select.js';
import { serializeExpense } from '../../serializers/expense.js';
import { changeExpenses } from './change-expense.js';

/**
 * Detaches the expenses of a project that is being deleted; they stay with the client. Throws `invalid_state` if one is
 * approved or billed.
 */
export async function detachExpenses(ctx: Ctx, project: Locked<Project>): Promise<void> {
  const expenses = await expensesOf(ctx, 'project_id', project.id);
  assertUndecided(
    expenses,
    'move it to another project or to none first, or cancel the project instead of deleting it',
  );
  await changeExpenses(ctx, editsOf(expenses, { project_id: null }));
}

/**
 * Deletes the expenses of a client that is being deleted, with their receipts. Throws `invalid_state` if one is
 * approved or billed.
 */
export async function deleteExpensesOf(ctx: Ctx, client: Locked<Client>): Promise<void> {
  const expenses = await expensesOf(ctx, 'client_id', client.id);
  assertUndecided(expenses, 'move it to another client or to none first, or set the status of the client to inactive');
  await removeExpenses(ctx, expenses);
}

/**
 * Deletes expenses with their receipts and emits an event for each. Checks nothing: the caller must have checked that
 * they may be deleted.
 */
export async function removeExpenses(ctx: Ctx, expenses: readonly Locked<Expense>[]): Promise<void> {
  await removeFromSearch(
    ctx,
    Expense.tableName,
    expenses.map(({ id }) => id),
  );
  await removeMetadata(ctx, Expense.tableName, expenses);
  for (const some of batchesOf(expenses)) {
    const ids = some.map(({ id }) => id);
    await execute(
      ctx,
      sql`DELETE FROM expenses WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${join(ids)})`,
    );
  }
  const receipts = expenses.flatMap(({ receipt_key: key }) => (key === null ? [] : [key]));
  await discardFiles(ctx, receipts);
  await emitAll(
    ctx,
    'expense.deleted',
    expenses.map((expense) => ({ data: serializeExpense(expense, ctx.settings) })),
  );
}

const expensesOf = (ctx: Ctx, column: 'project_id' | 'client_id', id: string): Promise<Locked<Expense>[]> =>
  Expense.lockAll(seeingAll(ctx), sql`${identifier(`t.${column}`)} = ${id}`);

/** Throws `invalid_state` if an expense is approved or billed: it must keep its client and project. */
function assertUndecided(expenses: readonly Expense[], remedy: string): void {
  const billed = expenses.find(isBilled);
  if (billed)
    throw invalidState(`The expense ${billed.id} is billed: void its invoice first, or keep its client or project`);
  const approved = expenses.find(({ approval_status: status }) => status === 'approved');
  if (approved) throw invalidState(`The expense ${approved.id} is approved: ${remedy}`);
}
