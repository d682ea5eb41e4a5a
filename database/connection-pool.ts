import mysql, { type Connection, type FieldPacket, type QueryError } from 'mysql2';
import { ConnectionExchange, isBroken, markBroken } from './connection-exchange.js';
import { execute } from './protocol/execution.js';
import { isAway, isLost, retryLost } from './failures.js';
import { NoConnectionError } from './no-connection.js';
import { sendTogether } from './protocol/pipeline.js';
import { waitOf, type ServerWatch } from './server-watch.js';

/** Beyond this many values a statement is a bulk one, rarely seen twice, and not worth preparing. */
const maxValues = 200;

/** Whether the server has reached its limit of prepared statements, which all its clients share. */
const isFull = (error: QueryError | null): boolean => error?.errno === 1461;

/** mysql2 would send numbers as doubles, which are not exact. LIMIT takes integers only, on TiDB not even as text. */
function bindable(value: unknown): unknown {
  if (typeof value !== 'number') return value;
  return Number.isSafeInteger(value) ? mysql.TypedParameter.LONGLONG(value) : String(value);
}

/** How long a pool waits for a new connection, and a caller for one to become free. */
export const acquireTimeoutMs = 15_000;

type Row = Record<string, unknown>;

/** The type of a TINYINT column in the protocol. */
const tinyInt = 1;

/** Identifies the reads of one request that are issued together, by the identity of the object. */
export type ReadGroup = object;

/** How a statement is sent and its rows are returned. */
export interface Shape {
  /** Returns the columns of each table under its alias, instead of all side by side. */
  readonly nestTables?: boolean;
  /**
   * It reads a row by its key, without a lock: it is sent together with others that are issued before the next tick.
   */
  readonly isQuick?: boolean;
  /** It is not prepared: the server plans it anew each time. */
  readonly isUnprepared?: boolean;
  /** The group of reads of the same request with which it is issued: they share a connection when none is free. */
  readonly group?: ReadGroup;
}

/**
 * TINYINT(1) is a boolean. Done here, because a `typeCast` function costs mysql2 a third of its time on every column of every row.
 */
function readFlags(rows: Row[], fields: readonly FieldPacket[], nestTables: boolean): void {
  for (const { table, name, columnType, columnLength } of fields) {
    if (columnType !== tinyInt || columnLength !== 1) continue;
    for (const row of rows) {
      const columns = nestTables ? (row[table] as Row) : row;
      if (columns[name] !== null) columns[name] = columns[name] === 1;
    }
  }
}

/**
 * A pool of connections with prepared statements: 1.2 to 1.4 times the speed of the text protocol on reads. It only tracks who has
 * a connection and who is waiting for one: the bookkeeping of mysql2's own pool takes as long as the statement itself.
 */
export class ConnectionPool {
  /** How long a caller waits for a connection when all are in use. */
  timeoutMs = acquireTimeoutMs;

  private readonly exchange = new ConnectionExchange();
  /** Quick reads to be sent in this turn of the event loop. */
  private readonly quick: PendingStatement[] = [];
  /** Reads of groups that are being issued, to be sent over one connection each. */
  private readonly groups = new Map<ReadGroup, PendingStatement[]>();
  /** Open connections and those being opened. */
  private count = 0;
  private ended: (() => void) | undefined;

  constructor(
    readonly max: number,
    private readonly connect: () => Promise<Connection>,
    private readonly watch: Pick<ServerWatch, 'isSilent' | 'whenSilent'>,
  ) {
    watch.whenSilent(() => this.exchange.refuse(silent()));
  }

  acquireConnection(): Promise<Connection> {
    if (this.exchange.isOver) return Promise.reject(new NoConnectionError('The database is closed'));
    if (this.watch.isSilent) return Promise.reject(silent());
    const connection = this.exchange.take();
    if (connection) return Promise.resolve(connection);
    if (this.count < this.max) return this.newConnection();
    return this.exchange.wait(this.timeoutMs, () => new NoConnectionError('No connection came free in time'));
  }

  releaseConnection(connection: Connection): void {
    if (this.exchange.isOver || isBroken(connection)) this.discard(connection);
    else this.exchange.give(connection);
  }

  /**
   * Runs one statement on any free connection, and repeats it if it loses a deadlock, because it is a transaction by
   * itself.
   */
  perform(sql: string, values: readonly unknown[], shape?: Shape): Promise<unknown> {
    return this.performOnce(sql, values, shape).catch((error: unknown) => {
      if (!isLost(error)) throw error;
      return retryLost(() => this.performOnce(sql, values, shape));
    });
  }

  private performOnce(sql: string, values: readonly unknown[], shape?: Shape): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const answer: Answer = (error, rows) => (error ? reject(error) : resolve(rows));
      const pending = { statement: { sql, values, shape }, answer };
      if (shape?.isQuick) this.askQuickly(pending);
      else if (shape?.group && this.exchange.isCrowded) this.askAsGroup(shape.group, pending);
      else this.ask([pending]);
    });
  }

  private askQuickly(pending: PendingStatement): void {
    if (this.quick.push(pending) > 1) return;
    process.nextTick(() => {
      for (const all = this.quick.splice(0); all.length > 0;) this.ask(all.splice(0, maxQuick));
    });
  }

  /**
   * Sends the reads of a group over one connection, because one write to a socket takes half as long as two. It is used
   * only while callers wait for connections; otherwise each statement gets its own and waits for none.
   */
  private askAsGroup(group: ReadGroup, pending: PendingStatement): void {
    const issued = this.groups.get(group);
    if (issued) return void issued.push(pending);
    const all = [pending];
    this.groups.set(group, all);
    queueMicrotask(() => {
      this.groups.delete(group);
      this.ask(all);
    });
  }

  /** Sends statements over one connection, which is released when the last is answered. */
  private ask(all: readonly PendingStatement[]): void {
    let open = all.length;
    const on = (connection: Connection): void => {
      const sends = all.map(({ statement, answer }) => {
        let isOpen = true;
        const ended: Answer = (error, rows) => {
          if (!isOpen) return; // a lost connection reports the error once for each command of a statement
          isOpen = false;
          open -= 1;
          if (open === 0) this.releaseConnection(connection);
          answer(error, rows);
        };
        return () => send(connection, statement, ended);
      });
      sendTogether(connection, sends);
    };
    this.acquireConnection().then(on, (error: Error) => all.forEach(({ answer }) => answer(error)));
  }

  /** Resolves when every connection has been released and closed. */
  async destroy(): Promise<void> {
    const isEmpty = new Promise<void>((resolve) => (this.ended = resolve));
    for (const connection of this.exchange.end()) this.discard(connection);
    if (this.count > 0) await isEmpty;
  }

  /** Opens a connection. If that fails, the caller that has waited longest opens one instead. */
  private async newConnection(): Promise<Connection> {
    this.count += 1;
    try {
      if (this.watch.isSilent) throw silent();
      const connection = await this.connect();
      connection.on('error', () => {
        markBroken(connection);
        if (this.exchange.remove(connection)) this.discard(connection);
      });
      return connection;
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private discard(connection: Connection): void {
    if (isBroken(connection)) {
      connection.destroy();
      this.forget();
    } else connection.end(() => this.forget());
  }

  private forget(): void {
    this.count -= 1;
    if (!this.exchange.isOver) this.exchange.replace(() => this.newConnection());
    else if (this.count === 0) this.ended?.();
  }
}

const silent = (): NoConnectionError => new NoConnectionError('The database does not answer');

/** Runs one statement on this connection. */
export const performOn = (
  connection: Connection,
  sql: string,
  values: readonly unknown[] = [],
  shape?: Shape,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    send(connection, { sql, values, shape }, (error, rows) => (error ? reject(error) : resolve(rows)));
  });

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
  readonly shape: Shape | undefined;
}

type Answer = (error: Error | null, rows?: unknown) => void;

/** A statement and the caller waiting for its result. */
interface PendingStatement {
  readonly statement: Statement;
  readonly answer: Answer;
}

/** How many quick reads are sent over one connection, which answers them one after the other. */
const maxQuick = 8;

/** Sends one statement. It takes a callback, because promises would cost a noticeable part of a statement's time. */
export function send(connection: Connection, { sql, values, shape }: Statement, answer: Answer): void {
  const nestTables = shape?.nestTables ?? false;
  if (isBroken(connection)) return answer(new NoConnectionError('The connection to the database was lost'));
  // Prepared, it is refused; as text, it would be NULL without a word.
  if (values.includes(undefined))
    return answer(new TypeError('Bind parameters must not contain undefined: NULL is null'));
  const wait = waitOf(connection);
  wait?.begin();
  const done = (error: QueryError | null, rows: unknown, fields: FieldPacket[] | undefined): void => {
    wait?.end(!error?.fatal);
    if (error?.fatal || isAway(error)) markBroken(connection);
    if (fields && Array.isArray(rows)) readFlags(rows as Row[], fields, nestTables);
    // A logged error must not contain the values: they are someone's data.
    answer(error && Object.assign(error, { sql }), rows);
  };
  const sendText = (): void => void connection.query({ nestTables, sql, values: [...values] }, done);
  try {
    if (shape?.isUnprepared || values.length === 0 || values.length > maxValues) return sendText();
    execute(connection, { nestTables, sql, values: values.map(bindable) }, (error, rows, fields) => {
      if (isFull(error)) sendText();
      else done(error, rows, fields);
    });
  } catch (error) {
    wait?.end(false);
    answer(error as Error); // mysql2 throws at values that it cannot send
  }
}
