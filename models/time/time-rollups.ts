/**
 * Rollups of time, so that a report over a million entries reads a few thousand rows: `daily_time` by user, day and
 * currency, `monthly_time` by month, user, client, project, ticket and currency. A change of entries does not write
 * them: it inserts the differences into `time_increments`, so that no two requests wait for the same row, and a worker
 * adds them to the rollups (fold-time.ts). So every hour of `time_entries` is either in the rollups or in the
 * increments (docs/decisions/time-increments.md).
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { dec, toDecimal, zero, type Big } from '../../domain/money.js';
import { batchesOf } from '../../database/batches.js';
import type { Ctx } from '../context.js';
import { newId } from '../ids.js';
import { execute, identifier, type ScopedModel } from '../select.js';
import type { TimeEntry } from './time-entry.js';
import { whoReaches } from '../visibility.js';

/** The table by day; visible like time entries. */
export const DailyTime: ScopedModel = { tableName: 'daily_time', limitVisible: whoReaches('user_id') };
/** The table by month, whose column `month` is the month's first day; `''` means no client, project or ticket. */
export const MonthlyTime: ScopedModel = { tableName: 'monthly_time', limitVisible: whoReaches('user_id') };
/** The table of changes that are not in the rollups yet. */
export const TimeIncrements: ScopedModel = { tableName: 'time_increments', limitVisible: whoReaches('user_id') };

/** The columns of an entry that increments are made from. A running timer has 0 hours, so it adds nothing. */
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

/** The summed columns of entries, exact. */
export interface Sums {
  readonly hours: Big;
  readonly billable_hours: Big;
  readonly value: Big;
  readonly cost: Big;
}

export const sumColumns = ['hours', 'billable_hours', 'value', 'cost'] as const satisfies readonly (keyof Sums)[];

const linkColumns = ['date', 'user_id', 'client_id', 'project_id', 'ticket_id', 'currency'] as const;

/**
 * The difference that a change of an entry makes to the sums, with the day, user, client, project and ticket; `''`
 * means none.
 */
export type Increment = Readonly<Record<(typeof linkColumns)[number], string>> & Sums;

/** The values of the columns that rows are grouped by, and the sums of the group. */
export type SumRow = readonly [key: readonly string[], sums: Sums];

/** The part of a context that is needed here. */
type Keeping = Pick<Ctx, 'db'> & { readonly scope: Pick<Ctx['scope'], 'workspaceId'> };

/**
 * Adds increments for a change of entries: `before` as they were, `after` as they are. A changed entry is in both
 * lists.
 */
export async function addTimeIncrements(
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

/** Adds up the rows of each key, sorted by key. Keys whose sums are all 0 are left out. */
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
