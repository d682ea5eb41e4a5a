/** What is asked of a database, and what it costs. */
import type { Knex } from 'knex';
import type { PreparedClient } from '../../../models/database/prepared-client.js';

export interface Statement {
  readonly sql: string;
  readonly bindings: readonly Knex.RawBinding[];
}

/** The statements that a piece of work sends, in order, over whichever of the database's connections. */
export async function statementsOf(db: Knex, work: () => Promise<unknown>): Promise<Statement[]> {
  const prototype = Object.getPrototypeOf(db.client) as PreparedClient;
  const { run, perform } = { run: Reflect.get(prototype, 'run'), perform: Reflect.get(prototype, 'perform') };
  const statements: Statement[] = [];
  // The service under test works in this process too, on a database of its own.
  const note = (client: PreparedClient, sql: string, bindings: readonly unknown[] = []): void => {
    if (databaseOf(client) === databaseOf(db.client as PreparedClient))
      statements.push({ sql, bindings: bindings as Knex.RawBinding[] });
  };
  prototype.run = function (this: PreparedClient, connection, query) {
    note(this, query.sql, query.bindings);
    return run.call(this, connection, query);
  };
  prototype.perform = function (this: PreparedClient, sql, bindings, options) {
    note(this, sql, bindings);
    return perform.call(this, sql, bindings, options);
  };
  try {
    await work();
    return statements;
  } finally {
    Object.assign(prototype, { run, perform });
  }
}

const databaseOf = ({ connectionSettings }: PreparedClient): unknown =>
  (connectionSettings as { database?: unknown }).database;

/** What each look at the counters reads itself, by database. */
const ownReads = new WeakMap<Knex, Promise<number>>();

/** How many rows and index entries a statement reads. The database must have one connection: its counters are looked at. */
export async function readsOf(db: Knex, { sql, bindings }: Statement): Promise<number> {
  const own = ownReads.get(db) ?? readsOfALook(db);
  ownReads.set(db, own);
  const looking = await own;
  const before = await readsSoFar(db);
  await db.raw(sql, [...bindings]);
  return (await readsSoFar(db)) - before - looking;
}

async function readsOfALook(db: Knex): Promise<number> {
  const before = await readsSoFar(db);
  return (await readsSoFar(db)) - before;
}

async function readsSoFar(db: Knex): Promise<number> {
  const [rows] = (await db.raw("SHOW SESSION STATUS LIKE 'Handler_read%'")) as [{ Value: string }[]];
  return rows.reduce((all, { Value }) => all + Number(Value), 0);
}
