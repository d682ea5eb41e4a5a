import sql, { type Sql } from 'sql-template-tag';
import type { Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** Selects unbilled expenses of a client, in the invoice's currency; `from` and `to` are included. */
export interface ExpensesWanted {
  readonly client_id: string;
  readonly project_id: string | null;
  readonly from: Day;
  readonly to: Day;
  readonly currency: string;
  readonly approvedOnly: boolean;
}

/** The fields of an expense that its invoice line needs. */
export interface BillableExpense {
  readonly id: string;
  readonly date: Day;
  readonly description: string;
  readonly project_id: string | null;
  readonly billable_amount: Decimal;
}

/** A condition over expenses `t`: an invoice may bill them, apart from approval. */
export const unbilledExpense: Sql = sql`t.billable AND t.invoice_line_id IS NULL AND t.marked_billed_at IS NULL`;

/**
 * The expenses that an invoice may bill (docs/decisions/invoices.md), of all users, sorted by day. `lock` is a locking
 * clause, or empty.
 */
export function billableExpenses(ctx: Ctx, wanted: ExpensesWanted, lock: Sql): Promise<BillableExpense[]> {
  const project = wanted.project_id === null ? sql`` : sql`AND t.project_id = ${wanted.project_id}`;
  const approved = wanted.approvedOnly ? sql`t.approval_status = 'approved'` : sql`t.approval_status <> 'rejected'`;
  return select<BillableExpense>(
    ctx,
    sql`SELECT t.id, t.date, t.description, t.project_id, t.billable_amount FROM expenses t
         WHERE ${scoped(seeingAll(ctx), Expense, 't')} AND t.client_id = ${wanted.client_id} AND t.date BETWEEN ${wanted.from} AND ${wanted.to} ${project}
           AND t.currency = ${wanted.currency} AND ${unbilledExpense} AND ${approved}
         ORDER BY t.date, t.id${lock}`,
  );
}
