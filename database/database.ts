/**
 * Opens the database. Who does what with a statement:
 * 1. Callers have a `Db` (db.ts): the `Database` itself, or a `OneConnection` within a transaction or snapshot.
 * 2. `Database.perform` runs a single statement on a connection of the pool `readers` (connection-pool.ts;
 *    connection-exchange.ts hands idle connections to waiting callers). It repeats a statement that lost a deadlock.
 * 3. `transaction` (transaction.ts) takes a connection of the pool `writers`, runs the work, and commits. It repeats
 *    work that lost a deadlock (failures.ts). Statements that do not await each other are sent together
 *    (one-connection.ts, protocol/pipeline.ts).
 * 4. `atOneMoment` (snapshot.ts) takes a connection of the pool `snapshots` for a long read, such as a CSV file.
 * 5. Each statement is prepared once for a connection and then executed (protocol/execution.ts).
 *
 * Every new connection learns the engine and gets its session variables (`begin`, dialect.ts). `ServerWatch`
 * (server-watch.ts) cuts connections whose server does not answer. If the URL names several servers, `Cluster`
 * (cluster.ts) connects to the one that is written to (cluster-writer.ts, cluster-node.ts). `Replica` (replica.ts)
 * reads reports and files from a server that follows the writer. Migrations have a pool of their own (schema.ts), and
 * backups a connection of their own (raw-connection.ts).
 */
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
// All reads of a transaction see the data as of its first read.
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

/**
 * How many snapshots may be read at once. During each, the database must keep all previous versions of changed rows.
 */
const maxSnapshots = 6;

/**
 * How long, in milliseconds, a statement may take on a server that answers other connections
 * (docs/decisions/deadlines.md). Readers: as long as a proxy waits for a request. Transactions and files run on in the
 * background, and may take longer.
 */
const limits = { readers: 120_000, writers: 600_000, snapshots: 600_000 } satisfies Record<
  keyof typeof ofWriter,
  number
>;

type Begun = (error: Error | null, connection: Connection) => void;

/** Reads the dialect of a new connection, and sends its initial statements: those of every connection, then `own`. */
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
 * Opens a pool of `poolSize` connections, one of the same size for transactions, and a small one for snapshots.
 * Connections are opened when they are first needed. `url` is `mysql://user:password@host:port/database`, with
 * `?ssl=true` or `?ssl=insecure` for TLS; the host may be the path of a socket, percent-encoded. If it names several
 * servers, separated by commas, all connections are to the one that is written to.
 */
export function openDatabase(url: string, poolSize = 14): Database {
  const hosts = hostsOf(url);
  const cluster = hosts.length > 1 ? new Cluster(hosts) : undefined;
  const options = connectionOptions(String(hosts[0] ?? url));
  // A cluster checks its writer itself.
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
  /** A transaction over it sees the data as of its first statement. */
  readonly db: Database;
  /** Has a connection of its own for reading the server's state, so that this waits for no report. */
  readonly looks: Db;
  /** Cuts all connections: statements in progress fail. */
  readonly cut: () => void;
}

/** As `openDatabase`, for one server that follows the writer. Connecting fails after `timeoutMs`. */
export function openReplica(url: string, poolSize: number, timeoutMs: number): ReplicaConnections {
  const options = { ...connectionOptions(url), connectTimeout: timeoutMs };
  const sockets = new OpenSockets();
  // `Replica` checks the server itself.
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
    // A later error also fails the statement in progress, or makes the pool drop the idle connection.
    connection.on('error', reject);
    connection.connect((error) => {
      if (!error) return resolve(connection);
      socketOf(connection).destroy();
      reject(error);
    });
  });
}

/** Resolves if the server answers anything, even a refusal, over a connection of its own; rejects after a timeout. */
function askAnything(options: ConnectionOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(options);
    const end = (error: QueryError | NoConnectionError | null): void => {
      clearTimeout(timer);
      socketOf(connection).destroy();
      // An error of the server, such as a refused password, is an answer too.
      if (error && !('sqlMessage' in error)) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => end(new NoConnectionError('Nothing was answered in time')), acquireTimeoutMs);
    connection.on('error', end);
    connection.query('SELECT 1', end);
  });
}

/**
 * Prepares a new connection for its pool by its initial statements; closes it and rejects if they fail or take too
 * long.
 */
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

/** The dialect of the database's server. */
export async function askDialect({ pools: { readers } }: Database): Promise<Dialect> {
  const connection = await readers.acquireConnection();
  try {
    return dialectOf(connection);
  } finally {
    readers.releaseConnection(connection);
  }
}

/** Creates the database that the URL names, if the server has none of that name. */
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
