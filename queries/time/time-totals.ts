/** Sums of time entries by user, client, project, day or week, read from the entries; for time summaries. */
import { grouped } from '../../domain/grouped.js';
import type { Big } from 'big.js';
import sql, { join, type Sql } from 'sql-template-tag';
import type { ConversionNotes } from '../../domain/billing/exchange-rates/conversion.js';
import { dec, sum, toDecimal, zero, type Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { scoped, selectSums } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import type { Schemas } from '../../contract/contract.js';
import { conversionOf } from '../billing/exchange-rates/rate-book.js';
import { groupName } from '../group-name.js';
import { byDay, type MaybeOfDay } from '../reports/converted/by-day.js';

type Grouping = Schemas['TimeGrouping'];

export interface TimeTotals {
  /** Running timers count 0 hours. */
  readonly hours: Big;
  /** Hours of entries that are billable and not excluded. */
  readonly billableHours: Big;
  /** Σ billable hours × rate_charged, by currency, not rounded. */
  readonly values: ReadonlyMap<string, Decimal>;
}

/** A group's totals. `key` is an id, a day, or the Monday of a week; `name` is that of user, client or project. */
export interface TimeGroup extends TimeTotals {
  readonly key: string | null;
  readonly name: string | null;
}

const groupings: Record<Grouping, { readonly key: Sql; readonly named?: Parameters<typeof groupName>[1] }> = {
  user: { key: sql`t.user_id`, named: 'users' },
  client: { key: sql`t.client_id`, named: 'clients' },
  project: { key: sql`t.project_id`, named: 'projects' },
  day: { key: sql`t.date` },
  week: { key: sql`DATE_SUB(t.date, INTERVAL WEEKDAY(t.date) DAY)` },
};

/** The entries to add up: of a range of days, either end may be open, and by a further condition on `t`. */
export interface TimeFilter {
  readonly from?: Day;
  readonly to?: Day;
  readonly where?: Sql;
}

interface Row {
  readonly group_key: string | null;
  readonly group_name: string | null;
  readonly currency: string;
  readonly hours: Decimal;
  readonly billable_hours: Decimal;
  readonly value: Decimal;
}
type DatedRow = Row & MaybeOfDay;

/** Sums of the time that the user may see, by group: days and weeks in order, others by most hours. */
export const timeTotalsBy = async (ctx: Ctx, by: Grouping, filter: TimeFilter): Promise<TimeGroup[]> =>
  groupsOf(by, await readRows(ctx, by, filter));

export interface ConvertedTotals {
  readonly groups: TimeGroup[];
  readonly notes: ConversionNotes;
}

/** The same sums with all values in the currency `into`, each at the rate of the day of the work. */
export async function convertedTotalsBy(
  ctx: Ctx,
  by: Grouping,
  filter: TimeFilter,
  into: string,
): Promise<ConvertedTotals> {
  const rows = await readRows(ctx, by, filter, into);
  const dated = rows.flatMap(({ currency, day, value }) =>
    day === null || day === undefined || dec(value).eq(zero) ? [] : [{ currency, day }],
  );
  const conversion = await conversionOf(ctx, into, dated);
  const valueIn = ({ currency, day, value }: DatedRow): Big =>
    day === null || day === undefined ? dec(value) : conversion.orZero(dec(value), currency, day);
  const inOne = rows.map((row) => ({ ...row, currency: into, value: toDecimal(valueIn(row)) }));
  return { groups: groupsOf(by, inOne), notes: conversion.notes() };
}

function readRows(ctx: Ctx, by: Grouping, filter: TimeFilter, into?: string): Promise<DatedRow[]> {
  const { key, named } = groupings[by];
  const { column, group } = byDay('t.currency', 't.date', into);
  return selectSums<DatedRow>(
    ctx,
    sql`SELECT totals.*, ${groupName(ctx, named)} AS group_name
      FROM (SELECT ${column}${key} AS group_key, t.currency, SUM(t.hours) AS hours, SUM(t.billable_hours) AS billable_hours, SUM(t.value) AS value
              FROM time_entries t WHERE ${conditionOf(ctx, filter)} GROUP BY group_key, t.currency${group}) AS totals
     ORDER BY totals.group_key, totals.currency`,
  );
}

function groupsOf(by: Grouping, rows: readonly Row[]): TimeGroup[] {
  const groups = foldCurrencies(rows);
  return by === 'day' || by === 'week' ? groups : groups.toSorted((a, b) => b.hours.cmp(a.hours));
}

/** The totals of several groups together. */
export function addTotals(groups: readonly TimeTotals[]): TimeTotals {
  const values = new Map<string, Decimal>();
  for (const group of groups) {
    for (const [currency, value] of group.values) values.set(currency, plus(values.get(currency), value));
  }
  return {
    hours: sum(groups.map(({ hours }) => hours)),
    billableHours: sum(groups.map(({ billableHours }) => billableHours)),
    values,
  };
}

const plus = (a: Decimal | undefined, b: Decimal): Decimal => (a === undefined ? b : toDecimal(dec(a).plus(dec(b))));

function conditionOf(ctx: Ctx, { from, to, where }: TimeFilter): Sql {
  const conditions = [scoped(ctx, TimeEntry, 't')];
  if (from !== undefined) conditions.push(sql`t.date >= ${from}`);
  if (to !== undefined) conditions.push(sql`t.date <= ${to}`);
  if (where) conditions.push(where);
  return join(conditions, ' AND ');
}

/** Merges the rows of a group, of which there is at least one for each currency. */
function foldCurrencies(rows: readonly Row[]): TimeGroup[] {
  return [...grouped(rows, ({ group_key }) => group_key)].map(([key, parts]) => ({
    key,
    name: parts[0]?.group_name ?? null,
    hours: sum(parts.map(({ hours }) => dec(hours))),
    billableHours: sum(parts.map(({ billable_hours }) => dec(billable_hours))),
    values: valuesOf(parts),
  }));
}

function valuesOf(rows: readonly Row[]): Map<string, Decimal> {
  const values = new Map<string, Decimal>();
  for (const { currency, value } of rows) values.set(currency, plus(values.get(currency), value));
  return values;
}
