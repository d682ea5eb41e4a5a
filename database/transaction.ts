import type { Connection } from 'mysql2';
import { isBroken, markBroken } from './connection-exchange.js';
import { Database, type Db } from './db.js';
import { retryLost } from './failures.js';
import { NoConnectionError } from './no-connection.js';
import { OneConnection } from './one-connection.js';
import { performOn } from './connection-pool.js';
import { UnknownOutcomeError } from './unknown-outcome.js';

/**
 * Runs work in one transaction, and again from its beginning when it loses a deadlock. Work must do nothing outside the database.
 * Throws an UnknownOutcomeError when the connection breaks while it commits.
 */
export const transaction = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> => retryLost(() => runOnce(db, work));

async function runOnce<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (!(db instanceof Database)) throw new Error('A transaction was begun within a transaction');
  const { writers } = db.pools;
  const connection = await writers.acquireConnection();
  const life = { isOver: false };
  try {
    const result = await work(new OneConnection(connection, life));
    life.isOver = true;
    await commit(connection);
    return result;
  } catch (error) {
    // Other parts of the work may still be in progress: their later statements must not run outside the transaction.
    life.isOver = true;
    await rollBack(connection);
    throw error;
  } finally {
    writers.releaseConnection(connection);
  }
}

/** Commits. If the server reports an error, nothing was committed; if the connection breaks, the outcome is unknown. */
async function commit(connection: Connection): Promise<void> {
  // A connection that was lost before the COMMIT has committed nothing.
  if (isBroken(connection)) throw new NoConnectionError('The connection to the database was lost');
  try {
    await performOn(connection, 'COMMIT');
  } catch (error) {
    throw isBroken(connection) ? new UnknownOutcomeError(error) : error;
  }
}

/** Rolls back. If that fails, the connection must not be used again; the server rolls back when it is closed. */
export async function rollBack(connection: Connection): Promise<void> {
  try {
    await performOn(connection, 'ROLLBACK');
  } catch {
    markBroken(connection);
  }
}
