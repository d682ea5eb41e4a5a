/** Reviews expenses: approves, rejects and reopens them, and marks them as billed outside Docket. */
import { invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { eachById } from '../../models/each-by-id.js';
import { emit } from '../../models/events/event.js';
import { Expense, isBilled } from '../../models/expenses/expense.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeExpense } from '../../serializers/expense.js';
import { changeExpense, changeNamedExpenses } from './change-expense.js';
import { approvalReview, rejectionReview, reopenDecision, type ReviewSubject } from '../people/review-decision.js';
import { assertExpenseUnbilled } from './expense-rules.js';

/** Approves a pending expense; an approved one stays as it is. */
export async function approveExpense(ctx: Ctx, expense: Locked<Expense>): Promise<Expense> {
  const decision = await approvalReview(ctx)(reviewSubjectOf(expense));
  return decision ? changeExpense(ctx, expense, { ...decision }, 'expense.approved') : expense;
}

/** Like `approveExpense`, for several expenses, all or none. */
export function approveExpenses(ctx: Ctx, ids: readonly string[]): Promise<Expense[]> {
  const approval = approvalReview(ctx);
  return changeNamedExpenses(ctx, ids, (expense) => approval(reviewSubjectOf(expense)), 'expense.approved');
}

/** Rejects a pending expense; a rejected one takes the new reason. */
export async function rejectExpense(ctx: Ctx, expense: Locked<Expense>, reason: string | null): Promise<Expense> {
  const decision = await rejectionReview(ctx, reason)(reviewSubjectOf(expense));
  return decision ? changeExpense(ctx, expense, { ...decision }, 'expense.rejected') : expense;
}

/** Like `rejectExpense`, for several expenses, all or none. */
export function rejectExpenses(ctx: Ctx, ids: readonly string[], reason: string | null): Promise<Expense[]> {
  const rejection = rejectionReview(ctx, reason);
  return changeNamedExpenses(ctx, ids, (expense) => rejection(reviewSubjectOf(expense)), 'expense.rejected');
}

/** Makes an approved or rejected expense pending again; a pending one stays as it is. */
export async function reopenExpense(ctx: Ctx, expense: Locked<Expense>): Promise<Expense> {
  const decision = reopenDecision(reviewSubjectOf(expense));
  return decision ? changeExpense(ctx, expense, { ...decision }) : expense;
}

const reviewSubjectOf = (expense: Locked<Expense>): ReviewSubject => ({
  row: expense,
  noun: 'expense',
  assertOpen: () => assertExpenseUnbilled(expense),
});

/** Marks expenses as billed by an invoice made outside Docket, all or none; those marked already stay as they are. */
export async function markExpensesBilled(ctx: Ctx, body: Schemas['ExpensesMarkBilled']): Promise<void> {
  const { require_expense_approval: approvedOnly } = await workspaceOf(ctx);
  const { invoice_reference: reference = null } = body;
  const isMarked = (expense: Expense): boolean =>
    expense.marked_billed_at !== null && (reference === null || reference === expense.invoice_reference);
  const look = (expense: Locked<Expense>): Locked<Expense> => {
    if (!isMarked(expense)) assertMarkable(expense, approvedOnly);
    return expense;
  };
  const expenses = await eachById(ctx, Expense, body.expense_ids, look, { list: 'expense_ids' });
  for (const expense of expenses.filter((each) => !isMarked(each))) {
    const billed = await expense.patch(ctx, { marked_billed_at: ctx.now, invoice_reference: reference });
    await emit(ctx, 'expense.billed', serializeExpense(billed, ctx.settings));
  }
}

function assertMarkable(expense: Expense, approvedOnly: boolean): void {
  const refuse = (why: string): never => {
    throw invalidState(`The expense ${expense.id} ${why}`);
  };
  if (isBilled(expense)) refuse('is already billed');
  if (!expense.billable) refuse('is not billable: make it billable first');
  if (expense.approval_status === 'rejected') refuse('was rejected: reopen it and have it approved first');
  if (approvedOnly && expense.approval_status !== 'approved') refuse('is awaiting approval: have it approved first');
}
