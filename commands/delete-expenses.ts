import sql from 'sql-template-tag';
import { invalidState } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { Expense, isBilled } from '../models/expense.js';
import { giveUpFiles } from '../models/file.js';
import { execute, identifier } from '../models/select.js';
import { seeingAll } from '../models/workspace-context.js';

/** Deletes the expenses of a project or a client that goes itself, with their receipts. Throws `invalid_state` where one is billed. */
export async function deleteExpensesOf(ctx: Ctx, parent: 'project_id' | 'client_id', id: string): Promise<void> {
  const expenses = await Expense.in(seeingAll(ctx)).where(parent, id).orderBy('id').forUpdate();
  const billed = expenses.find(isBilled);
  if (billed)
    throw invalidState(`The expense ${billed.id} is billed: void its invoice first, or keep what it belongs to`);
  if (expenses.length === 0) return;
  await execute(
    ctx,
    sql`DELETE FROM expenses WHERE workspace_id = ${ctx.scope.workspaceId} AND ${identifier(parent)} = ${id}`,
  );
  const receipts = expenses.flatMap(({ receipt_key: key }) => (key === null ? [] : [key]));
  await giveUpFiles(ctx, receipts);
}
