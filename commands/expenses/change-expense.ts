import { changesBetween } from '../../domain/changes.js';
import type { Locked, Values } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit, emitAll, type Happening } from '../../models/events/event.js';
import { Expense } from '../../models/expenses/expense.js';
import { patchAll } from '../../models/patch-all.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeExpense } from '../../serializers/expense.js';

/** Writes changes of an expense and emits `expense.updated`. */
export async function changeExpense(
  ctx: Ctx,
  expense: Locked<Expense>,
  values: Values<Expense>,
): Promise<Locked<Expense>> {
  const updated = await expense.patch(ctx, values);
  const { data, context } = change(ctx, expense, updated);
  await emit(ctx, 'expense.updated', data, context);
  return updated;
}

/** As `changeExpense`, one change of many. */
export async function changeExpenses(
  ctx: Ctx,
  all: readonly Locked<Expense>[],
  values: Values<Expense>,
): Promise<void> {
  const updated = await patchAll(ctx, Expense, all, values);
  await emitAll(
    ctx,
    'expense.updated',
    updated.map((after, at) => change(ctx, all[at] ?? after, after)),
  );
}

function change(ctx: Ctx, before: Expense, after: Expense): Happening<Schemas['Expense']> {
  const data = serializeExpense(after, ctx.settings);
  return { data, context: { changes: changesBetween(serializeExpense(before, ctx.settings), data) } };
}
