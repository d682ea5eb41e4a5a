import sql from 'sql-template-tag';
import { dec, roundMoney, toNumber, type Decimal } from '../../domain/money.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import { scoped, select, selectSums } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';
import { lacksClientApproval } from '../approvals/client-approval.js';
import { unbilledExpense } from './billable-expenses.js';
import { unbilledTime } from './billable-time.js';

interface Row {
  readonly project_id: string | null;
  readonly currency: string;
  readonly awaits: number;
  readonly counted: number;
  readonly hours: Decimal;
  readonly value: Decimal;
  readonly oldest_date: string;
}

/**
 * A client's unbilled time and expenses by project, separate for work that may be billed and work awaiting approval.
 */
export async function clientUnbilled(ctx: Ctx, { id, currency }: Client): Promise<Schemas['ClientUnbilled']> {
  const { require_time_approval: timeApproved, require_expense_approval: expensesApproved } = await workspaceOf(ctx);
  const time = await selectSums<Row>(
    ctx,
    sql`SELECT t.project_id, ((${timeApproved} AND t.approval_status <> 'approved') OR ${lacksClientApproval}) AS awaits, COUNT(*) AS counted,
               SUM(t.hours) AS hours, SUM(t.value) AS value, MIN(t.date) AS oldest_date
          FROM time_entries t
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND t.client_id = ${id} AND ${unbilledTime} AND t.approval_status <> 'rejected'
         GROUP BY t.project_id, awaits ORDER BY t.project_id, awaits`,
  );
  const expenses = await select<Row>(
    ctx,
    sql`SELECT t.project_id, t.currency, (${expensesApproved} AND t.approval_status <> 'approved') AS awaits, COUNT(*) AS counted,
               SUM(t.billable_amount) AS value, MIN(t.date) AS oldest_date
          FROM expenses t
         WHERE ${scoped(seeingAll(ctx), Expense, 't')} AND t.client_id = ${id} AND ${unbilledExpense} AND t.approval_status <> 'rejected'
         GROUP BY t.project_id, t.currency, awaits ORDER BY t.project_id, t.currency, awaits`,
  );
  const groupOf = ({ project_id, awaits, oldest_date }: Row) => ({
    project_id,
    awaiting_approval: awaits === 1,
    oldest_date,
  });
  return {
    client_id: id,
    currency,
    time: time.map((row) => ({
      ...groupOf(row),
      entries: row.counted,
      hours: toNumber(row.hours),
      value: toNumber(roundMoney(dec(row.value), currency)),
    })),
    expenses: expenses.map((row) => ({
      ...groupOf(row),
      currency: row.currency,
      expenses: row.counted,
      amount: toNumber(row.value),
    })),
  };
}
