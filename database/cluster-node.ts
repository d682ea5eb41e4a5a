/** One of several servers of a cluster: what it reports about itself and its group. */
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from './connection-options.js';

/** How long a server may take to report its state. */
const timeoutMs = 3000;

/** The server that is written to: its host in DATABASE_URL, and its address in the group. */
export interface NamedWriter {
  readonly host: string;
  readonly address: string;
}

/** Why a server did not respond. */
export interface Silence {
  readonly at: URL;
  readonly error: unknown;
}

interface State {
  /** The id of the Galera cluster; empty on other servers. */
  readonly cluster: string;
  readonly version: string;
  readonly isReady: boolean;
  /** The server's address in the group; empty while it is in none. */
  readonly address: string;
  /** The addresses of all servers in the group now. */
  readonly members: readonly string[];
}

const statusVariables = [
  'wsrep_cluster_state_uuid',
  'wsrep_cluster_status',
  'wsrep_incoming_addresses',
  'wsrep_local_index',
  'wsrep_local_state',
  'wsrep_ready',
].map((name) => `'${name}'`);

/** States in which a node takes writes. A donor, which sends its data to a joining node, may still be the writer. */
const states = { donor: '2', synced: '4' };

/** Error numbers of a table or a database that does not exist. */
const missing = new Set<unknown>([1146, 1049]);

export class ClusterNode {
  private constructor(
    readonly at: URL,
    private readonly connection: Connection,
    private state: State,
  ) {}

  /** Connects to a server and reads its state. */
  static async ask(at: URL): Promise<ClusterNode> {
    const { database: _, ...options } = connectionOptions(at.href);
    const connection = await createConnection({ ...options, connectTimeout: timeoutMs });
    connection.on('error', () => undefined); // the next statement fails with it too
    try {
      return new ClusterNode(at, connection, await stateOf(connection));
    } catch (error) {
      connection.destroy();
      throw error;
    }
  }

  /** Reads its state again. */
  async refresh(): Promise<void> {
    this.state = await stateOf(this.connection);
  }

  get isReady(): boolean {
    return this.state.isReady;
  }

  get address(): string {
    return this.state.address;
  }

  /** Whether the server of this address is in the group. */
  isMember(address: string): boolean {
    return this.state.members.includes(address);
  }

  /** The same value for all servers of one cluster; undefined for a server that is in none. */
  get cluster(): string | undefined {
    if (this.state.cluster !== '') return this.state.cluster;
    return this.state.version.includes('TiDB') ? 'TiDB' : undefined;
  }

  /** Whether all processes must write to the same server, because locks hold on one server only: true of Galera. */
  get needsOneWriter(): boolean {
    return this.state.cluster !== '';
  }

  /** Reads which server is written to, after all changes of the group until now; `no table` before the migrations. */
  async readNamed(): Promise<NamedWriter | 'nobody' | 'no table'> {
    const database = decodeURIComponent(this.at.pathname.slice(1));
    if (database === '') return 'no table';
    try {
      await this.query(`USE ${this.connection.escapeId(database)}`);
      await this.query('SET SESSION wsrep_sync_wait = 1');
      const [row] = await this.query<NamedWriter>('SELECT host, address FROM database_writer WHERE id = 1');
      return row ?? 'nobody';
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'errno' in error && missing.has(error.errno))
        return 'no table';
      throw error;
    }
  }

  /** Names this server as the writer in place of `earlier`. If several processes do so at once, one succeeds. */
  async claim(earlier: NamedWriter | 'nobody'): Promise<void> {
    const { host } = this.at;
    await (earlier === 'nobody'
      ? this.query('INSERT IGNORE INTO database_writer (id, host, address, since) VALUES (1, ?, ?, UTC_TIMESTAMP(3))', [
          host,
          this.address,
        ])
      : this.query(
          'UPDATE database_writer SET host = ?, address = ?, since = UTC_TIMESTAMP(3) WHERE id = 1 AND address = ?',
          [host, this.address, earlier.address],
        ));
  }

  close(): void {
    this.connection.destroy();
  }

  private query<Row>(sql: string, values: readonly string[] = []): Promise<Row[]> {
    return query<Row>(this.connection, sql, values);
  }
}

async function query<Row>(connection: Connection, sql: string, values: readonly string[] = []): Promise<Row[]> {
  const [rows] = await connection.query<(Row & RowDataPacket)[]>({ sql, values: [...values], timeout: timeoutMs });
  return rows;
}

/** Reads the state by SHOW alone, because a node that is not ready refuses any other statement. */
async function stateOf(connection: Connection): Promise<State> {
  const rows = [
    ...(await query<Variable>(connection, `SHOW GLOBAL STATUS WHERE Variable_name IN (${statusVariables.join(', ')})`)),
    ...(await query<Variable>(connection, "SHOW GLOBAL VARIABLES WHERE Variable_name = 'version'")),
  ];
  const values = new Map(rows.map(({ Variable_name: name, Value }) => [name, Value]));
  const value = (name: string): string => values.get(name) ?? '';
  const members = value('wsrep_incoming_addresses').split(',');
  const isOfGalera = value('wsrep_cluster_state_uuid') !== '';
  return {
    cluster: value('wsrep_cluster_state_uuid'),
    version: value('version'),
    isReady: !isOfGalera || isServing(value),
    address: members[Number(value('wsrep_local_index'))] ?? '',
    members,
  };
}

interface Variable {
  readonly Variable_name: string;
  readonly Value: string;
}

const isServing = (value: (name: string) => string): boolean =>
  value('wsrep_ready') === 'ON' &&
  value('wsrep_cluster_status') === 'Primary' &&
  [states.synced, states.donor].includes(value('wsrep_local_state'));
