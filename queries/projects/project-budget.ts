/** The use of a project's budget over time, and what the work has earned and cost (docs/decisions/projects.md). */
import sql from 'sql-template-tag';
import { budgetEnd } from '../../domain/projects/budget-end.js';
import { recentFigures, runningTotals, type DayFigures } from '../../domain/projects/budget-over-time.js';
import { dec, zero, type Decimal } from '../../domain/money.js';
import { unbilledTime } from '../../domain/projects/budget-work.js';
import { may, reachOf } from '../../domain/people/policy.js';
import { today } from '../../domain/time.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Expense } from '../../models/expenses/expense.js';
import type { Project } from '../../models/projects/project.js';
import { scoped, select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { unbilledOf, type ExpenseAmounts, type ProjectBudgetFigures } from '../../serializers/project-budget.js';
import { unbilledExpense } from '../billing/billable-expenses.js';
import { billedByDay } from './billed-by-day.js';
import { budgetTime } from './budget-time.js';
import { phasesOf } from './project-parts.js';

/**
 * The figures of a project's budget. Time and expenses are those of the users whom the reader reaches. Without rates, the
 * dates of invoices are not read: a day on which nothing but the billed amount changed would reveal them.
 */
export async function projectBudget(ctx: Ctx, project: Project): Promise<ProjectBudgetFigures> {
  const { currency } = await Client.get(seeingAll(ctx), project.client_id);
  const [{ days, work }, billed, expenses, phases] = await Promise.all([
    budgetTime(ctx, project.id),
    may(ctx.scope, 'can_see_rates') ? billedByDay(ctx, project, currency) : [],
    expensesOf(ctx, project.id),
    phasesOf(ctx, project.id),
  ]);
  const figures: DayFigures[] = [
    ...days.map((day) => ({ ...day, amount: zero })),
    ...billed.map((day) => ({ ...day, hours: zero, value: zero })),
  ];
  const day = today(ctx.now, ctx.workspace.timezone);
  const totals = runningTotals(figures);
  const recent = recentFigures(figures, day);
  const toBill = unbilledTime(project.billing_type, work);
  const unbilled = unbilledOf({ currency, toBill, expenses }).amount;
  return {
    project,
    currency,
    costCurrency: ctx.workspace.currency,
    covers: reachOf(ctx.scope),
    totals,
    work,
    phases,
    expenses,
    toBill,
    recent,
    endsOn: budgetEnd({ project, totals, recent, unbilled, today: day }),
  };
}

interface ExpenseRow {
  readonly currency: string;
  readonly unbilled: Decimal;
  readonly cost: Decimal;
}

async function expensesOf(ctx: Ctx, projectId: string): Promise<ExpenseAmounts[]> {
  const rows = await select<ExpenseRow>(
    ctx,
    sql`SELECT t.currency, SUM(IF(${unbilledExpense}, t.billable_amount, 0)) AS unbilled, SUM(t.amount) AS cost
          FROM expenses t
         WHERE ${scoped(ctx, Expense, 't')} AND t.project_id = ${projectId} AND t.approval_status <> 'rejected'
         GROUP BY t.currency`,
  );
  return rows.map(({ currency, unbilled, cost }) => ({ currency, unbilled: dec(unbilled), cost: dec(cost) }));
}
