import type { Knex } from 'knex';
import type { Connection } from 'mysql2';
import { isBroken, markBroken } from './connection-exchange.js';
import { tryAgain } from './failures.js';
import { overOneConnection } from './one-connection.js';
import type { PreparedClient } from './prepared-client.js';
import { UnknownOutcomeError } from './unknown-outcome.js';

/**
 * Runs work in one transaction, and again from its beginning when it loses a deadlock. Work must do nothing outside the database.
 * Throws an UnknownOutcomeError when the connection breaks while it commits.
 */
export const transaction = <T>(db: Knex, work: (db: Knex) => Promise<T>): Promise<T> =>
  tryAgain(() => runOnce(db.client as PreparedClient, work));

async function runOnce<T>(client: PreparedClient, work: (db: Knex) => Promise<T>): Promise<T> {
  const { transacting, writers } = client;
  if (transacting || !writers) throw new Error('A transaction was begun within a transaction');
  const connection = (await writers.acquireConnection()) as Connection;
  const life = { isOver: false };
  try {
    const result = await work(overOneConnection(client, connection, life));
    life.isOver = true;
    await commit(writers, connection);
    return result;
  } catch (error) {
    // What the work had begun beside the part that failed must not go on without a transaction.
    life.isOver = true;
    await rollBack(writers, connection);
    throw error;
  } finally {
    await writers.releaseConnection(connection);
  }
}

/** A server that cannot commit says so. Where nothing is heard of it, or it is leaving its cluster, nobody knows. */
async function commit(client: PreparedClient, connection: Connection): Promise<void> {
  try {
    await client.run(connection, { sql: 'COMMIT' });
  } catch (error) {
    throw isBroken(connection) ? new UnknownOutcomeError(error) : error;
  }
}

/** A connection that cannot even roll back must not be used again; the server rolls back when it ends. */
export async function rollBack(client: PreparedClient, connection: Connection): Promise<void> {
  try {
    await client.run(connection, { sql: 'ROLLBACK' });
  } catch {
    markBroken(connection);
    connection.destroy();
  }
}
