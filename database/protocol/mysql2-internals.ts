/**
 * The internals of mysql2 that are used here and missing from its types. Their presence is checked before they are
 * used, so that a version of mysql2 without them fails at once.
 */
import mysql, { type Connection, type FieldPacket, type QueryError } from 'mysql2';

/** A command. `execute` is first called without a packet, to write the command, then with each packet of the answer. */
export interface Command {
  /** Whether it is done. */
  execute(packet: unknown, channel: Channel): boolean;
  onResult?(error: Error): void;
}

/** A connection, as the object that commands are sent over. */
export interface Channel {
  addCommand: (this: Channel, command: Command) => unknown;
  /** Has a statement prepared, unless the connection has done so before. */
  prepare(options: object, done: (error: QueryError | null, statement?: Statement) => void): unknown;
  /** The number of the next packet; each command counts from 0. */
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

/** Handles a command's next packet and returns the step for the one after it; null after the last. */
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

/** The command with which mysql2 opens a connection. */
export interface Handshake {
  readonly handshake: { readonly mariadbExtendedCapabilityFlags: number };
  mariadbExtendedClientFlags: number;
  sendSSLRequest(connection: Connection): void;
  sendCredentials(connection: Connection): void;
}

const missing = (what: string): Error => new Error(`mysql2 no longer has ${what} as Docket knows it`);

/** The connection as a `Channel`; throws if mysql2 has changed. */
export function channelOf(connection: Connection): Channel {
  if (!isChannel(connection)) throw missing('commands');
  return connection;
}

const isChannel = (connection: object): connection is Channel =>
  'addCommand' in connection && 'prepare' in connection && 'sequenceId' in connection && 'stream' in connection;

/** The handshake of a connection that is being opened; throws if mysql2 has changed. */
export function handshakeOf(connection: Connection): Handshake {
  const introduction: unknown = Reflect.get(connection, '_command');
  if (!isHandshake(introduction)) throw missing('its introduction');
  return introduction;
}

const isHandshake = (command: unknown): command is Handshake =>
  typeof command === 'object' &&
  command !== null &&
  ['sendSSLRequest', 'sendCredentials', 'mariadbExtendedClientFlags'].every((name) => name in command);

/**
 * The class of mysql2's Execute command. mysql2 does not export it, so `execute` is called on a dummy to get an
 * instance.
 */
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
