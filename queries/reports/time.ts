import { valuesByCurrency } from '../../domain/reports/currency-values.js';
import { sum, toDecimal, toNumber, zero, type Big } from '../../domain/money.js';
import { maxGroups, type ReportQuery } from '../../domain/reports/reports.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';
import { viewOf } from '../../serializers/view.js';
import { grouped } from '../../domain/grouped.js';
import { assertUsersKnown } from './known.js';
import { namesOf } from './names.js';
import { reportRange } from './range.js';
import { timeFigures, type TimeDimension, type TimeFigures } from './time-figures.js';

type Report = Schemas['TimeReport'];

/** The time logged for one user, client or other `key`, in every currency. */
interface Group {
  readonly key: string | null;
  readonly hours: Big;
  readonly billableHours: Big;
  readonly values: ReadonlyMap<string, Big>;
  /** Number of distinct projects; shown when grouped by client. */
  readonly projects: number;
}

/** The response of `GET /v1/reports/time`; values are omitted for users who may not see rates. */
export async function timeReport(ctx: Ctx, query: ReportQuery<'time'>): Promise<Report> {
  const period = reportRange(ctx, query);
  await assertKnown(ctx, query);
  const { group_by: by, user_ids: userIds, client_id: clientId } = query;
  const dimensions: TimeDimension[] = by === 'client' ? ['client', 'project'] : [by];
  const read = await timeFigures(ctx, { range: period, by: dimensions, userIds, clientId });
  const figures = query.billable_only ? read.filter((row) => row.billableHours.gt(zero)).map(billableAlone) : read;
  const all = groupsOf(figures, by);
  const groups = isByDate(by) ? all.toSorted(byKey) : all.toSorted((a, b) => b.hours.cmp(a.hours) || byKey(a, b));
  const listed = groups.slice(0, maxGroups);
  return {
    period,
    summary: summaryOf(ctx, figures),
    ...(await arrays[by](ctx, listed)),
    omitted: groups.length - listed.length,
  };
}

async function assertKnown(ctx: Ctx, { client_id, user_ids }: ReportQuery<'time'>): Promise<void> {
  if (client_id !== undefined) await Client.reference(ctx, client_id, 'client_id');
  await assertUsersKnown(ctx, user_ids);
}

const billableAlone = (row: TimeFigures<TimeDimension>): TimeFigures<TimeDimension> => ({
  ...row,
  hours: row.billableHours,
});

const isByDate = (by: TimeDimension): boolean => by === 'day' || by === 'week';
const byKey = (a: Group, b: Group): number => ((a.key ?? '') < (b.key ?? '') ? -1 : 1);

function groupsOf(figures: readonly TimeFigures<TimeDimension>[], by: TimeDimension): Group[] {
  return [...grouped(figures, ({ keys }) => keys[by])].map(([key, some]) => ({
    key,
    hours: sum(some.map(({ hours }) => hours)),
    billableHours: sum(some.map(({ billableHours }) => billableHours)),
    values: valuesOf(some),
    projects: new Set(some.map(({ keys }) => keys.project).filter((project) => project !== null)).size,
  }));
}

function valuesOf(figures: readonly TimeFigures<TimeDimension>[]): Map<string, Big> {
  const values = new Map<string, Big>();
  for (const { currency, value } of figures) values.set(currency, (values.get(currency) ?? zero).plus(value));
  return values;
}

/** Values by currency, each rounded once. */
const apart = (ctx: Ctx, values: ReadonlyMap<string, Big>) =>
  valuesByCurrency(
    new Map([...values].map(([currency, value]) => [currency, toDecimal(value)])),
    ctx.workspace.currency,
  );

function summaryOf(ctx: Ctx, figures: readonly TimeFigures<TimeDimension>[]): Report['summary'] {
  const hours = sum(figures.map((row) => row.hours));
  const billable = sum(figures.map((row) => row.billableHours));
  const { value: billable_value, other_currencies } = apart(ctx, valuesOf(figures));
  return {
    total_hours: toNumber(hours),
    billable_hours: toNumber(billable),
    non_billable_hours: toNumber(hours.minus(billable)),
    ...viewOf(ctx.scope).rates({ billable_value, other_currencies }),
  };
}

const shown = (ctx: Ctx, { hours, billableHours, values }: Group) => ({
  hours: toNumber(hours),
  billable_hours: toNumber(billableHours),
  ...viewOf(ctx.scope).rates(apart(ctx, values)),
});

type Arrays = Pick<Report, 'by_user' | 'by_client' | 'by_project' | 'by_ticket' | 'by_day' | 'by_week'>;
type Grouping = Schemas['TimeReportGrouping'];

const keysOf = (groups: readonly Group[]): (string | null)[] => groups.map(({ key }) => key);

/** The array of the response for each grouping. */
const arrays: Record<Grouping, (ctx: Ctx, groups: readonly Group[]) => Promise<Arrays> | Arrays> = {
  async user(ctx, groups) {
    const users = await namesOf(ctx, 'users', keysOf(groups));
    const row = (group: Group) => ({ user_id: group.key ?? '', user_name: users.get(group.key)?.name ?? '' });
    return { by_user: groups.map((group) => ({ ...row(group), ...shown(ctx, group) })) };
  },
  async client(ctx, groups) {
    const clients = await namesOf(ctx, 'clients', keysOf(groups));
    const row = ({ key, projects }: Group) => ({
      client_id: key,
      client_name: clients.get(key)?.name ?? null,
      projects,
    });
    return { by_client: groups.map((group) => ({ ...row(group), ...shown(ctx, group) })) };
  },
  async project(ctx, groups) {
    const projects = await namesOf(ctx, 'projects', keysOf(groups));
    const row = ({ key }: Group) => ({
      project_id: key,
      project_title: projects.get(key)?.title ?? null,
      client_name: projects.get(key)?.client_name ?? null,
    });
    return { by_project: groups.map((group) => ({ ...row(group), ...shown(ctx, group) })) };
  },
  async ticket(ctx, groups) {
    const tickets = await namesOf(ctx, 'tickets', keysOf(groups));
    const row = ({ key }: Group) => ({
      ticket_id: key,
      ticket_number: tickets.get(key)?.number ?? null,
      ticket_title: tickets.get(key)?.title ?? null,
    });
    return { by_ticket: groups.map((group) => ({ ...row(group), ...shown(ctx, group) })) };
  },
  day: (ctx, groups) => ({ by_day: groups.map((group) => ({ date: group.key ?? '', ...shown(ctx, group) })) }),
  week: (ctx, groups) => ({ by_week: groups.map((group) => ({ week: group.key ?? '', ...shown(ctx, group) })) }),
};
