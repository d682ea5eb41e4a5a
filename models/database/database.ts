import knexFactory, { type Knex } from 'knex';
import type { Connection, ConnectionOptions } from 'mysql2';
import { dialectOf, learnDialect, type Dialect } from './dialect.js';
import { migrationFiles } from './migrations.js';
import { acquireTimeoutMs, PreparedClient } from './prepared-client.js';

/** What the connections of a pool begin with, beside what all do. */
const beginnings = {
  reading: [],
  // Transactions begin with their first statement, which spares the round trip of a BEGIN.
  writing: ['SET autocommit = 0'],
  // All that is read in a transaction is as it was when that began.
  snapshots: ['SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ'],
} as const;

/** Snapshots that may be read at once: each keeps the database from forgetting what has changed meanwhile. */
const mostSnapshots = 6;

/** Of each connection. A server holds 16,382 in all unless it is told otherwise: those of two processes with all their connections. */
const mostPrepared = 240;

type Prepare = (connection: Connection, done: (error: Error | null, connection: Connection) => void) => void;

const preparing =
  (own: readonly string[]): Prepare =>
  (connection, done) => {
    const run = ([statement, ...rest]: readonly string[]): void => {
      if (statement === undefined) return done(null, connection);
      connection.query(statement, (error) => (error ? done(error, connection) : run(rest)));
    };
    learnDialect(connection, (error, dialect) => {
      if (dialect) run([...dialect.session, ...own]);
      else done(error, connection);
    });
  };

/** Where the server of a URL is: its host and port, or the path of its socket. */
export function serverAt({ hostname, port }: URL): { host: string; port: number } | { socketPath: string } {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? { socketPath: host } : { host, port: Number(port || 3306) };
}

/** How mysql2 is to connect, so that values come and go as the models want them. */
export function connectionOptions(url: string): ConnectionOptions {
  const at = new URL(url);
  return {
    ...serverAt(at),
    user: decodeURIComponent(at.username),
    password: decodeURIComponent(at.password),
    database: decodeURIComponent(at.pathname.slice(1)),
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: ['DATE'],
    // MySQL's JSON and MariaDB's alike come as text; the models parse it
    jsonStrings: true,
    connectTimeout: 10_000,
    maxPreparedStatements: mostPrepared,
    ...(at.searchParams.has('ssl') ? { ssl: { rejectUnauthorized: at.searchParams.get('ssl') !== 'insecure' } } : {}),
  };
}

/**
 * A pool of connections, as many again for transactions, and a few for snapshots, each made when it is first wanted. `url` is
 * `mysql://user:password@host:port/database`, with `?ssl=true` or `?ssl=insecure` for TLS; the host may be the path of a socket,
 * percent-encoded.
 */
export function openDatabase(url: string, poolSize = 14): Knex {
  const db = openPool(url, poolSize, beginnings.reading);
  const client = db.client as PreparedClient;
  client.writers = openPool(url, poolSize, beginnings.writing).client as PreparedClient;
  client.snapshots = openPool(url, mostSnapshots, beginnings.snapshots).client as PreparedClient;
  return db;
}

function openPool(url: string, poolSize: number, statements: readonly string[]): Knex {
  return knexFactory({
    client: PreparedClient,
    // knex's types let dateStrings be a boolean only; mysql2 takes the list
    connection: connectionOptions(url) as Knex.MySql2ConnectionConfig,
    pool: { min: 0, max: poolSize, afterCreate: preparing(statements) },
    acquireConnectionTimeout: acquireTimeoutMs,
    compileSqlOnError: false,
    migrations: { migrationSource: migrationFiles, tableName: 'migrations' },
    // A connection that breaks fails what wanted it, and is told there; knex would write to the console as well
    log: { warn: () => undefined, error: () => undefined },
  });
}

/** What the database is by what its server says. */
export async function askDialect(db: Knex): Promise<Dialect> {
  const client = db.client as PreparedClient;
  const connection = (await client.acquireConnection()) as Connection;
  try {
    return dialectOf(connection);
  } finally {
    await client.releaseConnection(connection);
  }
}

/** Makes the database of the URL if the server has none of that name. */
export async function createDatabase(url: string): Promise<void> {
  const at = new URL(url);
  const name = decodeURIComponent(at.pathname.slice(1));
  at.pathname = '/';
  const server = openDatabase(at.href, 1);
  try {
    const { collation } = await askDialect(server);
    await server.raw('CREATE DATABASE IF NOT EXISTS ?? CHARACTER SET utf8mb4 COLLATE ??', [name, collation]);
  } finally {
    await server.destroy();
  }
}

/** Whether every migration has run. */
export async function isMigrated(db: Knex): Promise<boolean> {
  const [, pending] = (await db.migrate.list()) as [unknown[], unknown[]];
  return pending.length === 0;
}
