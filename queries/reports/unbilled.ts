import { grouped } from '../../domain/grouped.js';
import { sum, toNumber } from '../../domain/money.js';
import { maxGroups } from '../../domain/reports/reports.js';
import { today } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';
import { unbilledParts, type UnbilledPart } from './unbilled-parts.js';

type Report = Schemas['UnbilledReport'];
type Project = Schemas['UnbilledReportProject'];
type Figures = Omit<Project, 'project_id' | 'project_title'>;

/** The response of `GET /v1/reports/unbilled`. */
export async function unbilledReport(ctx: Ctx): Promise<Report> {
  const as_of = today(ctx.now, ctx.workspace.timezone);
  const byCurrency = grouped(await unbilledParts(ctx, as_of), ({ currency }) => currency);
  const own = byCurrency.get(ctx.workspace.currency) ?? [];
  byCurrency.delete(ctx.workspace.currency);
  return {
    as_of,
    ...inCurrency(own),
    other_currencies: [...byCurrency.keys()]
      .toSorted()
      .map((currency) => ({ currency, ...inCurrency(byCurrency.get(currency) ?? []) })),
  };
}

function inCurrency(parts: readonly UnbilledPart[]): Omit<Schemas['UnbilledReportOtherCurrency'], 'currency'> {
  const clients = largestFirst([...grouped(parts, ({ client_id }) => client_id).values()].map(clientOf));
  const listed: Schemas['UnbilledReportClient'][] = [];
  let projectsLeft = maxGroups;
  for (const client of clients.slice(0, maxGroups)) {
    const projects = client.projects.slice(0, projectsLeft);
    projectsLeft -= projects.length;
    listed.push({ ...client, projects });
  }
  const projects = clients.reduce((all, client) => all + client.projects.length, 0);
  return {
    ...figuresOf(parts),
    by_client: listed,
    omitted: clients.length - listed.length,
    omitted_projects: projects - (maxGroups - projectsLeft),
  };
}

function clientOf(parts: readonly [UnbilledPart, ...UnbilledPart[]]): Schemas['UnbilledReportClient'] {
  const [{ client_id, client_name }] = parts;
  const projects = [...grouped(parts, ({ project_id }) => project_id).values()].map((some): Project => {
    const [{ project_id, project_title }] = some;
    return { project_id, project_title, ...figuresOf(some) };
  });
  return { client_id, client_name, ...figuresOf(parts), projects: largestFirst(projects) };
}

/** Sorts by the value that may be billed, then by the value that awaits approval, both descending. */
const largestFirst = <Row extends Figures>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.total - a.total || b.awaiting_approval.total - a.awaiting_approval.total);

function figuresOf(parts: readonly UnbilledPart[]): Figures {
  const billable = parts.filter(({ awaits }) => !awaits);
  const aged = (age: keyof Figures['buckets']): number => toNumber(sum(billable.map(({ byAge }) => byAge[age])));
  return {
    ...sumsOf(billable),
    buckets: {
      '0_30_days': aged('0_30_days'),
      '31_60_days': aged('31_60_days'),
      '61_90_days': aged('61_90_days'),
      over_90_days: aged('over_90_days'),
    },
    awaiting_approval: sumsOf(parts.filter(({ awaits }) => awaits)),
  };
}

function sumsOf(parts: readonly UnbilledPart[]): Figures['awaiting_approval'] {
  const time = sum(parts.map(({ timeValue }) => timeValue));
  const expenses = sum(parts.map((part) => part.expenses));
  return {
    hours: toNumber(sum(parts.map(({ hours }) => hours))),
    time_value: toNumber(time),
    expenses: toNumber(expenses),
    total: toNumber(time.plus(expenses)),
    oldest_date: parts.map(({ oldest_date }) => oldest_date).toSorted()[0] ?? null,
  };
}
