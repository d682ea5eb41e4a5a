import { valuesByCurrency } from '../../domain/reports/currency-values.js';
import { sum, toDecimal, toNumber, zero, type Big } from '../../domain/money.js';
import { maxGroups, type ReportQuery } from '../../domain/reports/reports.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import type { Schemas } from '../../contract/contract.js';
import { viewOf } from '../../serializers/view.js';
import { grouped } from '../../domain/grouped.js';
import type { DayRange } from '../../domain/time.js';
import { assertInto } from '../../domain/billing/exchange-rates/into.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
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
  const { in: into } = query;
  assertInto(into);
  await assertKnown(ctx, query);
  const figures = await figuresOf(ctx, query, period);
  const view = viewOf(ctx.scope);
  return {
    period,
    ...(await reportOf(ctx, query, figures, ctx.workspace.currency)),
    ...(into !== undefined && view.rates({ converted: await converted(ctx, query, { period, figures, into }) })),
  };
}

type Figures = TimeFigures<TimeDimension>;

async function figuresOf(ctx: Ctx, query: ReportQuery<'time'>, range: DayRange, more: TimeDimension[] = []) {
  const { group_by: by, user_ids: userIds, client_id: clientId } = query;
  const dimensions: TimeDimension[] = by === 'client' ? ['client', 'project'] : [by];
  const read = await timeFigures(ctx, { range, by: [...new Set([...dimensions, ...more])], userIds, clientId });
  return query.billable_only ? read.filter((row) => row.billableHours.gt(zero)).map(billableAlone) : read;
}

/** The figures with values in `own`, and in other currencies. */
async function reportOf(ctx: Ctx, { group_by: by }: ReportQuery<'time'>, figures: readonly Figures[], own: string) {
  const all = groupsOf(figures, by);
  const groups = isByDate(by) ? all.toSorted(byKey) : all.toSorted((a, b) => b.hours.cmp(a.hours) || byKey(a, b));
  const listed = groups.slice(0, maxGroups);
  return {
    summary: summaryOf(ctx, figures, own),
    ...(await arrays[by]({ ctx, own }, listed)),
    omitted: groups.length - listed.length,
  };
}

interface ToConvert {
  readonly period: DayRange;
  readonly figures: readonly Figures[];
  readonly into: string;
}

/** The figures with all values in one currency. Only if some are in another is time read by day, from the entries. */
async function converted(
  ctx: Ctx,
  query: ReportQuery<'time'>,
  { period, figures, into }: ToConvert,
): Promise<Schemas['ConvertedTime']> {
  const isApart = figures.some(({ currency, value }) => currency !== into && !value.eq(zero));
  const byDay = isApart ? await figuresOf(ctx, query, period, ['day']) : figures;
  const dated = byDay.map((row) => ({ ...row, day: row.keys.day ?? period.to }));
  const conversion = await conversionOf(
    ctx,
    into,
    dated.filter(({ value }) => !value.eq(zero)),
  );
  const inOne = dated.map((row) => ({
    ...row,
    currency: into,
    value: conversion.orZero(row.value, row.currency, row.day),
  }));
  return { ...(await reportOf(ctx, query, inOne, into)), ...conversion.notes() };
}

async function assertKnown(ctx: Ctx, { client_id, user_ids }: ReportQuery<'time'>): Promise<void> {
  if (client_id !== undefined) await Client.reference(ctx, client_id, 'client_id');
  await assertUsersKnown(ctx, user_ids);
}

const billableAlone = (row: Figures): Figures => ({
  ...row,
  hours: row.billableHours,
});

const isByDate = (by: TimeDimension): boolean => by === 'day' || by === 'week';
const byKey = (a: Group, b: Group): number => ((a.key ?? '') < (b.key ?? '') ? -1 : 1);

function groupsOf(figures: readonly Figures[], by: TimeDimension): Group[] {
  return [...grouped(figures, ({ keys }) => keys[by])].map(([key, some]) => ({
    key,
    hours: sum(some.map(({ hours }) => hours)),
    billableHours: sum(some.map(({ billableHours }) => billableHours)),
    values: valuesOf(some),
    projects: new Set(some.map(({ keys }) => keys.project).filter((project) => project !== null)).size,
  }));
}

function valuesOf(figures: readonly Figures[]): Map<string, Big> {
  const values = new Map<string, Big>();
  for (const { currency, value } of figures) values.set(currency, (values.get(currency) ?? zero).plus(value));
  return values;
}

/** Values by currency, each rounded once. */
const apart = (values: ReadonlyMap<string, Big>, own: string) =>
  valuesByCurrency(new Map([...values].map(([currency, value]) => [currency, toDecimal(value)])), own);

function summaryOf(ctx: Ctx, figures: readonly Figures[], own: string): Report['summary'] {
  const hours = sum(figures.map((row) => row.hours));
  const billable = sum(figures.map((row) => row.billableHours));
  const { value: billable_value, other_currencies } = apart(valuesOf(figures), own);
  return {
    total_hours: toNumber(hours),
    billable_hours: toNumber(billable),
    non_billable_hours: toNumber(hours.minus(billable)),
    ...viewOf(ctx.scope).rates({ billable_value, other_currencies }),
  };
}

/** Who reads the report, and the currency in which the values of a row are. */
interface Reader {
  readonly ctx: Ctx;
  readonly own: string;
}

const shown = ({ ctx, own }: Reader, { hours, billableHours, values }: Group) => ({
  hours: toNumber(hours),
  billable_hours: toNumber(billableHours),
  ...viewOf(ctx.scope).rates(apart(values, own)),
});

type Arrays = Pick<Report, 'by_user' | 'by_client' | 'by_project' | 'by_ticket' | 'by_day' | 'by_week'>;
type Grouping = Schemas['TimeReportGrouping'];

const keysOf = (groups: readonly Group[]): (string | null)[] => groups.map(({ key }) => key);

/** The array of the response for each grouping. */
const arrays: Record<Grouping, (reader: Reader, groups: readonly Group[]) => Promise<Arrays> | Arrays> = {
  async user(reader, groups) {
    const users = await namesOf(reader.ctx, 'users', keysOf(groups));
    const row = (group: Group) => ({ user_id: group.key ?? '', user_name: users.get(group.key)?.name ?? '' });
    return { by_user: groups.map((group) => ({ ...row(group), ...shown(reader, group) })) };
  },
  async client(reader, groups) {
    const clients = await namesOf(reader.ctx, 'clients', keysOf(groups));
    const row = ({ key, projects }: Group) => ({
      client_id: key,
      client_name: clients.get(key)?.name ?? null,
      projects,
    });
    return { by_client: groups.map((group) => ({ ...row(group), ...shown(reader, group) })) };
  },
  async project(reader, groups) {
    const projects = await namesOf(reader.ctx, 'projects', keysOf(groups));
    const row = ({ key }: Group) => ({
      project_id: key,
      project_title: projects.get(key)?.title ?? null,
      client_name: projects.get(key)?.client_name ?? null,
    });
    return { by_project: groups.map((group) => ({ ...row(group), ...shown(reader, group) })) };
  },
  async ticket(reader, groups) {
    const tickets = await namesOf(reader.ctx, 'tickets', keysOf(groups));
    const row = ({ key }: Group) => ({
      ticket_id: key,
      ticket_number: tickets.get(key)?.number ?? null,
      ticket_title: tickets.get(key)?.title ?? null,
    });
    return { by_ticket: groups.map((group) => ({ ...row(group), ...shown(reader, group) })) };
  },
  day: (reader, groups) => ({ by_day: groups.map((group) => ({ date: group.key ?? '', ...shown(reader, group) })) }),
  week: (reader, groups) => ({ by_week: groups.map((group) => ({ week: group.key ?? '', ...shown(reader, group) })) }),
};
