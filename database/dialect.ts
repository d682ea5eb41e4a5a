/**
 * The engines that Docket runs on, and all their relevant differences. The server itself reports which one it is: a
 * proxy, a failover or an upgrade may put another one behind the same address (docs/decisions/engines.md).
 */
import type { Connection, QueryError, RowDataPacket } from 'mysql2';
import { OperatorError } from '../settings/operator-error.js';

export interface Dialect {
  readonly engine: 'MariaDB' | 'MySQL' | 'TiDB';
  readonly version: string;
  /** Whether the server is a node of a Galera cluster. */
  readonly isClustered: boolean;
  /** The collation of text, which ignores case and accents. */
  readonly collation: string;
  /** The initial statements of every connection. */
  readonly session: readonly string[];
  /** The statement that begins a snapshot: a transaction that sees the data as of now. */
  readonly snapshot: string;
  /** Further initial statements of connections over which nothing may be written. */
  readonly readOnly: readonly string[];
}

/** What a server reports about itself: its variables by name. Variables that it does not have are missing. */
export type ServerVariables = ReadonlyMap<string, string>;

const identifyingVariables = ['version', 'version_comment', 'wsrep_on', 'aurora_version'];

const question = `SHOW VARIABLES WHERE Variable_name IN (${identifyingVariables.map((name) => `'${name}'`).join(', ')})`;

interface Supported {
  readonly oldest: readonly [major: number, minor: number];
  readonly collation: string;
  /** Session variables that are set on this engine alone. */
  readonly variables: readonly string[];
  readonly snapshot: string;
  readonly readOnly: readonly string[];
}

const readOnly = ['SET SESSION TRANSACTION READ ONLY'];

const supported: Record<Dialect['engine'], Supported> = {
  MariaDB: {
    oldest: [10, 6],
    collation: 'utf8mb4_unicode_520_ci',
    // By default, it turns a list of 1,000 ids into a subquery, and reads a whole table for it.
    variables: ['in_predicate_conversion_threshold = 0'],
    snapshot: 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
    readOnly,
  },
  MySQL: {
    oldest: [8, 0],
    collation: 'utf8mb4_unicode_520_ci',
    variables: [],
    snapshot: 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
    readOnly,
  },
  TiDB: {
    oldest: [8, 5],
    collation: 'utf8mb4_0900_ai_ci',
    variables: [
      // TiDB has no shared locks. With this, it takes an exclusive one instead of refusing the statement.
      'tidb_enable_shared_lock_promotion = ON',
      "tidb_txn_mode = 'pessimistic'",
      // Without this, a table that names only a character set compares text by bytes.
      "default_collation_for_utf8mb4 = 'utf8mb4_0900_ai_ci'",
    ],
    snapshot: 'START TRANSACTION WITH CONSISTENT SNAPSHOT',
    // It has no read-only transactions.
    readOnly: [],
  },
};

/** Engines that speak the MySQL protocol but have not been tried. */
const untestedEngines =
  /aurora|oceanbase|vitess|planetscale|singlestore|memsql|polardb|tddl|doris|starrocks|dolt|clickhouse|matrixone/i;

const accepted =
  'It runs on MariaDB 10.6 or later (a Galera cluster of it too), MySQL 8.0 or later, and TiDB 8.5 or later';

/**
 * The dialect of a server with these variables. Throws an OperatorError for an engine or version that Docket does not
 * run on.
 */
export function dialectFor(serverVariables: ServerVariables): Dialect {
  const version = serverVariables.get('version') ?? '';
  const comment = serverVariables.get('version_comment') ?? '';
  if (serverVariables.has('aurora_version') || untestedEngines.test(`${version} ${comment}`))
    throw new OperatorError(`Docket has not been tested with this database: ${version} (${comment}). ${accepted}.`);
  const engine = engineOf(version, comment);
  const { oldest, collation, variables, ...rest } = supported[engine];
  const [major, minor] = numbersOf(version, engine);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    throw new OperatorError(`${engine} ${version} is too old for Docket. ${accepted}.`);
  const isClustered = serverVariables.get('wsrep_on') === 'ON';
  return { engine, version, isClustered, collation, session: sessionOf(collation, variables), ...rest };
}

function engineOf(version: string, comment: string): Dialect['engine'] {
  if (/-TiDB-/i.test(version)) return 'TiDB';
  return /mariadb/i.test(`${version} ${comment}`) ? 'MariaDB' : 'MySQL';
}

/** TiDB names the MySQL that it is compatible with before its own version. */
function numbersOf(version: string, engine: Dialect['engine']): [major: number, minor: number] {
  const own = engine === 'TiDB' ? version.replace(/^.*-TiDB-v?/i, '') : version;
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(own) ?? [];
  return [Number(major ?? 0), Number(minor ?? 0)];
}

/**
 * The isolation level is READ COMMITTED, so that a read after a lock sees the changes that the lock waited for. The
 * timeout of a lock, 5 seconds, is the same as that for a repeated idempotency key.
 */
const sessionOf = (collation: string, variables: readonly string[]): string[] => [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  `SET SESSION ${[
    "time_zone = '+00:00'",
    "sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'",
    'innodb_lock_wait_timeout = 5',
    ...variables,
  ].join(', ')}`,
  `SET NAMES utf8mb4 COLLATE ${collation}`,
];

const dialects = new WeakMap<Connection, Dialect>();

/** The dialect of the connection's server, which `learnDialect` has read. */
export function dialectOf(connection: Connection): Dialect {
  const dialect = dialects.get(connection);
  if (!dialect) throw new Error('The server of this connection was not asked what it is');
  return dialect;
}

/** Reads the dialect of a new connection's server. */
export function learnDialect(connection: Connection, done: (error: Error | null, dialect?: Dialect) => void): void {
  connection.query(question, (error: QueryError | null, rows: RowDataPacket[]) => {
    if (error) return done(error);
    try {
      const serverVariables = new Map(
        rows.map((row) => [String(row['Variable_name']).toLowerCase(), String(row['Value'])]),
      );
      const dialect = dialectFor(serverVariables);
      dialects.set(connection, dialect);
      done(null, dialect);
    } catch (refusal) {
      done(refusal as Error);
    }
  });
}
