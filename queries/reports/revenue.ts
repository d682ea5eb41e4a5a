import { monthsIn } from '../../domain/months.js';
import { dec, roundMoney, sum, toNumber, zero, type Big } from '../../domain/money.js';
import { changePercent, comparedRange } from '../../domain/reports/period-comparison.js';
import type { ReportQuery } from '../../domain/reports/reports.js';
import { today, type DayRange } from '../../domain/time.js';
import type { Conversion } from '../../domain/billing/exchange-rates/conversion.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';
import { viewOf } from '../../serializers/view.js';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
import type { OfDay } from './converted/by-day.js';
import { convertedByCurrency, convertedByKey, datedOn } from './converted/converted-sums.js';
import {
  byCurrency,
  collected,
  collectedByDay,
  invoiced,
  invoicedByDay,
  type Collected,
  type Invoiced,
  type MoneyDimension,
} from './money-figures.js';
import { convertedProjection, projection, type Projection } from './projection.js';
import { reportRange } from './range.js';
import { monthlyRecurring } from './recurring/retainer-fees.js';
import { revenueGroups, type GroupedRevenue } from './revenue-groups.js';
import { revenueShares, type RevenueShare } from './revenue-shares.js';

type Report = Schemas['RevenueReport'];

/** The dimension in which invoices and payments are read, for each grouping of the report. */
const dimensions: Record<Schemas['RevenueReportGrouping'], MoneyDimension> = {
  month: 'month',
  quarter: 'month',
  client: 'client',
  project: 'all',
  service_type: 'all',
};

/** The response of `GET /v1/reports/revenue`; recurring revenue is omitted for users who may not see rates. */
export async function revenueReport(ctx: Ctx, query: ReportQuery<'revenue'>): Promise<Report> {
  const period = reportRange(ctx, query);
  const { in: into } = query;
  assertInto(into);
  const figures = await readFigures(ctx, query, period);
  const own = ctx.workspace.currency;
  const inCurrency = async (from: Figures, code: string) => {
    const revenue = revenueIn(from, period, code);
    return {
      summary: summaryOf(ctx, from, revenue),
      ...(await revenueGroups[query.group_by](ctx, revenue)),
      by_type: typesOf(revenue),
    };
  };
  const converted = into === undefined ? undefined : await convertedFigures(ctx, query, period, { into, figures });
  const others = [...currenciesOf(figures)].filter((code) => code !== own).toSorted();
  return {
    period,
    ...(await inCurrency(figures, own)),
    other_currencies: await Promise.all(
      others.map(async (currency) => ({ currency, ...(await inCurrency(figures, currency)) })),
    ),
    ...(converted && {
      converted: {
        ...(await inCurrency(converted.figures, converted.conversion.currency)),
        ...converted.conversion.notes(),
      },
    }),
  };
}

/** The inputs of the report, in every currency. */
interface Figures {
  readonly billed: readonly Omit<Invoiced, 'gross'>[];
  readonly paid: readonly Collected[];
  readonly shares: readonly RevenueShare[];
  /** Invoiced before the period, by currency. */
  readonly before: ReadonlyMap<string, Big>;
  readonly recurring: ReadonlyMap<string, Big>;
  readonly ahead: Projection | undefined;
}

async function readFigures(ctx: Ctx, query: ReportQuery<'revenue'>, period: DayRange): Promise<Figures> {
  const by = dimensions[query.group_by];
  const [billed, paid, shares, before, recurring, ahead] = await Promise.all([
    invoiced(ctx, period, by),
    collected(ctx, period, by),
    revenueShares(ctx, period),
    invoiced(ctx, comparedRange(query, period, 'previous_period'), 'all'),
    monthlyRecurring(ctx, period.to),
    query.include_forecast && by === 'month' ? projection(ctx) : undefined,
  ]);
  return { billed, paid, shares, before: byCurrency(before, ({ net }) => net), recurring, ahead };
}

/** The inputs of the report in all currencies, converted into one. */
async function convertedFigures(
  ctx: Ctx,
  query: ReportQuery<'revenue'>,
  period: DayRange,
  { into, figures: { recurring, ahead } }: { readonly into: string; readonly figures: Figures },
): Promise<{ readonly figures: Figures; readonly conversion: Conversion }> {
  const by = dimensions[query.group_by];
  const now = today(ctx.now, ctx.workspace.timezone);
  const [billed, paid, shares, before] = await Promise.all([
    invoicedByDay(ctx, period, by, into),
    collectedByDay(ctx, period, by, into),
    revenueShares(ctx, period, into),
    invoicedByDay(ctx, comparedRange(query, period, 'previous_period'), 'all', into),
  ]);
  const fees = datedOn(recurring, period.to < now ? period.to : now);
  const coming = [...(ahead?.currencies ?? [])].map((currency) => ({ currency, day: now }));
  const conversion = await conversionOf(ctx, into, [...billed, ...paid, ...shares, ...before, ...fees, ...coming]);
  const figures = {
    billed: convertedByKey(conversion, billed.map(netOf)).map(({ amount: net, ...row }) => ({ ...row, net })),
    paid: convertedByKey(conversion, paid),
    shares: shares.map((share) => ({
      ...share,
      currency: into,
      amount: conversion.orZero(share.amount, share.currency, share.day),
    })),
    before: convertedByCurrency(conversion, before.map(netOf)),
    recurring: convertedByCurrency(conversion, fees),
    ahead: ahead && convertedProjection(ahead, conversion, now),
  };
  return { figures, conversion };
}

const netOf = ({ key, currency, day, net: amount }: Invoiced & OfDay) => ({ key, currency, day, amount });

/** The currencies of invoices, payments, recurring revenue and the forecast. */
const currenciesOf = ({ billed, paid, recurring, ahead }: Figures): Set<string> =>
  new Set([...[...billed, ...paid].map(({ currency }) => currency), ...recurring.keys(), ...(ahead?.currencies ?? [])]);

function revenueIn({ billed, paid, shares, ahead }: Figures, period: DayRange, currency: string): GroupedRevenue {
  const isIn = (row: { readonly currency: string }): boolean => row.currency === currency;
  return {
    currency,
    months: monthsIn(period),
    invoiced: billed.filter(isIn),
    collected: paid.filter(isIn),
    shares: shares.filter(isIn),
    ahead,
  };
}

function summaryOf(
  ctx: Ctx,
  { before, recurring }: Figures,
  { currency, invoiced: rows, collected: paid }: GroupedRevenue,
): Report['summary'] {
  const money = (value: Big): number => toNumber(roundMoney(value, currency));
  const revenue = sum(rows.map(({ net }) => net));
  const mrr = recurring.get(currency) ?? zero;
  return {
    total_revenue: money(revenue),
    total_collected: money(sum(paid.map(({ amount }) => amount))),
    ...viewOf(ctx.scope).rates({ mrr: money(mrr), arr: money(mrr.times(dec(12))) }),
    growth_rate: changePercent(revenue, before.get(currency) ?? zero),
  };
}

function typesOf({ currency, shares }: GroupedRevenue): Schemas['RevenueByType'] {
  const of = (wanted: RevenueShare['kind']): number => {
    const amounts = shares.filter(({ kind }) => kind === wanted).map(({ amount }) => amount);
    return toNumber(roundMoney(sum(amounts), currency));
  };
  return { time_and_materials: of('time_and_materials'), fixed_fee: of('fixed_fee'), retainer: of('retainer') };
}
