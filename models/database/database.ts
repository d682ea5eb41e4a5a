import { createConnection, escapeId, type Connection, type ConnectionOptions } from 'mysql2';
import { hostsOf, withoutDatabase } from '../../settings/database-hosts.js';
import { Cluster } from './cluster.js';
import { connectionOptions } from './connection-options.js';
import { Database } from './db.js';
import { dialectOf, learnDialect, type Dialect } from './dialect.js';
import { acquireTimeoutMs, NoConnectionError, PreparedClient } from './prepared-client.js';

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

type Begun = (error: Error | null, connection: Connection) => void;

/** Learns what server a new connection is to, and sends what it begins with: what all do, and what is its own. */
export function begin(connection: Connection, own: readonly string[], done: Begun): void {
  const run = ([statement, ...rest]: readonly string[]): void => {
    if (statement === undefined) return done(null, connection);
    connection.query(statement, (error) => (error ? done(error, connection) : run(rest)));
  };
  learnDialect(connection, (error, dialect) => {
    if (dialect) run([...dialect.session, ...own]);
    else done(error, connection);
  });
}

/**
 * A pool of connections, as many again for transactions, and a few for snapshots, each made when it is first wanted. `url` is
 * `mysql://user:password@host:port/database`, with `?ssl=true` or `?ssl=insecure` for TLS; the host may be the path of a socket,
 * percent-encoded. Where it names several servers with commas between, all connections are to the one that is written to.
 */
export function openDatabase(url: string, poolSize = 14): Database {
  const hosts = hostsOf(url);
  const cluster = hosts.length > 1 ? new Cluster(hosts) : undefined;
  const options = connectionOptions(String(hosts[0] ?? url));
  const open = (most: number, own: readonly string[]): PreparedClient =>
    new PreparedClient(most, async () => fit(await (cluster?.connect(connect) ?? connect(options)), own));
  const pools = {
    readers: open(poolSize, beginnings.reading),
    writers: open(poolSize, beginnings.writing),
    snapshots: open(mostSnapshots, beginnings.snapshots),
  };
  return new Database(url, pools, () => cluster?.close());
}

function connect(options: ConnectionOptions): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(options);
    // What fails a connection later fails a statement too, or takes it out of its pool.
    connection.on('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve(connection)));
  });
}

/** The connection when all is sent that it begins with. */
function fit(connection: Connection, own: readonly string[]): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const end = (error: Error | null): void => {
      clearTimeout(timer);
      if (!error) return resolve(connection);
      connection.destroy();
      reject(error);
    };
    const timer = setTimeout(() => end(new NoConnectionError('No connection was made in time')), acquireTimeoutMs);
    begin(connection, own, end);
  });
}

/** What the database is by what its server says. */
export async function askDialect({ pools: { readers } }: Database): Promise<Dialect> {
  const connection = await readers.acquireConnection();
  try {
    return dialectOf(connection);
  } finally {
    readers.releaseConnection(connection);
  }
}

/** Makes the database of the URL if the server has none of that name. */
export async function createDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(hostsOf(url)[0]?.pathname.slice(1) ?? '');
  const server = openDatabase(withoutDatabase(url), 1);
  try {
    const { collation } = await askDialect(server);
    const named = `${escapeId(name, true)} CHARACTER SET utf8mb4 COLLATE ${collation}`;
    await server.perform(`CREATE DATABASE IF NOT EXISTS ${named}`, []);
  } finally {
    await server.destroy();
  }
}
