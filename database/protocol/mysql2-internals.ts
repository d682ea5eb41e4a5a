/**
 * What mysql2 has beyond what its types tell, as far as it is used here. Each is looked for before it is used: a version of mysql2
 * that has it no more must not go unnoticed.
 */
import mysql, { type Connection, type FieldPacket, type QueryError } from 'mysql2';

/** A command: told of each packet of its answer, and first of none, upon which it writes itself. */
export interface Command {
  /** Whether it is done. */
  execute(packet: unknown, channel: Channel): boolean;
  onResult?(error: Error): void;
}

/** A connection. */
export interface Channel {
  addCommand: (this: Channel, command: Command) => unknown;
  /** Has a statement prepared, unless the connection has done so before. */
  prepare(options: object, done: (error: QueryError | null, statement?: Statement) => void): unknown;
  /** The number that the next packet has: each command counts its own. */
  sequenceId: number;
  readonly stream: { cork(): void; uncork(): void };
}

export type Columns = readonly FieldPacket[];
export type RowParser = object;

/** A statement that a connection has prepared, and its columns as they were described last. */
export interface Statement {
  columns: Columns;
  rowParser: RowParser | null;
}

export interface Packet {
  readonly offset: number;
  readonly end: number;
  readInt8(): number;
}

/** What a command does with the next packet; nothing after its last one. */
export type Step = ((packet: Packet, connection: Connection) => Step) | null;

/** The execution of a prepared statement. */
export interface Execute extends Command {
  statement: Statement | undefined;
  readonly _fieldCount: number;
  readonly _fields: readonly Columns[];
  readonly _rowParser: RowParser | null;
  start(packet: Packet | undefined, connection: Connection): Step;
  resultsetHeader(packet: Packet, connection: Connection): Step;
  row(packet: Packet, connection: Connection): Step;
  buildParserFromFields(columns: Columns, connection: Connection): new () => RowParser;
}

export interface ExecuteOptions {
  readonly sql: string;
  readonly nestTables: boolean;
  readonly values: readonly unknown[];
}

export type Executed = (error: QueryError | null, rows?: unknown, fields?: FieldPacket[]) => void;

type ExecuteClass = new (options: ExecuteOptions, done: Executed) => Execute;

/** The command by which mysql2 introduces itself to a server. */
export interface Handshake {
  readonly handshake: { readonly mariadbExtendedCapabilityFlags: number };
  mariadbExtendedClientFlags: number;
  sendSSLRequest(connection: Connection): void;
  sendCredentials(connection: Connection): void;
}

const missing = (what: string): Error => new Error(`mysql2 no longer has ${what} as Docket knows it`);

/** A connection as commands are sent over it. */
export function channelOf(connection: Connection): Channel {
  if (!isChannel(connection)) throw missing('commands');
  return connection;
}

const isChannel = (connection: object): connection is Channel =>
  'addCommand' in connection && 'prepare' in connection && 'sequenceId' in connection && 'stream' in connection;

/** The introduction of a connection that is just being made. */
export function handshakeOf(connection: Connection): Handshake {
  const introduction: unknown = Reflect.get(connection, '_command');
  if (!isHandshake(introduction)) throw missing('its introduction');
  return introduction;
}

const isHandshake = (command: unknown): command is Handshake =>
  typeof command === 'object' &&
  command !== null &&
  ['sendSSLRequest', 'sendCredentials', 'mariadbExtendedClientFlags'].every((name) => name in command);

/** mysql2 exports none of its commands, but makes one of whatever it is given to execute. */
export function executeClass(): ExecuteClass {
  const nowhere = { config: {}, addCommand: () => undefined, _resolveNamedPlaceholders: () => undefined };
  const make: unknown = Reflect.get(mysql.Connection.prototype, 'execute');
  const made: unknown = typeof make === 'function' ? Reflect.apply(make, nowhere, ['', []]) : undefined;
  const kind: unknown = made?.constructor;
  if (!isExecuteClass(kind)) throw missing('executions');
  return kind;
}

const isExecuteClass = (kind: unknown): kind is ExecuteClass => {
  const steps: unknown = typeof kind === 'function' ? kind.prototype : undefined;
  const names = ['start', 'resultsetHeader', 'row', 'buildParserFromFields'];
  return typeof steps === 'object' && steps !== null && names.every((name) => name in steps);
};
