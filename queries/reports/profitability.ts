import { dec, round2, roundMoney, toNumber, zero, type Big } from '../../domain/money.js';
import { valuesByCurrency } from '../../domain/reports/currency-values.js';
import { maxGroups, type ReportQuery } from '../../domain/reports/reports.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';
import { viewOf, type View } from '../../serializers/view.js';
import { grouped } from '../../domain/grouped.js';
import { namesOf } from './names.js';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
import type { DayRange } from '../../domain/time.js';
import {
  addProfit,
  convertedProfitParts,
  profitParts,
  type Amounts,
  type ProfitPart,
  type ProfitSums,
} from './profit-parts.js';
import { reportRange } from './range.js';

type Report = Schemas['ProfitabilityReport'];
type Query = ReportQuery<'profitability'>;

/** The response of `GET /v1/reports/profitability`; fields that the reader may not see are omitted. */
export async function profitabilityReport(ctx: Ctx, query: Query): Promise<Report> {
  const period = reportRange(ctx, query);
  const { client_id: clientId, in: into } = query;
  assertInto(into);
  if (clientId !== undefined) await Client.reference(ctx, clientId, 'client_id');
  const parts = await profitParts(ctx, period, clientId);
  const byCurrency = await partsByCurrency(ctx, parts);
  const own = ctx.workspace.currency;
  const { expensesByCurrency } = addProfit(parts);
  const currencies = new Set([...byCurrency.keys(), ...expensesByCurrency.keys()]);
  const view = viewOf(ctx.scope);
  const rowsIn = (currency: string): Promise<Rows> =>
    rowsOf(ctx, query, byCurrency.get(currency) ?? [], figuresIn(view, currency, own));
  const others = await Promise.all(
    [...currencies]
      .filter((code) => code !== own)
      .toSorted()
      .map(async (currency) => {
        const { arrays, omitted } = await rowsIn(currency);
        const all = addProfit(byCurrency.get(currency) ?? []);
        return { shown: { ...abroadOf(view, currency, own, all, expensesByCurrency), ...arrays }, omitted };
      }),
  );
  const { arrays, omitted } = await rowsIn(own);
  return {
    period,
    summary: summaryOf(view, own, addProfit(byCurrency.get(own) ?? [])),
    ...arrays,
    other_currencies: others.map(({ shown }) => shown),
    omitted: others.reduce((all, other) => all + other.omitted, omitted),
    ...(into !== undefined && { converted: await converted(ctx, query, period, into) }),
  };
}

/** The report on clients of all currencies in one, with the expenses of all currencies. */
async function converted(
  ctx: Ctx,
  query: Query,
  period: DayRange,
  into: string,
): Promise<Schemas['ConvertedProfitability']> {
  const view = viewOf(ctx.scope);
  const { parts, conversion } = await convertedProfitParts(ctx, period, into, query.client_id);
  const { arrays, omitted } = await rowsOf(ctx, query, parts, figuresIn(view, into, into));
  return { summary: summaryOf(view, into, addProfit(parts)), ...arrays, omitted, ...conversion.notes() };
}

/** Parts by the currency of their clients; parts without a client are in the workspace's. */
async function partsByCurrency(ctx: Ctx, parts: readonly ProfitPart[]): Promise<Map<string, ProfitPart[]>> {
  const clients = await namesOf(
    ctx,
    'clients',
    parts.map(({ client }) => client),
  );
  return grouped(parts, ({ client }) => clients.get(client)?.currency ?? ctx.workspace.currency);
}

/** An amount per hour, rounded; null without hours. */
const perHour = (amount: Big, hours: Big, currency: string): number | null =>
  hours.eq(zero) ? null : toNumber(roundMoney(amount.div(hours), currency));

/** Cost, profit (revenue less the rounded cost, so that the shown figures add up) and margin in percent of revenue. */
function profitOf({ revenue, cost }: ProfitSums, currency: string) {
  const shown = roundMoney(cost, currency);
  const earned = roundMoney(revenue, currency);
  const profit = earned.minus(shown);
  return {
    cost: toNumber(shown),
    profit: toNumber(profit),
    margin: earned.gt(zero) ? toNumber(round2(profit.div(earned).times(dec(100)))) : null,
  };
}

function summaryOf(view: View, currency: string, all: ProfitSums): Report['summary'] {
  const { cost, profit, margin } = profitOf(all, currency);
  return {
    total_revenue: toNumber(roundMoney(all.revenue, currency)),
    ...view.costs({ total_cost: cost, gross_profit: profit, gross_margin_percent: margin }),
    total_hours: toNumber(all.hours),
    ...view.rates({ average_hourly_revenue: perHour(all.revenue, all.hours, currency) }),
    ...view.costs({ average_hourly_cost: perHour(all.cost, all.hours, currency) }),
  };
}

function abroadOf(
  view: View,
  currency: string,
  own: string,
  all: ProfitSums,
  spent: Amounts,
): Report['other_currencies'][number] {
  return {
    currency,
    total_revenue: toNumber(all.revenue),
    ...view.costs({
      total_cost: toNumber(roundMoney(all.cost, own)),
      expenses: toNumber(roundMoney(spent.get(currency) ?? zero, currency)),
    }),
    total_hours: toNumber(all.hours),
    ...view.rates({ average_hourly_revenue: perHour(all.revenue, all.hours, currency) }),
  };
}

type Figures = Omit<Schemas['ProfitabilityReportClient'], 'client_id' | 'client_name'>;

/** The figures of a row. Cost is in the workspace's currency, so there is a profit only if the revenue is too. */
const figuresIn =
  (view: View, currency: string, own: string) =>
  (all: ProfitSums): Figures => {
    const { cost, profit, margin } = profitOf(all, own);
    return {
      revenue: toNumber(roundMoney(all.revenue, currency)),
      ...view.costs({
        cost,
        expenses_in_other_currencies: valuesByCurrency(all.expensesByCurrency, own).other_currencies,
        ...(currency === own && { profit, margin_percent: margin }),
      }),
      hours: toNumber(all.hours),
      ...view.rates({ effective_rate: perHour(all.revenue, all.hours, currency) }),
    };
  };

interface Rows {
  readonly arrays: Pick<Report, 'by_project' | 'by_client'>;
  readonly omitted: number;
}

async function rowsOf(
  ctx: Ctx,
  { view, min_revenue: min }: Query,
  parts: readonly ProfitPart[],
  figures: (all: ProfitSums) => Figures,
): Promise<Rows> {
  const projects = view === 'clients' ? undefined : largest(parts, min, ({ client, project }) => [client, project]);
  const clients = view === 'projects' ? undefined : largest(parts, min, ({ client }) => [client]);
  const listed = [...(projects?.listed ?? []), ...(clients?.listed ?? [])];
  const [titles, names] = await Promise.all([
    namesOf(
      ctx,
      'projects',
      listed.map(({ project }) => project),
    ),
    namesOf(
      ctx,
      'clients',
      listed.map(({ client }) => client),
    ),
  ]);
  const clientOf = ({ client }: ProfitPart) => ({ client_id: client, client_name: names.get(client)?.name ?? null });
  const projectOf = ({ project }: ProfitPart) => ({
    project_id: project,
    project_title: titles.get(project)?.title ?? null,
  });
  return {
    arrays: {
      ...(projects && {
        by_project: projects.listed.map((row) => ({ ...projectOf(row), ...clientOf(row), ...figures(row) })),
      }),
      ...(clients && { by_client: clients.listed.map((row) => ({ ...clientOf(row), ...figures(row) })) }),
    },
    omitted: (projects?.omitted ?? 0) + (clients?.omitted ?? 0),
  };
}

/** Parts grouped by `keyOf`, most revenue first; groups without figures or with revenue below `min` are left out. */
function largest(
  parts: readonly ProfitPart[],
  min: number | undefined,
  keyOf: (part: ProfitPart) => readonly (string | null)[],
): { listed: readonly ProfitPart[]; omitted: number } {
  const rows = [...grouped(parts, (part) => keyOf(part).join(' '))].flatMap(([key, some]) =>
    some.slice(0, 1).map(({ client, project }) => ({ key, client, project, ...addProfit(some) })),
  );
  const wanted = rows.filter(
    ({ revenue, cost, expensesByCurrency, hours }) =>
      [revenue, cost, ...expensesByCurrency.values(), hours].some((figure) => !figure.eq(zero)) &&
      (min === undefined || revenue.gte(dec(min))),
  );
  const sorted = wanted.toSorted(
    (a, b) => b.revenue.cmp(a.revenue) || b.hours.cmp(a.hours) || (a.key < b.key ? -1 : 1),
  );
  return { listed: sorted.slice(0, maxGroups), omitted: Math.max(sorted.length - maxGroups, 0) };
}
