/**
 * Sums of time for reports, read from the rollups (models/time/time-rollups.ts) wherever these suffice: `daily_time`
 * for sums by user, day or week; `monthly_time` for sums by client, project or ticket, with the entries of days that
 * are not in whole months; else `time_entries`. Increments that are not yet folded into the rollups are read in the
 * same statement, so every figure is exact (docs/decisions/time-increments.md).
 */
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { dec, zero, type Big, type Decimal } from '../../domain/money.js';
import { nearestMonths } from '../../domain/time/nearest-months.js';
import type { DayRange } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { DailyTime, MonthlyTime, TimeIncrements } from '../../models/time/time-rollups.js';
import { identifier, scoped, selectSums, type ScopedModel } from '../../models/select.js';
import { TimeEntry } from '../../models/time/time-entry.js';

export type TimeDimension = 'user' | 'client' | 'project' | 'ticket' | 'day' | 'week';

/** Which time to add up, and how to group it. An empty `by` gives one sum for each currency. */
export interface TimeWanted<By extends TimeDimension> {
  readonly range: DayRange;
  readonly by: readonly By[];
  readonly userIds?: readonly string[] | undefined;
  readonly clientId?: string | undefined;
}

/** One sum, for each group and each currency of the rates. Running timers count 0 hours. */
export interface TimeFigures<By extends TimeDimension> {
  /** Ids, days, or the Mondays of weeks; null if the entries have none. */
  readonly keys: Readonly<Record<By, string | null>>;
  readonly currency: string;
  readonly hours: Big;
  /** Hours of entries that are billable and not excluded. */
  readonly billableHours: Big;
  /** Σ billable hours × rate_charged, not rounded. */
  readonly value: Big;
  /** Σ hours × cost_rate, in the workspace's currency, not rounded. */
  readonly cost: Big;
}

interface Source {
  readonly model: ScopedModel;
  /** The column that a range of days is compared with. */
  readonly day: Sql;
  readonly cost: Sql;
  readonly keys: Readonly<Partial<Record<TimeDimension, Sql>>>;
}

const monday = sql`DATE_SUB(t.date, INTERVAL WEEKDAY(t.date) DAY)`;

const daily: Source = {
  model: DailyTime,
  day: sql`t.date`,
  cost: sql`t.cost`,
  keys: { user: sql`t.user_id`, day: sql`t.date`, week: monday },
};
const monthly: Source = {
  model: MonthlyTime,
  day: sql`t.month`,
  cost: sql`t.cost`,
  keys: {
    user: sql`t.user_id`,
    client: sql`NULLIF(t.client_id, '')`,
    project: sql`NULLIF(t.project_id, '')`,
    ticket: sql`NULLIF(t.ticket_id, '')`,
  },
};
const each: Source = {
  model: TimeEntry,
  day: sql`t.date`,
  cost: sql`t.hours * COALESCE(t.cost_rate, 0)`,
  keys: {
    ...daily.keys,
    client: sql`t.client_id`,
    project: sql`t.project_id`,
    ticket: sql`t.ticket_id`,
  },
};

/** Increments that are in neither rollup yet. */
const waiting: Source = {
  model: TimeIncrements,
  day: sql`t.date`,
  cost: sql`t.cost`,
  keys: { ...monthly.keys, ...daily.keys },
};

interface Part {
  readonly source: Source;
  readonly range: DayRange;
  /** Whether its sums are subtracted. */
  readonly isSubtracted?: boolean;
}

/**
 * The fewest rows that give the sums: days of users; or whole months, plus the entries of days outside them, minus
 * those of surplus days in them; or each entry.
 */
function partsOf({ range, by, clientId }: TimeWanted<TimeDimension>): Part[] {
  const isKnown = ({ keys }: Source): boolean => by.every((dimension) => keys[dimension] !== undefined);
  if (clientId === undefined && isKnown(daily)) return [daily, waiting].map((source) => ({ source, range }));
  const { months, added, taken } = nearestMonths(range);
  if (!months || !isKnown(monthly)) return [{ source: each, range }];
  return [
    { source: monthly, range: months },
    { source: waiting, range: months },
    ...added.map((days) => ({ source: each, range: days })),
    ...taken.map((days) => ({ source: each, range: days, isSubtracted: true })),
  ];
}

/**
 * Sums of the time that the user may see, without groups that have no hours. All parts are read by one statement, which
 * sees one moment: an increment that is being folded is counted either as increment or in the rollup, never twice.
 */
export async function timeFigures<By extends TimeDimension>(
  ctx: Ctx,
  wanted: TimeWanted<By>,
): Promise<TimeFigures<By>[]> {
  const parts = partsOf(wanted).map((part) => sql`(${statementOf(ctx, wanted, part)})`);
  const groups = new Map<string, TimeFigures<By>>();
  for (const row of await selectSums<Row>(ctx, join(parts, ' UNION ALL '))) {
    const keys = Object.fromEntries(wanted.by.map((dimension) => [dimension, row[dimension]]));
    const name = JSON.stringify([...Object.values(keys), row.currency]);
    groups.set(name, plus(groups.get(name), { ...figuresOf(row), keys: keys as TimeFigures<By>['keys'] }));
  }
  return [...groups.values()].filter(({ hours }) => !hours.eq(zero));
}

type Row = Readonly<Record<TimeDimension, string | null>> & {
  readonly currency: string;
  readonly hours: Decimal;
  readonly billable_hours: Decimal;
  readonly value: Decimal;
  readonly cost: Decimal;
};

function statementOf(
  ctx: Ctx,
  { by, userIds, clientId }: TimeWanted<TimeDimension>,
  { source, range, isSubtracted = false }: Part,
): Sql {
  const conditions = [scoped(ctx, source.model, 't'), sql`${source.day} BETWEEN ${range.from} AND ${range.to}`];
  if (userIds) conditions.push(sql`t.user_id IN (${join(userIds)})`);
  if (clientId !== undefined) conditions.push(sql`t.client_id = ${clientId}`);
  const keys = by.map((dimension) => sql`${source.keys[dimension]} AS ${identifier(dimension)}`);
  const total = (of: Sql): Sql => (isSubtracted ? sql`-SUM(${of})` : sql`SUM(${of})`);
  return sql`SELECT ${join([...keys, sql`t.currency`])}, ${total(sql`t.hours`)} AS hours, ${total(sql`t.billable_hours`)} AS billable_hours,
             ${total(sql`t.value`)} AS value, ${total(source.cost)} AS cost
        FROM ${identifier(source.model.tableName)} t ${indexOf(source, clientId)}
       WHERE ${join(conditions, ' AND ')}
       GROUP BY ${join([...by.map(identifier), sql`t.currency`])}`;
}

/** A hint for entries: without it, the optimizer may read all entries of the workspace for a few days. */
function indexOf(source: Source, clientId: string | undefined): Sql {
  if (source !== each) return empty;
  const index = clientId === undefined ? 'time_entries_date_index' : 'time_entries_client_id_index';
  return sql`FORCE INDEX (${identifier(index)})`;
}

function figuresOf({ currency, hours, billable_hours, value, cost }: Row): Omit<TimeFigures<never>, 'keys'> {
  return { currency, hours: dec(hours), billableHours: dec(billable_hours), value: dec(value), cost: dec(cost) };
}

const plus = <By extends TimeDimension>(a: TimeFigures<By> | undefined, b: TimeFigures<By>): TimeFigures<By> =>
  a
    ? {
        ...b,
        hours: a.hours.plus(b.hours),
        billableHours: a.billableHours.plus(b.billableHours),
        value: a.value.plus(b.value),
        cost: a.cost.plus(b.cost),
      }
    : b;
