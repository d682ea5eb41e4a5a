import sql from 'sql-template-tag';
import { hoursInMonth, winRate, type OpenWork } from '../../domain/reports/forecast.js';
import { daysOfMonth, plusMonths, type Month } from '../../domain/months.js';
import { dec, round2, roundMoney, sum, toNumber, zero, type Big, type Decimal } from '../../domain/money.js';
import type { ReportQuery } from '../../domain/reports/reports.js';
import { instant, today, type Day } from '../../domain/time.js';
import { capacityHours, utilization } from '../../domain/reports/utilization.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import { scoped, select } from '../../models/select.js';
import { User } from '../../models/people/user.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import type { Conversion } from '../../domain/billing/exchange-rates/conversion.js';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
import { convertedProjection, projection, type Projection } from './projection.js';
import { hoursOn } from './recurring/retainer-fees.js';

/** The response of `GET /v1/reports/forecast`. */
export async function forecastReport(ctx: Ctx, query: ReportQuery<'forecast'>): Promise<Schemas['ForecastReport']> {
  const { in: into } = query;
  assertInto(into);
  const [ahead, work, perWeek, proposals] = await Promise.all([
    projection(ctx),
    openWork(ctx),
    hoursPerWeek(ctx),
    pendingProposals(ctx),
  ]);
  const months = Array.from({ length: query.months }, (_, index) => plusMonths(ahead.present, index + 1));
  const capacityIn = capacityOf(ahead, work, perWeek, today(ctx.now, ctx.workspace.timezone));
  const figuresOf = (of: Projection, proposed: Proposals | undefined, code: string) => ({
    revenue_forecast: months.map((month) => ({
      month,
      projected: toNumber(of.revenueIn(month, code)),
      confidence: of.confidenceIn(month),
    })),
    pipeline: pipelineOf(proposed, code),
  });
  const inCurrency = (code: string) => figuresOf(ahead, proposals.get(code), code);
  const own = ctx.workspace.currency;
  const others = [...new Set([...ahead.currencies, ...proposals.keys()])].filter((code) => code !== own);
  const { revenue_forecast, pipeline } = inCurrency(own);
  const converted = into === undefined ? undefined : await inOne(ctx, into, { ahead, proposals });
  return {
    generated_at: instant(ctx.now),
    revenue_forecast,
    capacity_forecast: months.map(capacityIn),
    pipeline,
    other_currencies: others.toSorted().map((currency) => ({ currency, ...inCurrency(currency) })),
    ...(converted && {
      converted: {
        ...figuresOf(converted.ahead, converted.proposals, converted.conversion.currency),
        ...converted.conversion.notes(),
      },
    }),
  };
}

/** Projection and proposals of all currencies in one, at the rate of today. */
async function inOne(
  ctx: Ctx,
  into: string,
  { ahead, proposals }: { readonly ahead: Projection; readonly proposals: ReadonlyMap<string, Proposals> },
): Promise<{ readonly ahead: Projection; readonly proposals: Proposals; readonly conversion: Conversion }> {
  const day = today(ctx.now, ctx.workspace.timezone);
  const dated = [...ahead.currencies, ...proposals.keys()].map((currency) => ({ currency, day }));
  const conversion = await conversionOf(ctx, into, dated);
  const all = [...proposals].map(([code, { count, value }]) => ({ count, value: conversion.orZero(value, code, day) }));
  return {
    ahead: convertedProjection(ahead, conversion, day),
    proposals: { count: all.reduce((sums, { count }) => sums + count, 0), value: sum(all.map(({ value }) => value)) },
    conversion,
  };
}

const capacityOf =
  ({ retainers }: Projection, work: readonly OpenWork[], perWeek: number, day: Day) =>
  (month: Month): Schemas['ForecastReportCapacity'] => {
    const days = daysOfMonth(month);
    const available = capacityHours(perWeek, days);
    const promised = sum(work.map((each) => hoursInMonth(each, month, day)));
    const committed = round2(hoursOn(retainers, days.to).plus(promised));
    return {
      month,
      available_hours: toNumber(round2(available)),
      committed_hours: toNumber(committed),
      utilization_forecast: toNumber(round2(utilization(committed, available).times(dec(100)))),
    };
  };

/** Unused budget hours of active projects, by due date; hours of retainer projects are those of their agreements. */
async function openWork(ctx: Ctx): Promise<OpenWork[]> {
  const rows = await select<{ due_date: Day | null; hours: Decimal }>(
    ctx,
    sql`SELECT t.due_date, SUM(t.budget_hours - t.hours_used) AS hours FROM projects t
         WHERE ${scoped(seeingAll(ctx), Project, 't')} AND t.status = 'active' AND t.billing_type <> 'retainer'
           AND t.budget_hours > t.hours_used
         GROUP BY t.due_date`,
  );
  return rows.map(({ due_date: due, hours }) => ({ due, hours: dec(hours) }));
}

async function hoursPerWeek(ctx: Ctx): Promise<number> {
  const [row] = await select<{ hours: Decimal | null }>(
    ctx,
    sql`SELECT SUM(t.hours_per_week) AS hours FROM users t WHERE ${scoped(seeingAll(ctx), User, 't')} AND t.status = 'active'`,
  );
  return Number(row?.hours ?? 0);
}

interface Proposals {
  readonly count: number;
  readonly value: Big;
}

/** Pending projects, with the sum of their budgets, by the currency of their clients. */
async function pendingProposals(ctx: Ctx): Promise<ReadonlyMap<string, Proposals>> {
  const rows = await select<{ currency: string; count: number; value: Decimal }>(
    ctx,
    sql`SELECT c.currency, COUNT(*) AS count, SUM(COALESCE(t.budget_amount, 0)) AS value
          FROM projects t JOIN clients c ON c.id = t.client_id AND c.workspace_id = t.workspace_id
         WHERE ${scoped(seeingAll(ctx), Project, 't')} AND t.status = 'pending' GROUP BY c.currency`,
  );
  return new Map(rows.map(({ currency, count, value }) => [currency, { count, value: dec(value) }]));
}

const pipelineOf = (
  { count, value }: Proposals = { count: 0, value: zero },
  currency: string,
): Schemas['ForecastReportPipeline'] => ({
  proposals_pending: count,
  weighted_value: toNumber(roundMoney(value.times(winRate), currency)),
});
