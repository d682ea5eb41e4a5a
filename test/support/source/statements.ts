/** The statements that are sent to databases. */
import type { Database, Db } from '../../../database/db.js';
import { OneConnection } from '../../../database/one-connection.js';
import { ConnectionPool } from '../../../database/connection-pool.js';

export interface Statement {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

type Sender = ConnectionPool | OneConnection;
type Listener = (sender: Sender, statement: Statement) => void;

const listeners = new Set<Listener>();

/**
 * Calls the listener for every statement to any database of this process, just before it is sent. Returns a function
 * that stops it.
 */
export function listen(listener: Listener): () => void {
  patchPerform();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let isPatched = false;

function patchPerform(): void {
  if (isPatched) return;
  isPatched = true;
  for (const { prototype } of [ConnectionPool, OneConnection]) {
    const perform: Db['perform'] = Reflect.get(prototype, 'perform');
    prototype.perform = function (this: Sender, sql, bindings, shape) {
      for (const listener of listeners) listener(this, { sql, bindings });
      return perform.call(this, sql, bindings, shape);
    };
  }
}

/** The statements that `work` sends to a database, in order, over all its connections. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const name = new URL(db.url).pathname.slice(1);
  const stop = listen((sender, statement) => {
    // The service under test runs in this process too, on another database.
    const isOurs =
      sender instanceof OneConnection ? sender.connection.config.database === name : sender === db.pools.readers;
    if (isOurs) statements.push(statement);
  });
  try {
    await work();
    return statements;
  } finally {
    stop();
  }
}

/** How many statements about a workspace some work causes. */
export async function countStatements(workspaceId: string, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const stop = listen((_sender, { bindings }) => {
    if (bindings.includes(workspaceId)) count += 1;
  });
  try {
    await work();
    return count;
  } finally {
    stop();
  }
}
