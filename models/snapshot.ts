/** Reads that go on for long and must all see the same moment, such as that of a whole list for a file. */
import knex, { type Knex } from 'knex';
import type { Connection } from 'mysql2';
import { ApiError } from '../domain/errors.js';
import { overOneConnection } from './one-connection.js';
import type { PreparedClient } from './prepared-client.js';
import { rollBack } from './transaction.js';

/** How long one waits, in seconds, before it tries again when as many snapshots as may be are read at once. */
const retryAfter = '30';

/**
 * What `read` gives, some at a time, over a connection to the database as it is when the first of it is asked for. The connection
 * is one of a few for this alone, which no request waits for; where none comes free in time it is `unavailable`. It is given back
 * at the end of the reading, also when that fails or is broken off by `return`.
 */
export async function* atOneMoment<T>(db: Knex, read: (db: Knex) => AsyncIterable<T>): AsyncGenerator<T, void> {
  const client = db.client as PreparedClient;
  const { snapshots } = client;
  if (!snapshots) throw new Error('A snapshot was begun within a transaction');
  const connection = await connectionOf(snapshots);
  const life = { isOver: false };
  try {
    await snapshots.run(connection, { sql: 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY' });
    yield* read(overOneConnection(client, connection, life));
  } finally {
    life.isOver = true;
    await rollBack(snapshots, connection);
    await snapshots.releaseConnection(connection);
  }
}

async function connectionOf(snapshots: PreparedClient): Promise<Connection> {
  try {
    return (await snapshots.acquireConnection()) as Connection;
  } catch (error) {
    if (!(error instanceof knex.KnexTimeoutError)) throw error;
    const headers = { 'Retry-After': retryAfter };
    throw new ApiError('unavailable', 'Other files are being made: try again when they are done', { headers });
  }
}
