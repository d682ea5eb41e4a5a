/**
 * The lease that lets one process at a time change the tables. A named lock of the server would hold on one node of a
 * cluster only. If the process is killed, its lease expires. The lease uses the clock of the database, because the
 * processes may run on several machines.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { execute } from './select.js';
import type { Db } from '../database/db.js';
import { retryLost } from '../database/failures.js';

export const leaseTable = 'migrations_lease';

export interface LeaseOptions {
  /** How long the lease of a process that was killed keeps the others waiting. */
  readonly leaseMs?: number;
  /** Called once if another process has the lease. */
  readonly onWait?: () => void;
}

/**
 * Waits for the lease and does the work under it. `assertHeld` throws if the lease has expired, so that another process
 * may have it.
 */
export async function underMigrationLease<T>(
  db: Db,
  { leaseMs = 30_000, onWait = () => undefined }: LeaseOptions,
  work: (assertHeld: () => void) => Promise<T>,
): Promise<T> {
  await makeRow(db);
  const holder = randomUUID();
  let heldUntil = await take(db, holder, leaseMs, onWait);
  const renewal = setInterval(() => {
    const requestedAt = performance.now();
    prolong(db, holder, leaseMs).then(
      (isHeld) => (heldUntil = isHeld ? requestedAt + leaseMs : 0),
      () => undefined, // the next renewal may succeed before the lease expires
    );
  }, leaseMs / 5);
  try {
    return await work(() => {
      if (performance.now() > heldUntil)
        throw new Error(
          'Another process has gone on with the migrations, for this one had not been heard of for too long',
        );
    });
  } finally {
    clearInterval(renewal);
    await execute({ db }, sql`UPDATE migrations_lease SET held_until = NULL WHERE id = 1 AND held_by = ${holder}`);
  }
}

/** Creates the table and its row, by statements that do not wait for the holder of the lease. */
async function makeRow(db: Db): Promise<void> {
  await retryLost(() =>
    db.perform(
      `CREATE TABLE IF NOT EXISTS ${leaseTable} (id TINYINT NOT NULL PRIMARY KEY, held_by CHAR(36) NULL, held_until DATETIME(3) NULL)`,
      [],
    ),
  );
  await execute({ db }, sql`INSERT IGNORE INTO migrations_lease (id) VALUES (1)`);
}

/** Waits for the lease; returns when it ends, in milliseconds of `performance.now()`. */
async function take(db: Db, holder: string, leaseMs: number, onWait: () => void): Promise<number> {
  for (let isFirst = true; ; isFirst = false) {
    const requestedAt = performance.now();
    const taken = await execute(
      { db },
      sql`UPDATE migrations_lease SET held_by = ${holder}, held_until = NOW(3) + INTERVAL ${leaseMs * 1000} MICROSECOND
           WHERE id = 1 AND (held_until IS NULL OR held_until < NOW(3))`,
    );
    if (taken === 1) return requestedAt + leaseMs;
    if (isFirst) onWait();
    await pause(200);
  }
}

const prolong = async (db: Db, holder: string, leaseMs: number): Promise<boolean> =>
  (await execute(
    { db },
    sql`UPDATE migrations_lease SET held_until = NOW(3) + INTERVAL ${leaseMs * 1000} MICROSECOND WHERE id = 1 AND held_by = ${holder}`,
  )) === 1;
