/**
 * Sums of time that are kept with every change of an entry, so that a report over a million of them reads a few thousand rows:
 * `daily_time` by user and day, `monthly_time` by month and all that an entry names, each currency apart. Every hour of
 * `time_entries` is in each of them once.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { dec, toDecimal, zero, type Big } from '../../domain/money.js';
import { batchesOf } from '../database/batches.js';
import type { Ctx } from '../context.js';
import { execute, identifier, type ScopedModel } from '../select.js';
import type { TimeEntry } from './time-entry.js';
import { whoReaches } from '../visibility.js';

/** Seen as the entries are. */
export const DailyTime: ScopedModel = { tableName: 'daily_time', limitVisible: whoReaches('user_id') };
/** Likewise. `month` is its first day; `''` stands for no client, project or ticket. */
export const MonthlyTime: ScopedModel = { tableName: 'monthly_time', limitVisible: whoReaches('user_id') };

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

interface Sums {
  readonly hours: Big;
  readonly billableHours: Big;
  readonly value: Big;
  readonly cost: Big;
}

const tables = {
  daily_time: {
    columns: ['date', 'user_id', 'currency'],
    keyOf: ({ date, user_id, currency }: SummedEntry) => [date, user_id, currency],
  },
  monthly_time: {
    columns: ['month', 'user_id', 'client_id', 'project_id', 'ticket_id', 'currency'],
    keyOf: ({ date, user_id, client_id, project_id, ticket_id, currency }: SummedEntry) => [
      `${date.slice(0, 7)}-01`,
      user_id,
      client_id ?? '',
      project_id ?? '',
      ticket_id ?? '',
      currency,
    ],
  },
} as const;

/** Keeps the sums with a change of entries, as they were and as they are; one that changed is in both. */
export async function keepTime(ctx: Ctx, before: readonly SummedEntry[], after: readonly SummedEntry[]): Promise<void> {
  for (const [name, { columns, keyOf }] of Object.entries(tables)) {
    for (const rows of batchesOf(changesOf(keyOf, before, after)))
      await execute(ctx, addition(ctx, name, columns, rows));
  }
}

type Row = readonly [key: readonly string[], sums: Sums];

/** In the order of the keys, so that two changes at once do not lock each other out. */
function changesOf(
  keyOf: (entry: SummedEntry) => readonly string[],
  before: readonly SummedEntry[],
  after: readonly SummedEntry[],
): Row[] {
  const byKey = new Map<string, Row>();
  const add = (entry: SummedEntry, sign: Big): void => {
    const key = keyOf(entry);
    const name = key.join(' ');
    byKey.set(name, [key, plus(byKey.get(name)?.[1], sumsOf(entry, sign))]);
  };
  for (const entry of before) add(entry, dec(-1));
  for (const entry of after) add(entry, dec(1));
  const changed = [...byKey].filter(([, [, sums]]) => Object.values(sums).some((sum: Big) => !sum.eq(zero)));
  return changed.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function sumsOf(entry: SummedEntry, sign: Big): Sums {
  const hours = dec(entry.hours).times(sign);
  const billableHours = entry.billable && !entry.excluded ? hours : zero;
  return {
    hours,
    billableHours,
    value: billableHours.times(dec(entry.rate_charged)),
    cost: entry.cost_rate === null ? zero : hours.times(dec(entry.cost_rate)),
  };
}

const plus = (a: Sums | undefined, b: Sums): Sums =>
  a
    ? {
        hours: a.hours.plus(b.hours),
        billableHours: a.billableHours.plus(b.billableHours),
        value: a.value.plus(b.value),
        cost: a.cost.plus(b.cost),
      }
    : b;

function addition(ctx: Ctx, table: string, columns: readonly string[], rows: readonly Row[]): Sql {
  const tuples = rows.map(([key, sums]) => {
    const values = [ctx.scope.workspaceId, ...key, ...Object.values(sums).map((sum: Big) => toDecimal(sum))];
    return join(values, ', ', '(', ')');
  });
  return sql`INSERT INTO ${identifier(table)} (workspace_id, ${join(columns.map(identifier))}, hours, billable_hours, value, cost)
    VALUES ${join(tuples)}
    ON DUPLICATE KEY UPDATE hours = hours + VALUES(hours), billable_hours = billable_hours + VALUES(billable_hours),
      value = value + VALUES(value), cost = cost + VALUES(cost)`;
}
