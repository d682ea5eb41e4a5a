import { changesBetween } from '../../domain/changes.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit, emitAll, type EventContent } from '../../models/events/event.js';
import { Expense } from '../../models/expenses/expense.js';
import { changeByIds, type PlanFor } from '../../models/each-by-id.js';
import { patchEach, type Edit } from '../../models/patch-all.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeExpense } from '../../serializers/expense.js';

type ChangeEvent = 'expense.updated' | 'expense.approved' | 'expense.rejected';

/** Changes an expense and emits `event`. */
export async function changeExpense(
  ctx: Ctx,
  expense: Locked<Expense>,
  values: Values<Expense>,
  event: ChangeEvent = 'expense.updated',
): Promise<Locked<Expense>> {
  const updated = await expense.patch(ctx, values);
  const { data, context } = change(ctx, expense, updated, event);
  await emit(ctx, event, data, context);
  return updated;
}

/** Like `changeExpense`, for several expenses, with few SQL statements. */
export async function changeExpenses(
  ctx: Ctx,
  edits: readonly Edit<Expense>[],
  event: ChangeEvent = 'expense.updated',
): Promise<Expense[]> {
  const changes = await patchEach(ctx, Expense, edits);
  await emitAll(
    ctx,
    event,
    changes.map(({ before, after }) => change(ctx, before, after, event)),
  );
  return changes.map(({ after }) => after);
}

/** Changes the expenses that a request names; `planFor` returns the columns to change in each. */
export const changeNamedExpenses = (
  ctx: Ctx,
  ids: readonly string[],
  planFor: PlanFor<Expense>,
  event?: ChangeEvent,
): Promise<Expense[]> => changeByIds(ctx, Expense, ids, planFor, (edits) => changeExpenses(ctx, edits, event));

function change(ctx: Ctx, before: Expense, after: Expense, event: ChangeEvent): EventContent<Schemas['Expense']> {
  const data = serializeExpense(after, ctx.settings);
  const isUpdate = event === 'expense.updated';
  return { data, context: isUpdate ? { changes: changesBetween(serializeExpense(before, ctx.settings), data) } : {} };
}
