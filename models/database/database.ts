import knexFactory, { type Knex } from 'knex';
import type { Connection } from 'mysql2';
import { hostsOf, withoutDatabase } from '../../settings/database-hosts.js';
import { Cluster } from './cluster.js';
import { connectionOptions } from './connection-options.js';
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

/**
 * A pool of connections, as many again for transactions, and a few for snapshots, each made when it is first wanted. `url` is
 * `mysql://user:password@host:port/database`, with `?ssl=true` or `?ssl=insecure` for TLS; the host may be the path of a socket,
 * percent-encoded. Where it names several servers with commas between, all connections are to the one that is written to.
 */
export function openDatabase(url: string, poolSize = 14): Knex {
  const hosts = hostsOf(url);
  const cluster = hosts.length > 1 ? new Cluster(hosts) : undefined;
  const open = (size: number, statements: readonly string[]): Knex =>
    openPool(String(hosts[0] ?? url), size, statements, cluster);
  const db = open(poolSize, beginnings.reading);
  const client = db.client as PreparedClient;
  client.writers = open(poolSize, beginnings.writing).client as PreparedClient;
  client.snapshots = open(mostSnapshots, beginnings.snapshots).client as PreparedClient;
  return db;
}

function openPool(url: string, poolSize: number, statements: readonly string[], cluster: Cluster | undefined): Knex {
  const db = knexFactory({
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
  (db.client as PreparedClient).cluster = cluster;
  return db;
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
  const name = decodeURIComponent(hostsOf(url)[0]?.pathname.slice(1) ?? '');
  const server = openDatabase(withoutDatabase(url), 1);
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
