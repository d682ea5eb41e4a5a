import type { Connection } from 'mysql2';
import { isBroken, markBroken } from './connection-exchange.js';
import { Database, type Db } from './db.js';
import { tryAgain } from './failures.js';
import { NoConnectionError } from './no-connection.js';
import { OneConnection } from './one-connection.js';
import { performOn } from './connection-pool.js';
import { UnknownOutcomeError } from './unknown-outcome.js';

/**
 * Runs work in one transaction, and again from its beginning when it loses a deadlock. Work must do nothing outside the database.
 * Throws an UnknownOutcomeError when the connection breaks while it commits.
 */
export const transaction = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> => tryAgain(() => runOnce(db, work));

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
    // What the work had begun beside the part that failed must not go on without a transaction.
    life.isOver = true;
    await rollBack(connection);
    throw error;
  } finally {
    writers.releaseConnection(connection);
  }
}

/** A server that cannot commit says so. Where nothing is heard of it, or it is leaving its cluster, nobody knows. */
async function commit(connection: Connection): Promise<void> {
  // What was lost before is not committed.
  if (isBroken(connection)) throw new NoConnectionError('The connection to the database was lost');
  try {
    await performOn(connection, 'COMMIT');
  } catch (error) {
    throw isBroken(connection) ? new UnknownOutcomeError(error) : error;
  }
}

/** A connection that cannot even roll back must not be used again; the server rolls back when it ends. */
export async function rollBack(connection: Connection): Promise<void> {
  try {
    await performOn(connection, 'ROLLBACK');
  } catch {
    markBroken(connection);
  }
}
