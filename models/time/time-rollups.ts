/**
 * Sums of time that are kept next to the entries, so that a report over a million of them reads a few thousand rows: `daily_time`
 * by user and day, `monthly_time` by month and all that an entry names, each currency apart. A change of entries does not touch
 * them: it adds what it changes to `time_increments`, where no two requests wait for one row, and a worker adds that to the sums
 * (models/time/fold-time.ts). So every hour of `time_entries` is once in either sums or increments.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { dec, toDecimal, zero, type Big } from '../../domain/money.js';
import { batchesOf } from '../../database/batches.js';
import type { Ctx } from '../context.js';
import { newId } from '../ids.js';
import { execute, identifier, type ScopedModel } from '../select.js';
import type { TimeEntry } from './time-entry.js';
import { whoReaches } from '../visibility.js';

/** Seen as the entries are. */
export const DailyTime: ScopedModel = { tableName: 'daily_time', limitVisible: whoReaches('user_id') };
/** Likewise. `month` is its first day; `''` stands for no client, project or ticket. */
export const MonthlyTime: ScopedModel = { tableName: 'monthly_time', limitVisible: whoReaches('user_id') };
/** What is in neither of them yet. */
export const TimeIncrements: ScopedModel = { tableName: 'time_increments', limitVisible: whoReaches('user_id') };

/** As much of an entry as is summed; a running timer adds nothing. */
export type SummedEntry = Pick<
  TimeEntry,
  | 'user_id'
  | 'date'
  | 'client_id'
  | 'project_id'
  | 'ticket_id'
  | 'currency'
  | 'hours'
  | 'billable'
  | 'excluded'
  | 'rate_charged'
  | 'cost_rate'
>;

/** Columns that are summed, as they are summed here. */
export interface Sums {
  readonly hours: Big;
  readonly billable_hours: Big;
  readonly value: Big;
  readonly cost: Big;
}

export const sumColumns = ['hours', 'billable_hours', 'value', 'cost'] as const satisfies readonly (keyof Sums)[];

const linkColumns = ['date', 'user_id', 'client_id', 'project_id', 'ticket_id', 'currency'] as const;

/** What a change adds to the time of a user, on a day, for what the entry names; `''` stands for nothing. */
export type Increment = Readonly<Record<(typeof linkColumns)[number], string>> & Sums;

/** Values of some columns that rows are summed by, and the sums. */
export type SumRow = readonly [key: readonly string[], sums: Sums];

/** Where sums are kept. */
type Keeping = Pick<Ctx, 'db'> & { readonly scope: Pick<Ctx['scope'], 'workspaceId'> };

/** Keeps the sums with a change of entries, as they were and as they are; one that changed is in both. */
export async function addTimeToRollups(
  ctx: Keeping,
  before: readonly SummedEntry[],
  after: readonly SummedEntry[],
): Promise<void> {
  const changes = [
    ...before.map((entry) => incrementOf(entry, dec(-1))),
    ...after.map((entry) => incrementOf(entry, dec(1))),
  ];
  const rows = addUp(changes, (change) => linkColumns.map((name) => change[name]));
  for (const some of batchesOf(rows)) await execute(ctx, insertion(ctx, some));
}

/** The sums of all rows that have a key in common, in the order of the keys; those that come to nothing are left out. */
export function addUp(rows: readonly Increment[], keyOf: (row: Increment) => readonly string[]): SumRow[] {
  const byKey = new Map<string, SumRow>();
  for (const row of rows) {
    const key = keyOf(row);
    const name = key.join(' ');
    byKey.set(name, [key, plus(byKey.get(name)?.[1], row)]);
  }
  const changed = [...byKey].filter(([, [, sums]]) => sumColumns.some((name) => !sums[name].eq(zero)));
  return changed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function incrementOf(entry: SummedEntry, sign: Big): Increment {
  const hours = dec(entry.hours).times(sign);
  const billable_hours = entry.billable && !entry.excluded ? hours : zero;
  return {
    date: entry.date,
    user_id: entry.user_id,
    client_id: entry.client_id ?? '',
    project_id: entry.project_id ?? '',
    ticket_id: entry.ticket_id ?? '',
    currency: entry.currency,
    hours,
    billable_hours,
    value: billable_hours.times(dec(entry.rate_charged)),
    cost: entry.cost_rate === null ? zero : hours.times(dec(entry.cost_rate)),
  };
}

const plus = (a: Sums | undefined, b: Sums): Sums =>
  a
    ? {
        hours: a.hours.plus(b.hours),
        billable_hours: a.billable_hours.plus(b.billable_hours),
        value: a.value.plus(b.value),
        cost: a.cost.plus(b.cost),
      }
    : b;

function insertion(ctx: Keeping, rows: readonly SumRow[]): Sql {
  const tuples = rows.map(([key, sums]) => tupleOf([ctx.scope.workspaceId, newId('inc'), ...key], sums));
  return sql`INSERT INTO time_increments (workspace_id, id, ${join(linkColumns.map(identifier))}, ${summed}) VALUES ${join(tuples)}`;
}

export const summed = join(sumColumns.map(identifier));

/** The values of a row in an INSERT. */
export const tupleOf = (values: readonly string[], sums: Sums): Sql =>
  join([...values, ...sumColumns.map((name) => toDecimal(sums[name]))], ', ', '(', ')');
