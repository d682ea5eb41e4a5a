import { createConnection, escapeId, type Connection, type ConnectionOptions, type QueryError } from 'mysql2';
import { hostsOf, withoutDatabase } from '../settings/database-hosts.js';
import { Cluster } from './cluster.js';
import { connectionOptions } from './connection-options.js';
import { Database, type Db } from './db.js';
import { describeColumnsOnce } from './protocol/execution.js';
import { dialectOf, learnDialect, type Dialect } from './dialect.js';
import { OpenSockets, socketOf } from './open-sockets.js';
import { acquireTimeoutMs, ConnectionPool } from './connection-pool.js';
import { NoConnectionError } from './no-connection.js';
import { ServerWatch, waitOf } from './server-watch.js';

/** The initial statements of a pool's connections, in addition to those of every connection. */
type Beginning = (dialect: Dialect) => readonly string[];

// Transactions begin with their first statement, which spares the round trip of a BEGIN.
const inTransactions = 'SET autocommit = 0';
// All that is read in a transaction is as it was when that began.
const atOneMoment = 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ';

const ofWriter = {
  readers: () => [],
  writers: () => [inTransactions],
  snapshots: () => [atOneMoment],
} satisfies Record<string, Beginning>;

const ofReplica = {
  readers: ({ readOnly }) => readOnly,
  writers: ({ readOnly }) => [...readOnly, atOneMoment, inTransactions],
  snapshots: ({ readOnly }) => [...readOnly, atOneMoment],
} satisfies Record<keyof typeof ofWriter, Beginning>;

/** Snapshots that may be read at once: each keeps the database from forgetting what has changed meanwhile. */
const maxSnapshots = 6;

/**
 * How long a statement may take on a server that answers others: for a request, all that a proxy waits for; for the work of
 * transactions and for files, which run on in the background, more (docs/decisions/deadlines.md).
 */
const limits = { readers: 120_000, writers: 600_000, snapshots: 600_000 } satisfies Record<
  keyof typeof ofWriter,
  number
>;

type Begun = (error: Error | null, connection: Connection) => void;

/** Determines the server of a new connection, and sends its initial statements: those of every connection, and its own. */
export function begin(connection: Connection, own: Beginning, done: Begun): void {
  const run = ([statement, ...rest]: readonly string[]): void => {
    if (statement === undefined) return done(null, connection);
    connection.query(statement, (error) => (error ? done(error, connection) : run(rest)));
  };
  learnDialect(connection, (error, dialect) => {
    if (dialect) run([...dialect.session, ...own(dialect)]);
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
  // A cluster looks after its writer by itself.
  const watch = new ServerWatch({ ask: () => (cluster ? Promise.resolve() : askAnything(options)) });
  const open = (kind: keyof typeof ofWriter, max: number): ConnectionPool => {
    const make = (at: ConnectionOptions): Promise<Connection> => connect(at, watch, limits[kind]);
    return new ConnectionPool(
      max,
      async () => fit(await (cluster?.connect(make) ?? make(options)), ofWriter[kind]),
      watch,
    );
  };
  const pools = {
    readers: open('readers', poolSize),
    writers: open('writers', poolSize),
    snapshots: open('snapshots', maxSnapshots),
  };
  return new Database(url, pools, () => {
    watch.close();
    cluster?.close();
  });
}

/** The connections to a replica, over which nothing can be written. */
export interface ReplicaConnections {
  /** A transaction over it reads all as it is at its first statement. */
  readonly db: Database;
  /** Over its own connection, to ask how the server is: it waits for no report. */
  readonly looks: Db;
  /** Fails whatever waits for an answer. */
  readonly cut: () => void;
}

/** As `openDatabase`, to one server that follows the one that is written to. One that does not answer in time counts as away. */
export function openReplica(url: string, poolSize: number, timeoutMs: number): ReplicaConnections {
  const options = { ...connectionOptions(url), connectTimeout: timeoutMs };
  const sockets = new OpenSockets();
  // Whoever reads there looks after it by itself.
  const watch = new ServerWatch({ ask: () => Promise.resolve() });
  const open = (kind: keyof typeof ofReplica, max: number): ConnectionPool =>
    new ConnectionPool(
      max,
      async () => fit(sockets.keep(await connect(options, watch, limits[kind])), ofReplica[kind]),
      watch,
    );
  const pools = {
    readers: open('readers', poolSize),
    writers: open('writers', poolSize),
    snapshots: open('snapshots', maxSnapshots),
  };
  const looks = open('readers', 1);
  return {
    db: new Database(url, pools, () => {
      watch.close();
      void looks.destroy();
    }),
    looks: { isTransaction: false, perform: (sql, values, shape) => looks.perform(sql, values, shape) },
    cut: () => sockets.cut(),
  };
}

function connect(options: ConnectionOptions, watch: ServerWatch, limitMs: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(options);
    describeColumnsOnce(connection);
    watch.keep(connection, limitMs);
    waitOf(connection)?.begin();
    // What fails a connection later fails a statement too, or takes it out of its pool.
    connection.on('error', reject);
    connection.connect((error) => {
      if (!error) return resolve(connection);
      socketOf(connection).destroy();
      reject(error);
    });
  });
}

/** Has the server say anything, over a connection for this alone. */
function askAnything(options: ConnectionOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(options);
    const end = (error: QueryError | NoConnectionError | null): void => {
      clearTimeout(timer);
      socketOf(connection).destroy();
      // A server that refuses answers too.
      if (error && !('sqlMessage' in error)) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => end(new NoConnectionError('Nothing was answered in time')), acquireTimeoutMs);
    connection.on('error', end);
    connection.query('SELECT 1', end);
  });
}

/** The connection when all is sent that it begins with. */
function fit(connection: Connection, own: Beginning): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const end = (error: Error | null): void => {
      clearTimeout(timer);
      waitOf(connection)?.end(!error);
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
