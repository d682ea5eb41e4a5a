import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Connection } from 'mysql2';
import { markBroken } from './connection-exchange.js';
import { overOneConnection } from './one-connection.js';
import type { PreparedClient } from './prepared-client.js';

/** Lost deadlocks and, on a Galera cluster, lost certifications: the whole transaction may simply run again. */
const lost = new Set([1213, 1020]);
const mostTries = 12;

const isLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errno' in error && lost.has(Number(error.errno));

/** Runs work in one transaction, and again from its beginning when it loses a deadlock. Work must do nothing outside the database. */
export async function transaction<T>(db: Knex, work: (db: Knex) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db.client as PreparedClient, work);
    } catch (error) {
      if (!isLost(error) || attempt >= mostTries) throw error;
      await pause(Math.random() * 10 * attempt);
    }
  }
}

async function runOnce<T>(client: PreparedClient, work: (db: Knex) => Promise<T>): Promise<T> {
  const { transacting, writers } = client;
  if (transacting || !writers) throw new Error('A transaction was begun within a transaction');
  const connection = (await writers.acquireConnection()) as Connection;
  const life = { isOver: false };
  try {
    const result = await work(overOneConnection(client, connection, life));
    life.isOver = true;
    await writers.run(connection, { sql: 'COMMIT' });
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

/** A connection that cannot even roll back must not be used again; the server rolls back when it ends. */
export async function rollBack(client: PreparedClient, connection: Connection): Promise<void> {
  try {
    await client.run(connection, { sql: 'ROLLBACK' });
  } catch {
    markBroken(connection);
    connection.destroy();
  }
}
