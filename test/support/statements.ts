/** What is asked of a database, and what it costs. */
import type { Knex } from 'knex';
import type { PreparedClient } from '../../models/prepared-client.js';

export interface Statement {
  readonly sql: string;
  readonly bindings: readonly Knex.RawBinding[];
}

/** The statements that a piece of work sends, in order, over whichever of the database's connections. */
export async function statementsOf(db: Knex, work: () => Promise<unknown>): Promise<Statement[]> {
  const prototype = Object.getPrototypeOf(db.client) as PreparedClient;
  const { run, perform } = { run: Reflect.get(prototype, 'run'), perform: Reflect.get(prototype, 'perform') };
  const statements: Statement[] = [];
  prototype.run = function (this: PreparedClient, connection, query) {
    statements.push({ sql: query.sql, bindings: (query.bindings ?? []) as Knex.RawBinding[] });
    return run.call(this, connection, query);
  };
  prototype.perform = function (this: PreparedClient, sql, bindings, options) {
    statements.push({ sql, bindings: bindings as Knex.RawBinding[] });
    return perform.call(this, sql, bindings, options);
  };
  try {
    await work();
    return statements;
  } finally {
    Object.assign(prototype, { run, perform });
  }
}

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
