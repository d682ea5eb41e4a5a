import { changesBetween } from '../domain/changes.js';
import type { Values } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { emit } from '../models/event.js';
import type { Expense } from '../models/expense.js';
import { serializeExpense } from '../serializers/expense.js';

/** Writes changes of an expense and emits `expense.updated`. `expense` is locked. */
export async function changeExpense(ctx: Ctx, expense: Expense, values: Values<Expense>): Promise<Expense> {
  const updated = await expense.patch(ctx, values);
  const data = serializeExpense(updated, ctx.settings);
  await emit(ctx, 'expense.updated', data, { changes: changesBetween(serializeExpense(expense, ctx.settings), data) });
  return updated;
}
