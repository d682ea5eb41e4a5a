import { grouped } from '../../domain/grouped.js';
import { roundMoney, sum, toNumber, type Big } from '../../domain/money.js';
import { maxGroups, type ReportQuery } from '../../domain/reports/reports.js';
import { today, type Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
import { unbilledParts, type UnbilledPart } from './unbilled-parts.js';

type Report = Schemas['UnbilledReport'];
type Project = Schemas['UnbilledReportProject'];
type Figures = Omit<Project, 'project_id' | 'project_title'>;

/** The response of `GET /v1/reports/unbilled`. */
export async function unbilledReport(ctx: Ctx, query: ReportQuery<'unbilled'>): Promise<Report> {
  const { in: into } = query;
  assertInto(into);
  const as_of = today(ctx.now, ctx.workspace.timezone);
  const parts = await unbilledParts(ctx, as_of);
  const byCurrency = grouped(parts, ({ currency }) => currency);
  const own = ctx.workspace.currency;
  const others = [...byCurrency.keys()].filter((currency) => currency !== own).toSorted();
  const inOne = (currency: string) => inCurrency(byCurrency.get(currency) ?? [], currency);
  return {
    as_of,
    ...inOne(own),
    other_currencies: others.map((currency) => ({ currency, ...inOne(currency) })),
    ...(into !== undefined && { converted: await converted(ctx, parts, into, as_of) }),
  };
}

/** The work of all currencies in one, at the rate of `day`: it is a balance, which will be billed at a rate still to come. */
async function converted(
  ctx: Ctx,
  parts: readonly UnbilledPart[],
  into: string,
  day: Day,
): Promise<Schemas['ConvertedUnbilled']> {
  const dated = parts.map((part) => ({ ...part, day }));
  const conversion = await conversionOf(ctx, into, dated);
  const inOne = parts.map((part): UnbilledPart => {
    const amount = (value: Big): Big => conversion.orZero(value, part.currency, day);
    return {
      ...part,
      currency: into,
      timeValue: amount(part.timeValue),
      expenses: amount(part.expenses),
      byAge: {
        '0_30_days': amount(part.byAge['0_30_days']),
        '31_60_days': amount(part.byAge['31_60_days']),
        '61_90_days': amount(part.byAge['61_90_days']),
        over_90_days: amount(part.byAge.over_90_days),
      },
    };
  });
  return { ...inCurrency(inOne, into), ...conversion.notes() };
}

function inCurrency(
  parts: readonly UnbilledPart[],
  currency: string,
): Omit<Schemas['UnbilledReportOtherCurrency'], 'currency'> {
  const byClient = [...grouped(parts, ({ client_id }) => client_id).values()];
  const clients = largestFirst(byClient.map((some) => clientOf(some, currency)));
  const listed: Schemas['UnbilledReportClient'][] = [];
  let projectsLeft = maxGroups;
  for (const client of clients.slice(0, maxGroups)) {
    const projects = client.projects.slice(0, projectsLeft);
    projectsLeft -= projects.length;
    listed.push({ ...client, projects });
  }
  const projects = clients.reduce((all, client) => all + client.projects.length, 0);
  return {
    ...figuresOf(parts, currency),
    by_client: listed,
    omitted: clients.length - listed.length,
    omitted_projects: projects - (maxGroups - projectsLeft),
  };
}

function clientOf(
  parts: readonly [UnbilledPart, ...UnbilledPart[]],
  currency: string,
): Schemas['UnbilledReportClient'] {
  const [{ client_id, client_name }] = parts;
  const projects = [...grouped(parts, ({ project_id }) => project_id).values()].map((some): Project => {
    const [{ project_id, project_title }] = some;
    return { project_id, project_title, ...figuresOf(some, currency) };
  });
  return { client_id, client_name, ...figuresOf(parts, currency), projects: largestFirst(projects) };
}

/** Sorts by the value that may be billed, then by the value that awaits approval, both descending. */
const largestFirst = <Row extends Figures>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.total - a.total || b.awaiting_approval.total - a.awaiting_approval.total);

/** Amounts of parts are rounded, unless they were converted: then their sums are. */
function figuresOf(parts: readonly UnbilledPart[], currency: string): Figures {
  const billable = parts.filter(({ awaits }) => !awaits);
  const aged = (age: keyof Figures['buckets']): number =>
    toNumber(roundMoney(sum(billable.map(({ byAge }) => byAge[age])), currency));
  return {
    ...sumsOf(billable, currency),
    buckets: {
      '0_30_days': aged('0_30_days'),
      '31_60_days': aged('31_60_days'),
      '61_90_days': aged('61_90_days'),
      over_90_days: aged('over_90_days'),
    },
    awaiting_approval: sumsOf(
      parts.filter(({ awaits }) => awaits),
      currency,
    ),
  };
}

function sumsOf(parts: readonly UnbilledPart[], currency: string): Figures['awaiting_approval'] {
  const money = (value: Big): number => toNumber(roundMoney(value, currency));
  const time = sum(parts.map(({ timeValue }) => timeValue));
  const expenses = sum(parts.map((part) => part.expenses));
  return {
    hours: toNumber(sum(parts.map(({ hours }) => hours))),
    time_value: money(time),
    expenses: money(expenses),
    total: money(time.plus(expenses)),
    oldest_date: parts.map(({ oldest_date }) => oldest_date).toSorted()[0] ?? null,
  };
}
