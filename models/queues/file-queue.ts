/** Files that a worker has to move from the database to file storage, or to delete; claimed by lease. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { claimFirst, isLeasedBy, type Leased } from './lease.js';
import { transaction } from '../../database/transaction.js';

type Base = Pick<Ctx, 'db'>;

/** A lease moves `due_at` to its own end: a leased file is not due. */
const queue: Leased = { table: 'files', by: 'lease_by', until: 'due_at', leaseMs: 5 * 60_000 };
const firstWaitMs = 10_000;
const longestWaitMs = 60 * 60_000;

/** A file claimed by one worker. */
export interface ClaimedFile {
  readonly key: string;
  /** `new` files are written to file storage, `gone` ones deleted from it. */
  readonly state: 'new' | 'gone';
  /** How often it has failed. */
  readonly attempts: number;
  readonly leaseBy: string;
}

interface FileRow {
  readonly storage_key: string;
  readonly state: ClaimedFile['state'];
  readonly attempts: number;
  readonly due_at: Date;
}

/** Claims the file that has been due longest, by the clock of the database; undefined if there is none. */
export async function claimFile(base: Base): Promise<ClaimedFile | undefined> {
  const due = sql`SELECT f.storage_key, f.state, f.attempts, f.due_at FROM files f WHERE f.due_at <= NOW(3) ORDER BY f.due_at LIMIT 20`;
  const same = ({ storage_key, state, due_at }: FileRow): Sql =>
    sql`q.storage_key = ${storage_key} AND q.due_at = ${due_at} AND q.state = ${state}`;
  const claimed = await claimFirst(base, queue, due, same);
  if (!claimed) return undefined;
  const { storage_key: key, state, attempts, leaseBy } = claimed;
  return { key, state, attempts, leaseBy };
}

const held = ({ key, leaseBy }: ClaimedFile): Sql => sql`storage_key = ${key} AND ${isLeasedBy(queue, leaseBy)}`;

/**
 * Deletes the content from the database, once file storage has it. Returns false if the file was given up in the
 * meantime and must be deleted there too.
 */
export function settleStored(base: Base, file: ClaimedFile): Promise<boolean> {
  return transaction(base.db, async (db) => {
    const stored = await execute(
      { db },
      sql`UPDATE files SET state = 'kept', due_at = NULL, lease_by = NULL, last_error = NULL WHERE ${held(file)}`,
    );
    if (stored === 1) await execute({ db }, sql`DELETE FROM file_parts WHERE storage_key = ${file.key}`);
    const wanted = sql`SELECT f.state FROM files f WHERE f.storage_key = ${file.key} AND f.state <> 'gone'`;
    return (await select({ db }, wanted)).length > 0;
  });
}

/** Deletes the rows of a file that has been deleted from file storage. */
export async function settleGone(base: Base, file: ClaimedFile): Promise<void> {
  await transaction(base.db, async (db) => {
    await execute({ db }, sql`DELETE FROM file_parts WHERE storage_key = ${file.key}`);
    await execute({ db }, sql`DELETE FROM files WHERE ${held(file)}`);
  });
}

/** Schedules a retry after a failure: after 10 seconds at first, doubling up to an hour. */
export async function postponeFile(base: Base, file: ClaimedFile, error: string): Promise<void> {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(file.attempts, 12));
  await execute(
    base,
    sql`UPDATE files SET attempts = attempts + 1, due_at = NOW(3) + INTERVAL ${wait * 1000} MICROSECOND, lease_by = NULL, last_error = ${error.slice(0, 500)}
         WHERE ${held(file)}`,
  );
}
