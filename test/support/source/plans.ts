/** The execution plan of a statement, and the number of rows it reads, on each engine. */
import { askDialect } from '../../../database/database.js';
import type { Database } from '../../../database/db.js';
import type { Statement } from './statements.js';

/** How a statement reads one table. */
export interface TableAccess {
  readonly table: string;
  /** Single rows by their key, a range of an index, or the whole table. */
  readonly reads: 'rows' | 'part' | 'all';
  readonly index: string | null;
  /** The engine's name for this access. */
  readonly how: string;
}

export interface Plan {
  readonly accesses: readonly TableAccess[];
  /** Whether rows are written to a temporary table and read from it again. */
  readonly usesTemporaryTable: boolean;
  /** The engine's whole answer, as JSON. */
  readonly said: string;
}

/** A row of EXPLAIN on MariaDB and MySQL. */
interface Line {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly Extra: string | null;
}

/** A row of EXPLAIN on TiDB, which has one for each operator. */
interface Operator {
  readonly id: string;
  readonly 'access object': string;
}

interface MeasuredOperator extends Operator {
  readonly actRows: string;
}

export async function planOf(db: Database, { sql, bindings }: Statement): Promise<Plan> {
  const lines = await db.perform(`EXPLAIN ${sql}`, bindings);
  const said = JSON.stringify(lines);
  if ((await askDialect(db)).engine === 'TiDB')
    return { accesses: (lines as Operator[]).flatMap(accessOfOperator), usesTemporaryTable: false, said };
  const plan = lines as Line[];
  return {
    accesses: plan.flatMap(accessOf),
    usesTemporaryTable: plan.some(({ Extra }) => Extra?.includes('Using temporary')),
    said,
  };
}

const ofRows = new Set(['const', 'eq_ref', 'unique_subquery']);
const ofParts = new Set(['ref', 'range', 'index_merge', 'ref_or_null']);

function accessOf({ table, type, key }: Line): TableAccess[] {
  if (table === null || table.startsWith('<')) return [];
  const how = type ?? '';
  return [{ table, reads: ofRows.has(how) ? 'rows' : ofParts.has(how) ? 'part' : 'all', index: key, how }];
}

/**
 * TiDB's operators that read from storage, by the beginning of their name. `TableRowIDScan` is left out: it reads the
 * rows of index entries that another operator has counted.
 */
const readers = {
  Point_Get: 'rows',
  IndexRangeScan: 'part',
  TableRangeScan: 'part',
  IndexFullScan: 'all',
  TableFullScan: 'all',
} as const;

function accessOfOperator({ id, 'access object': object }: Operator): TableAccess[] {
  const [how = ''] = /\w+/.exec(id.replace(/Batch_/, '')) ?? [];
  const reader = Object.entries(readers).find(([name]) => how.startsWith(name));
  const [, table = ''] = /\btable:([^,]+)/.exec(object) ?? [];
  const [, index = 'PRIMARY'] = /\bindex:([^(]+)/.exec(object) ?? [];
  return reader === undefined ? [] : [{ table, reads: reader[1], index, how }];
}

/**
 * How many rows and index entries a statement reads. The database must have a single connection, because counters are
 * per session.
 */
export async function readsOf(db: Database, statement: Statement): Promise<number> {
  if ((await askDialect(db)).engine === 'TiDB') return readsByOperators(db, statement);
  const own = ownReads.get(db) ?? readsOfALook(db);
  ownReads.set(db, own);
  const looking = await own;
  const before = await readsSoFar(db);
  await db.perform(statement.sql, statement.bindings);
  return (await readsSoFar(db)) - before - looking;
}

/**
 * How many rows more than necessary an engine may read. TiDB reads at least 128 rows at once; and it scans a workspace
 * of a thousand rows rather than look up twenty of them, in each of up to four tables.
 */
export async function slackOf(db: Database, what: 'pages' | 'portions'): Promise<number> {
  if ((await askDialect(db)).engine !== 'TiDB') return 0;
  return what === 'portions' ? 128 : 4_000;
}

/** TiDB has no counters; EXPLAIN ANALYZE returns the number of rows of each operator. */
async function readsByOperators(db: Database, { sql, bindings }: Statement): Promise<number> {
  const operators = (await db.perform(`EXPLAIN ANALYZE ${sql}`, bindings)) as MeasuredOperator[];
  const reading = operators.filter((operator) => accessOfOperator(operator).length > 0);
  return reading.reduce((all, { actRows }) => all + Number(actRows), 0);
}

/** How many rows reading the counters itself reads, by database. */
const ownReads = new WeakMap<Database, Promise<number>>();

async function readsOfALook(db: Database): Promise<number> {
  const before = await readsSoFar(db);
  return (await readsSoFar(db)) - before;
}

async function readsSoFar(db: Database): Promise<number> {
  const rows = (await db.perform("SHOW SESSION STATUS LIKE 'Handler_read%'", [])) as { Value: string }[];
  return rows.reduce((all, { Value }) => all + Number(Value), 0);
}
