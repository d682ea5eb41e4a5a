/**
 * Prepared statements whose columns the server describes once. mysql2 has them described by every execution and reads that anew, which
 * takes longer than all the rest of reading a row by its key (docs/decisions/raw-sql-beside-objection.md).
 */
import mysql, { type Connection, type FieldPacket, type QueryError } from 'mysql2';

/** MARIADB_CLIENT_CACHE_METADATA: from 10.6 on, the server leaves out columns that are as it described them last. */
const leavesOutColumns = 0x10;

/** What mysql2 has of the packet that it reads. */
interface Packet {
  readonly offset: number;
  readonly end: number;
  readInt8(): number;
}

/** What a command does with the next packet; nothing after its last one. */
type Step = ((packet: Packet, connection: Connection) => Step) | null;

type Columns = readonly FieldPacket[];
type RowParser = object;

/** A statement that a connection has prepared, and its columns as they were described last. */
interface Statement {
  columns: Columns;
  rowParser: RowParser | null;
}

interface ExecuteOptions {
  readonly sql: string;
  readonly nestTables: boolean;
  readonly values: readonly unknown[];
}

export type Executed = (error: QueryError | null, rows?: unknown, fields?: FieldPacket[]) => void;

/** mysql2's own command for the execution of a statement, as far as it is used here. */
interface Execute {
  statement: Statement | undefined;
  readonly _fieldCount: number;
  readonly _fields: readonly Columns[];
  readonly _rowParser: RowParser | null;
  start(packet: Packet | undefined, connection: Connection): Step;
  resultsetHeader(packet: Packet, connection: Connection): Step;
  row(packet: Packet, connection: Connection): Step;
  buildParserFromFields(columns: Columns, connection: Connection): new () => RowParser;
}

const Execute = commandClass();

/** mysql2 exports none of its commands, but makes one of whatever it is given to execute. */
function commandClass(): new (options: ExecuteOptions, done: Executed) => Execute {
  const nowhere = { config: {}, addCommand: () => undefined, _resolveNamedPlaceholders: () => undefined };
  const { execute: make } = mysql.Connection.prototype as unknown as Record<'execute', (...asked: unknown[]) => object>;
  return make.call(nowhere, '', []).constructor as ReturnType<typeof commandClass>;
}

class Execution extends Execute {
  override start(packet: Packet | undefined, connection: Connection): Step {
    // What could not be prepared is not executed.
    if (!this.statement || !super.start(packet, connection)) return null;
    return (header) => this.resultsetHeader(header, connection);
  }

  override resultsetHeader(packet: Packet, connection: Connection): Step {
    const next = super.resultsetHeader(packet, connection);
    const { statement, _fieldCount: count } = this;
    const saysWhether = packet.offset < packet.end;
    if (count === 0 || !saysWhether || !statement) return next;
    if (packet.readInt8() === 1) return this.keepColumns(statement, next);
    const { columns } = statement;
    statement.rowParser ??= new (this.buildParserFromFields(columns, connection))();
    Object.assign(this, { _fields: [columns], _currentFields: columns, _rowParser: statement.rowParser });
    // What follows is the packet that ends the columns.
    return () => (row) => this.row(row, connection);
  }

  /** Keeps the columns as soon as all are read: even if the rows fail, the server leaves them out from now on. */
  private keepColumns(statement: Statement, read: Step): Step {
    return (packet, connection) => {
      const next = read?.call(this, packet, connection) ?? null;
      const {
        _fields: [columns],
        _rowParser: rowParser,
      } = this;
      if (next === null || !columns || !rowParser) return next && this.keepColumns(statement, next);
      Object.assign(statement, { columns, rowParser });
      return next;
    };
  }
}

/** What mysql2 has of a connection beyond what its types tell. */
interface Channel {
  addCommand(command: object): unknown;
  prepare(options: object, done: (error: QueryError | null, statement?: Statement) => void): unknown;
}

/** Executes a statement, which is prepared first unless the connection has done so before. */
export function execute(connection: Connection, options: ExecuteOptions, done: Executed): void {
  const { sql, nestTables } = options;
  const channel = connection as unknown as Channel;
  const execution = new Execution(options, done);
  channel.prepare({ sql, nestTables }, (error, statement) => {
    if (error) done(error);
    else execution.statement = statement;
  });
  channel.addCommand(execution);
}

/** The command by which mysql2 introduces itself to a server. */
interface Handshake {
  readonly handshake: { readonly mariadbExtendedCapabilityFlags: number };
  mariadbExtendedClientFlags: number;
  sendSSLRequest(connection: Connection): void;
  sendCredentials(connection: Connection): void;
}

/** Asks the server of a connection that is just being made to leave columns out, if it can. */
export function describeColumnsOnce(connection: Connection): void {
  const { _command: introduction } = connection as unknown as { readonly _command: Handshake };
  for (const name of ['sendSSLRequest', 'sendCredentials'] as const) {
    const send = introduction[name].bind(introduction);
    introduction[name] = (to) => {
      const { mariadbExtendedCapabilityFlags: offered } = introduction.handshake;
      introduction.mariadbExtendedClientFlags |= offered & leavesOutColumns;
      send(to);
    };
  }
}
