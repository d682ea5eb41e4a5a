import sql, { join } from 'sql-template-tag';
import { dec, toNumber } from '../../../domain/money.js';
import { grouped } from '../../../domain/grouped.js';
import { rateSource, type FixedRate, type PricesNow } from '../../../domain/time/rate-source.js';
import type { Decimal } from '../../../domain/money.js';
import type { Ctx } from '../../../models/context.js';
import { Expense } from '../../../models/expenses/expense.js';
import { Milestone } from '../../../models/projects/milestone.js';
import { isOneOf, scoped, select } from '../../../models/select.js';
import { TimeEntry } from '../../../models/time/time-entry.js';
import { seeingAll } from '../../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../../models/workspace/workspace.js';
import type { Schemas } from '../../../contract/contract.js';

/** The time entries, expenses and milestones that lines bill, by the id of the line. */
export interface TracedWork {
  readonly entries: ReadonlyMap<string, readonly Schemas['TraceTimeEntry'][]>;
  readonly expenses: ReadonlyMap<string, readonly Schemas['TraceExpense'][]>;
  readonly milestones: ReadonlyMap<string, readonly Milestone[]>;
}

interface EntryRow extends FixedRate, Omit<PricesNow, 'workspaceRate' | 'emergencyMultiplier'> {
  readonly id: string;
  readonly invoice_line_id: string;
  readonly date: string;
  readonly hours: Decimal;
}

/** All work that these lines bill, including rows that the user may not see by themselves. */
export async function tracedWork(ctx: Ctx, lineIds: readonly string[]): Promise<TracedWork> {
  if (lineIds.length === 0) return { entries: new Map(), expenses: new Map(), milestones: new Map() };
  const all = seeingAll(ctx);
  const onLines = isOneOf('t.invoice_line_id', lineIds);
  const entries = await readEntries(ctx, lineIds);
  const expenses = await Expense.all(all, onLines, { order: sql`t.date, t.id` });
  const milestones = await Milestone.all(all, onLines, { order: sql`t.id` });
  const { default_hourly_rate: workspaceRate, emergency_multiplier: emergencyMultiplier } = await workspaceOf(ctx);
  const prices = { workspaceRate, emergencyMultiplier };
  return {
    entries: shownBy(entries, (row) => traceEntry(row, { ...row, ...prices })),
    expenses: shownBy(expenses, traceExpense),
    milestones: shownBy(milestones, (milestone) => milestone),
  };
}

function shownBy<Row extends { readonly invoice_line_id: string | null }, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Map<string, Shown[]> {
  const byLine = grouped(rows, ({ invoice_line_id: line }) => line ?? '');
  return new Map([...byLine].map(([line, some]) => [line, some.map(show)]));
}

function readEntries(ctx: Ctx, lineIds: readonly string[]): Promise<EntryRow[]> {
  return select<EntryRow>(
    ctx,
    sql`SELECT t.id, t.invoice_line_id, t.date, t.hours, t.rate_charged, t.rate_type, t.rate_override, t.rate_id, t.rate_id_given,
               IF(p.rate_override, p.custom_rate, NULL) AS projectRate, IF(p.rate_override, p.rate_id, NULL) AS projectCard,
               c.rate_id AS clientCard, u.bill_rate AS userRate
          FROM time_entries t
          JOIN users u ON u.id = t.user_id AND u.workspace_id = t.workspace_id
          LEFT JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id
          LEFT JOIN projects p ON p.id = t.project_id AND p.workspace_id = t.workspace_id
         WHERE ${scoped(seeingAll(ctx), TimeEntry, 't')} AND t.invoice_line_id IN (${join(lineIds)})
         ORDER BY t.date, t.id`,
  );
}

const traceEntry = (entry: EntryRow, prices: PricesNow): Schemas['TraceTimeEntry'] => ({
  id: entry.id,
  date: entry.date,
  hours: toNumber(entry.hours),
  rate_charged: toNumber(entry.rate_charged),
  exact: dec(entry.hours).times(dec(entry.rate_charged)).toFixed(),
  rate_source: { ...rateSource(entry, prices), rate_id: entry.rate_id },
});

function traceExpense(expense: Expense): Schemas['TraceExpense'] {
  const exact = dec(expense.amount).times(dec(expense.markup_percent).div(dec(100)).plus(dec(1)));
  return {
    id: expense.id,
    date: expense.date,
    amount: toNumber(expense.amount),
    markup_percent: toNumber(expense.markup_percent),
    exact: exact.toFixed(),
    billable_amount: toNumber(expense.billable_amount),
    rounding: dec(expense.billable_amount).minus(exact).toFixed(),
  };
}
