/** What is asked of a database, and what it costs. */
import type { Knex } from 'knex';
import { PreparedClient } from '../../../models/database/prepared-client.js';

export interface Statement {
  readonly sql: string;
  readonly bindings: readonly Knex.RawBinding[];
}

type Listener = (client: PreparedClient, statement: Statement) => void;

const listeners = new Set<Listener>();

/** Has all statements told that any database of this process is sent, before they are sent; until the answer is called. */
export function listen(listener: Listener): () => void {
  tellStatements();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let isTelling = false;

function tellStatements(): void {
  if (isTelling) return;
  isTelling = true;
  const { prototype } = PreparedClient;
  const { run, perform } = { run: Reflect.get(prototype, 'run'), perform: Reflect.get(prototype, 'perform') };
  const tell = (client: PreparedClient, sql: string, bindings: readonly unknown[] = []): void => {
    for (const listener of listeners) listener(client, { sql, bindings: bindings as Knex.RawBinding[] });
  };
  prototype.run = function (this: PreparedClient, connection, query) {
    tell(this, query.sql, query.bindings);
    return run.call(this, connection, query);
  };
  prototype.perform = function (this: PreparedClient, sql, bindings, options) {
    tell(this, sql, bindings);
    return perform.call(this, sql, bindings, options);
  };
}

/** The statements that a piece of work sends, in order, over whichever of the database's connections. */
export async function statementsOf(db: Knex, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const stop = listen((client, statement) => {
    // The service under test works in this process too, on a database of its own.
    if (databaseOf(client) === databaseOf(db.client as PreparedClient)) statements.push(statement);
  });
  try {
    await work();
    return statements;
  } finally {
    stop();
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
