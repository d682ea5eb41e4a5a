/**
 * How several processes share the rows of a queue: a row is claimed by a lease, which one claimer alone gets, and is settled by who
 * holds the lease. A worker that dies leaves a lease that ends by itself, and the row is there for another (docs/decisions/leases.md).
 * Leases go by the clock of the database, which all who share it share: the clock of a process may be wrong, or jump.
 */
import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, identifier, select } from '../select.js';

type Base = Pick<Ctx, 'db'>;

/** A table whose rows are leased. */
export interface Leased {
  readonly table: string;
  /** The columns that name the holder and the end of the lease. */
  readonly by: string;
  readonly until: string;
  /** Longer than the work on a row takes, so that a lease that runs out belonged to a worker that has died. */
  readonly leaseMs: number;
}

/** The columns as most queues call them. */
export const queueOf = (table: string, leaseMs: number): Leased => ({
  table,
  by: 'lease_by',
  until: 'lease_until',
  leaseMs,
});

/** The clocks of test sides: while one is being advanced, all that goes by it is left to who advances it. */
export const clocks: Leased = {
  table: 'workspaces',
  by: 'clock_lease_by',
  until: 'clock_lease_until',
  leaseMs: 60_000,
};

/** Whether nobody has a row of the table, which the statement calls `alias`. */
export function unleased({ until }: Leased, alias: string): Sql {
  const end = identifier(`${alias}.${until}`);
  return sql`(${end} IS NULL OR ${end} <= NOW(3))`;
}

/** When a lease that is taken or kept now ends. */
export const leaseEnd = ({ leaseMs }: Leased): Sql => sql`NOW(3) + INTERVAL ${leaseMs * 1000} MICROSECOND`;

/** Claims the rows that are `wanted` and that nobody has, called `q` there, setting columns besides; undefined if there are none. */
export async function claim(base: Base, queue: Leased, wanted: Sql, besides: Sql = sql``): Promise<string | undefined> {
  const lease = randomUUID();
  const claimed = await execute(
    base,
    sql`UPDATE ${identifier(queue.table)} q SET ${besides}${identifier(`q.${queue.by}`)} = ${lease}, ${identifier(`q.${queue.until}`)} = ${leaseEnd(queue)}
         WHERE (${wanted}) AND ${unleased(queue, 'q')}`,
  );
  return claimed === 0 ? undefined : lease;
}

/** Claims the first of the candidates that no other process is quicker at. `same` names the row as it was found, under the name `q`. */
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

/** What releases a row, among the columns that settle it. */
export const freed = ({ by, until }: Leased): Sql => sql`${identifier(by)} = NULL, ${identifier(until)} = NULL`;

/** Whether the holder still has the row. */
export const heldBy = ({ by }: Leased, lease: string): Sql => sql`${identifier(by)} = ${lease}`;
