/**
 * Queues: rows of work that several processes share (docs/decisions/leases.md).
 * 1. The transaction of the cause inserts a row with the time when it is due.
 * 2. A loop of the worker (workers/) finds due rows, with workspaces in turns, and claims some by a conditional UPDATE
 *    that sets a lease. Only one claimer gets a row.
 * 3. The worker does the work outside any transaction.
 * 4. It settles the row, on condition that it still holds the lease, and releases it: as done, or due again. The time
 *    of a retry comes from domain/events/webhook-retries.ts, domain/schedule.ts (jobs, scheduled reports),
 *    workers/attempt-mail.ts or file-queue.ts.
 * 5. If the worker dies, its lease ends by itself, and any worker can claim the row. So work may run twice.
 *
 * Leases use the clock of the database, because the clock of a process may be wrong or jump. The clock of a test side
 * is leased as well (test-clock.ts): while it is advanced, the holder does the work that depends on it, and other
 * workers leave it alone. Tickets with a due SLA are not leased, but settled under their row locks (sla-queue.ts).
 */
import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, identifier, select } from '../select.js';

type Base = Pick<Ctx, 'db'>;

/** A table with rows that can be leased. */
export interface Leased {
  readonly table: string;
  /** The columns that name the holder and the end of the lease. */
  readonly by: string;
  readonly until: string;
  /** Longer than the work on a row takes, so a lease expires only if its worker has died. */
  readonly leaseMs: number;
}

/** A queue with the usual names of columns. */
export const queueOf = (table: string, leaseMs: number): Leased => ({
  table,
  by: 'lease_by',
  until: 'lease_until',
  leaseMs,
});

/** The clocks of test sides: whoever advances a clock leases it and does the work that depends on it. */
export const clocks: Leased = {
  table: 'workspaces',
  by: 'clock_lease_by',
  until: 'clock_lease_until',
  leaseMs: 60_000,
};

/** The condition that a row of the table (alias `alias`) has no lease, or one that has expired. */
export function unleased({ until }: Leased, alias: string): Sql {
  const end = identifier(`${alias}.${until}`);
  return sql`(${end} IS NULL OR ${end} <= NOW(3))`;
}

/** The end of a lease that is taken or renewed now. */
export const leaseEnd = ({ leaseMs }: Leased): Sql => sql`NOW(3) + INTERVAL ${leaseMs * 1000} MICROSECOND`;

/**
 * Claims all rows (alias `q`) that meet the condition `wanted` and have no lease, and also sets the columns of
 * `besides`. Returns the lease; undefined if no row was claimed.
 */
export async function claim(base: Base, queue: Leased, wanted: Sql, besides: Sql = sql``): Promise<string | undefined> {
  const lease = randomUUID();
  const claimed = await execute(
    base,
    sql`UPDATE ${identifier(queue.table)} q SET ${besides}${identifier(`q.${queue.by}`)} = ${lease}, ${identifier(`q.${queue.until}`)} = ${leaseEnd(queue)}
         WHERE (${wanted}) AND ${unleased(queue, 'q')}`,
  );
  return claimed === 0 ? undefined : lease;
}

/**
 * Claims the first candidate that no other process has claimed since. `same` is the condition that the row (alias `q`)
 * is unchanged.
 */
export async function claimFirst<Row>(
  base: Base,
  queue: Leased,
  candidates: Sql,
  same: (row: Row) => Sql,
): Promise<(Row & { readonly leaseBy: string }) | undefined> {
  for (const row of await select<Row>(base, candidates)) {
    const leaseBy = await claim(base, queue, same(row));
    if (leaseBy !== undefined) return { ...row, leaseBy };
  }
  return undefined;
}

/** Assignments that release a row, for the UPDATE that settles it. */
export const clearLease = ({ by, until }: Leased): Sql => sql`${identifier(by)} = NULL, ${identifier(until)} = NULL`;

/** The condition that a row still has this lease. */
export const isLeasedBy = ({ by }: Leased, lease: string): Sql => sql`${identifier(by)} = ${lease}`;
