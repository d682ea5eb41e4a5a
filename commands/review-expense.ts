/** Decisions about expenses: approval, rejection, and that they were invoiced elsewhere. */
import { invalid, invalidState } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { emit } from '../models/event.js';
import { Expense, isBilled } from '../models/expense.js';
import { workspaceOf } from '../models/workspace.js';
import type { Schemas } from '../openapi/contract.js';
import { serializeExpense } from '../serializers/expense.js';
import { assertUnbilled } from './expense-rules.js';

/** Approves an expense; one that is approved stays as it is. `expense` is locked. */
export async function approveExpense(ctx: Ctx, expense: Expense): Promise<Expense> {
  assertUnbilled(expense);
  if (expense.approval_status === 'approved') return expense;
  const approved = await expense.patch(ctx, {
    approval_status: 'approved',
    approved_by_id: ctx.scope.userId,
    approved_at: ctx.now,
    rejection_reason: null,
  });
  await emit(ctx, 'expense.approved', serializeExpense(approved, ctx.settings));
  return approved;
}

/** Rejects an expense. Rejecting again only takes a new reason. `expense` is locked. */
export async function rejectExpense(ctx: Ctx, expense: Expense, reason: string | null): Promise<Expense> {
  assertUnbilled(expense);
  if (expense.approval_status === 'rejected' && expense.rejection_reason === reason) return expense;
  const rejected = await expense.patch(ctx, {
    approval_status: 'rejected',
    approved_by_id: null,
    approved_at: null,
    rejection_reason: reason,
  });
  await emit(ctx, 'expense.rejected', serializeExpense(rejected, ctx.settings));
  return rejected;
}

/** Marks expenses billed by an invoice made elsewhere, all or none. They are locked in the order of their ids. */
export async function markExpensesBilled(ctx: Ctx, body: Schemas['ExpensesMarkBilled']): Promise<void> {
  const { require_expense_approval: approvedOnly } = await workspaceOf(ctx);
  const found = await Expense.in(ctx).whereIn('id', body.expense_ids).orderBy('id').forUpdate();
  const byId = new Map(found.map((expense) => [expense.id, expense]));
  for (const [index, id] of body.expense_ids.entries()) {
    const field = `expense_ids.${index}`;
    const expense = byId.get(id);
    if (!expense) throw invalid(field, `does not exist: ${id}`);
    assertMarkable(expense, field, approvedOnly);
  }
  const invoice_reference = body.invoice_reference ?? null;
  for (const expense of found) {
    const billed = await expense.patch(ctx, { marked_billed_at: ctx.now, invoice_reference });
    await emit(ctx, 'expense.billed', serializeExpense(billed, ctx.settings));
  }
}

function assertMarkable(expense: Expense, field: string, approvedOnly: boolean): void {
  const refuse = (why: string): never => {
    throw invalidState(`The expense ${expense.id} ${why}`, field);
  };
  if (isBilled(expense)) refuse('is billed already');
  if (!expense.billable) refuse('is not billable: make it billable first');
  if (expense.approval_status === 'rejected') refuse('was rejected: have it approved first');
  if (approvedOnly && expense.approval_status !== 'approved') refuse('waits for approval');
}
