/**
 * Prepared statements whose columns the server describes only once. By default, mysql2 reads the description with every
 * execution, which takes longer than the rest of reading a row by its key (docs/decisions/raw-sql-beside-objection.md).
 */
import type { Connection } from 'mysql2';
import {
  channelOf,
  executeClass,
  handshakeOf,
  type Executed,
  type ExecuteOptions,
  type Packet,
  type Statement,
  type Step,
} from './mysql2-internals.js';

/**
 * MARIADB_CLIENT_CACHE_METADATA: from 10.6 on, the server omits the columns if they have not changed since the last
 * execution.
 */
const leavesOutColumns = 0x10;

class Execution extends executeClass() {
  override start(packet: Packet | undefined, connection: Connection): Step {
    // A statement that could not be prepared is not executed.
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
    // The next packet ends the columns; the rows follow.
    return () => (row) => this.row(row, connection);
  }

  /** Stores the columns as soon as all are read: the server omits them from now on, even if reading the rows fails. */
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

/** Executes a statement, which is prepared first unless the connection has done so before. */
export function execute(connection: Connection, options: ExecuteOptions, done: Executed): void {
  const { sql, nestTables } = options;
  const channel = channelOf(connection);
  const execution = new Execution(options, done);
  channel.prepare({ sql, nestTables }, (error, statement) => {
    if (error) done(error);
    else execution.statement = statement;
  });
  channel.addCommand(execution);
}

/**
 * Changes the handshake of a connection that is being opened: it asks the server, if that can, to omit known columns.
 */
export function describeColumnsOnce(connection: Connection): void {
  const introduction = handshakeOf(connection);
  for (const name of ['sendSSLRequest', 'sendCredentials'] as const) {
    const send = introduction[name].bind(introduction);
    introduction[name] = (to) => {
      const { mariadbExtendedCapabilityFlags: offered } = introduction.handshake;
      introduction.mariadbExtendedClientFlags |= offered & leavesOutColumns;
      send(to);
    };
  }
}
