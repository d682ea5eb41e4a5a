import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { askDialect } from '../../../database/database.js';
import { isContended } from '../../../database/failures.js';
import { testApi } from './api.js';

/** Waits until a transaction on the database of the tests waits for a lock, or until `signal` is aborted. */
export const untilOneWaits = (signal?: AbortSignal): Promise<void> => untilWaiting(1, signal);

/** The same for at least `count` transactions. */
export async function untilWaiting(count: number, signal?: AbortSignal): Promise<void> {
  const { db, database } = await testApi();
  const { engine } = await askDialect(database);
  if (engine !== 'MariaDB') return untilWaitingByQuery(db, lockWaitQueries[engine], count, signal);
  // This counter is always up to date but counts all databases of the server: it only shows when counting those of this
  // database is worth it.
  const isAnyWaiting = async (): Promise<boolean> => {
    const [[row]] = (await db.raw("SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'")) as [{ Value: string }[]];
    return Number(row?.Value) >= count;
  };
  for (;;) {
    await until(async () => signal?.aborted === true || (await isAnyWaiting()), 5);
    if (signal?.aborted || (await waitersOf(db)) >= count) return;
    await pause(20);
  }
}

/**
 * How many transactions on the database of the tests wait for a lock. `information_schema.innodb_trx` shows a copy that
 * the server refreshes only when nobody has read it for 100 ms: with two test files polling, it would never change.
 */
async function waitersOf(db: Knex): Promise<number> {
  const [[row]] = (await db.raw('SHOW ENGINE INNODB STATUS')) as [{ Status: string }[]];
  const waiting = (row?.Status ?? '').split('---TRANSACTION').filter((transaction) => /^LOCK WAIT/m.test(transaction));
  const threads = waiting.flatMap((transaction) => /thread id (\d+)/.exec(transaction)?.[1] ?? []);
  const mine = (await db('information_schema.processlist')
    .whereIn('id', threads)
    .whereRaw('db = DATABASE()')
    .select('id')) as unknown[];
  return mine.length;
}

/**
 * Queries that return a row for each transaction waiting for a lock, on the other engines; they are always up to date.
 * MySQL's monitor omits transactions that have written nothing.
 */
const lockWaitQueries = {
  MySQL: `SELECT DISTINCT w.requesting_thread_id FROM performance_schema.data_lock_waits w
            JOIN performance_schema.threads t ON t.thread_id = w.requesting_thread_id WHERE t.processlist_db = DATABASE()`,
  TiDB: "SELECT 1 FROM information_schema.tidb_trx WHERE state = 'LockWaiting' AND db = DATABASE()",
};

async function untilWaitingByQuery(db: Knex, waiting: string, count: number, signal?: AbortSignal): Promise<void> {
  const isSo = async (): Promise<boolean> => ((await db.raw(waiting)) as [unknown[]])[0].length >= count;
  await until(async () => signal?.aborted === true || (await isSo()));
}

/** Waits until the condition holds, checking every `pauseMs`. Has no timeout of its own: that of the test ends it. */
export async function until(isSo: () => boolean | Promise<boolean>, pauseMs = 20): Promise<void> {
  while (!(await isSo())) await pause(pauseMs);
}

/** Repeats a request while the response is 503: on a busy machine, it may have waited for others too long. */
export async function untilServed(ask: () => Promise<Response>): Promise<Response> {
  const response = await ask();
  if (response.status !== 503) return response;
  await response.arrayBuffer();
  return untilServed(ask);
}

/** Repeats work while it fails because it waited for a lock too long, as a worker does with its daily jobs. */
export async function untilDone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isContended(error)) throw error;
    await untilDone(work);
  }
}

/** The connections whose statement begins with these words and waits for a table that another connection has locked. */
export const waitingForTable = (db: Knex, words: string): Promise<number[]> =>
  db('information_schema.processlist')
    .whereRaw('db = DATABASE()')
    .whereILike('state', '%metadata lock%')
    .whereILike('info', `${words}%`)
    .pluck('id');

/** Whether there is such a connection. */
export const isWaitingForTable = async (db: Knex, words: string): Promise<boolean> =>
  (await waitingForTable(db, words)).length > 0;
