import sql, { type Sql } from 'sql-template-tag';
import { changePercent, comparedRange } from '../../domain/reports/period-comparison.js';
import { periodLabel } from '../../domain/period.js';
import { dec, round2, roundMoney, toNumber, zero, type Big } from '../../domain/money.js';
import type { ReportQuery } from '../../domain/reports/reports.js';
import { startOfNextDay, startOfDay, today, type DayRange } from '../../domain/time.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import { identifier, scoped, select, type ScopedModel } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { viewOf } from '../../serializers/view.js';
import { isAtRisk } from '../projects/project-health.js';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
import type { OfDay } from './converted/by-day.js';
import { convertedByCurrency, datedOn, type DatedAmount } from './converted/converted-sums.js';
import {
  byCurrency,
  collected,
  collectedByDay,
  invoiced,
  invoicedByDay,
  outstandingNow,
  type Invoiced,
} from './money-figures.js';
import { reportRange } from './range.js';
import { utilizationReport } from './utilization.js';

type Report = Schemas['DashboardReport'];
type Revenue = NonNullable<Report['revenue']>;

/** The response of `GET /v1/reports/dashboard`. */
export async function dashboardReport(ctx: Ctx, query: ReportQuery<'dashboard'>): Promise<Report> {
  const period = reportRange(ctx, query);
  const { in: into } = query;
  assertInto(into);
  const before = comparedRange(query, period, query.compare_to);
  const [{ own, others, converted }, time, timeBefore, projects, clients] = await Promise.all([
    revenueOf(ctx, period, before, into),
    timeOf(ctx, period),
    timeOf(ctx, before),
    projectsOf(ctx, period),
    clientsOf(ctx, period),
  ]);
  const timeChange = changePercent(time.hours, timeBefore.hours);
  const view = viewOf(ctx.scope);
  return {
    period,
    ...view.rates({ revenue: own }),
    time: {
      total_hours: toNumber(time.hours),
      billable_hours: time.billable,
      utilization_percent: time.utilization,
      change_percent: timeChange,
    },
    projects,
    clients,
    comparison: {
      period: { ...before, label: periodLabel(before) },
      ...view.rates({ revenue_change: own.change_percent }),
      time_change: timeChange,
      utilization_change: toNumber(round2(dec(time.utilization).minus(dec(timeBefore.utilization)))),
    },
    ...view.rates({ other_currencies: others, ...(converted && { converted }) }),
  };
}

interface RevenueFigures {
  readonly own: Revenue;
  readonly others: NonNullable<Report['other_currencies']>;
  readonly converted: Schemas['ConvertedDashboard'] | undefined;
}

async function revenueOf(
  ctx: Ctx,
  period: DayRange,
  before: DayRange,
  into: string | undefined,
): Promise<RevenueFigures> {
  const [now, earlier, paid, owed] = await Promise.all([
    invoiced(ctx, period, 'all').then((rows) => byCurrency(rows, ({ net }) => net)),
    invoiced(ctx, before, 'all').then((rows) => byCurrency(rows, ({ net }) => net)),
    collected(ctx, period, 'all').then((rows) => byCurrency(rows, ({ amount }) => amount)),
    outstandingNow(ctx),
  ]);
  const codes = new Set([now, earlier, paid, owed].flatMap((amounts) => [...amounts.keys()]));
  codes.delete(ctx.workspace.currency);
  const inCurrency = (code: string): Revenue => revenueIn(code, { now, earlier, paid, owed });
  return {
    own: inCurrency(ctx.workspace.currency),
    others: [...codes].toSorted().map((currency) => ({ currency, ...inCurrency(currency) })),
    converted: into === undefined ? undefined : await convertedRevenue(ctx, into, { period, before, owed }),
  };
}

type Amounts = ReadonlyMap<string, Big>;

function revenueIn(
  code: string,
  { now, earlier, paid, owed }: Record<'now' | 'earlier' | 'paid' | 'owed', Amounts>,
): Revenue {
  const amount = (from: Amounts): number => toNumber(roundMoney(from.get(code) ?? zero, code));
  return {
    invoiced: amount(now),
    collected: amount(paid),
    outstanding: amount(owed),
    change_percent: changePercent(now.get(code) ?? zero, earlier.get(code) ?? zero),
  };
}

interface Converted {
  readonly period: DayRange;
  readonly before: DayRange;
  readonly owed: Amounts;
}

/** The revenue of all currencies in one. */
async function convertedRevenue(
  ctx: Ctx,
  into: string,
  { period, before, owed }: Converted,
): Promise<Schemas['ConvertedDashboard']> {
  const net = ({ currency, day, net: amount }: Invoiced & OfDay) => ({ currency, day, amount });
  const [now, earlier, paid] = await Promise.all([
    invoicedByDay(ctx, period, 'all', into).then((rows) => rows.map(net)),
    invoicedByDay(ctx, before, 'all', into).then((rows) => rows.map(net)),
    collectedByDay(ctx, period, 'all', into),
  ]);
  const outstanding = datedOn(owed, today(ctx.now, ctx.workspace.timezone));
  const conversion = await conversionOf(ctx, into, [...now, ...earlier, ...paid, ...outstanding]);
  const inOne = (amounts: readonly DatedAmount[]): Amounts => convertedByCurrency(conversion, amounts);
  const amounts = { now: inOne(now), earlier: inOne(earlier), paid: inOne(paid), owed: inOne(outstanding) };
  return { ...revenueIn(into, amounts), ...conversion.notes() };
}

/** Hours and utilization of a range, from the utilization report, so that the two agree. */
async function timeOf(
  ctx: Ctx,
  { from, to }: DayRange,
): Promise<{ hours: Big; billable: number; utilization: number }> {
  const { summary } = await utilizationReport(ctx, { from, to, group_by: 'user' });
  const { total_billable_hours: billable, total_non_billable_hours: other, actual_utilization } = summary;
  return { hours: dec(billable).plus(dec(other)), billable, utilization: actual_utilization };
}

async function projectsOf(ctx: Ctx, period: DayRange): Promise<Report['projects']> {
  const [now] = await select<{ active: number; at_risk: number }>(
    ctx,
    sql`SELECT COUNT(*) AS active, COUNT(IF(${isAtRisk(ctx)}, 1, NULL)) AS at_risk FROM projects t FORCE INDEX (projects_health_index)
         WHERE ${scoped(seeingAll(ctx), Project, 't')} AND t.status = 'active'`,
  );
  return {
    active: now?.active ?? 0,
    completed: await count(ctx, Project, within(ctx, 'completed_at', period)),
    at_risk: now?.at_risk ?? 0,
  };
}

/** `churned` counts only clients that are still inactive: `archived_at` is cleared when they become active again. */
async function clientsOf(ctx: Ctx, period: DayRange): Promise<Report['clients']> {
  const [active, created, churned] = await Promise.all([
    count(ctx, Client, sql`t.status = 'active'`),
    count(ctx, Client, within(ctx, 'created_at', period)),
    count(ctx, Client, within(ctx, 'archived_at', period)),
  ]);
  return { active, new: created, churned };
}

/** A condition: the column's instant is within a range of days in the workspace's time zone. */
function within(ctx: Ctx, column: 'created_at' | 'completed_at' | 'archived_at', { from, to }: DayRange): Sql {
  const { timezone } = ctx.workspace;
  const name = identifier(`t.${column}`);
  return sql`${name} >= ${startOfDay(from, timezone)} AND ${name} < ${startOfNextDay(to, timezone)}`;
}

async function count(ctx: Ctx, model: ScopedModel, condition: Sql): Promise<number> {
  const [row] = await select<{ total: number }>(
    ctx,
    sql`SELECT COUNT(*) AS total FROM ${identifier(model.tableName)} t WHERE ${scoped(seeingAll(ctx), model, 't')} AND ${condition}`,
  );
  return row?.total ?? 0;
}
