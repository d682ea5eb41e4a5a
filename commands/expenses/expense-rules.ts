/** Rules about links of expenses, and about changing billed and approved ones (docs/decisions/expenses.md). */
import { forbidden, invalid, invalidState } from '../../domain/errors.js';
import { may } from '../../domain/people/policy.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { isBilled, type Expense } from '../../models/expenses/expense.js';
import { Project } from '../../models/projects/project.js';

export interface ExpenseLinks {
  readonly client_id: string | null;
  readonly project_id: string | null;
}

/**
 * Checks the client and project of an expense, and infers the client from the project. Throws `invalid_request` if one
 * does not exist or they do not belong together.
 */
export async function expenseLinks(ctx: Ctx, wanted: ExpenseLinks): Promise<ExpenseLinks> {
  const client = wanted.client_id === null ? undefined : await Client.reference(ctx, wanted.client_id, 'client_id');
  if (wanted.project_id === null) return wanted;
  const project = await Project.reference(ctx, wanted.project_id, 'project_id');
  if (client && project.client_id !== client.id) throw invalid('project_id', 'must be a project of the client');
  return { client_id: project.client_id, project_id: project.id };
}

export function assertExpenseUnbilled(expense: Expense): void {
  if (isBilled(expense))
    throw invalidState('The expense is billed: remove it from its invoice first, or change only its notes');
}

/** Throws `forbidden` for an approved expense unless the user has `can_approve_time`. */
export function assertMayTouchApprovedExpense(ctx: Ctx, expense: Expense): void {
  if (expense.approval_status === 'approved' && !may(ctx.scope, 'can_approve_time'))
    throw forbidden('Changing or deleting an approved expense requires can_approve_time');
}
