/** One of several servers with the same database: what it reports about itself and the others. */
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from './connection-options.js';

/** How long a server may take to report its state; a frozen one never does. */
const timeoutMs = 3000;

/** Which server is written to: as DATABASE_URL names it, and as the group does. */
export interface Named {
  readonly host: string;
  readonly address: string;
}

/** Why a server did not respond. */
export interface Silence {
  readonly at: URL;
  readonly error: unknown;
}

interface State {
  /** Of Galera; empty on other servers. */
  readonly cluster: string;
  readonly version: string;
  readonly isReady: boolean;
  /** As the group calls it; empty while it is in none. */
  readonly address: string;
  /** The addresses of all that are in the group now. */
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

/** A node that gives its state to a new one still takes writes, and may still be the one that is written to. */
const states = { donor: '2', synced: '4' };

/** There is no such table, or no such database. */
const missing = new Set<unknown>([1146, 1049]);

export class ClusterNode {
  private constructor(
    readonly at: URL,
    private readonly connection: Connection,
    private state: State,
  ) {}

  /** Asks a server how it is. */
  static async ask(at: URL): Promise<ClusterNode> {
    const { database: _, ...options } = connectionOptions(at.href);
    const connection = await createConnection({ ...options, connectTimeout: timeoutMs });
    connection.on('error', () => undefined); // told by the next statement
    try {
      return new ClusterNode(at, connection, await stateOf(connection));
    } catch (error) {
      connection.destroy();
      throw error;
    }
  }

  /** Asks it again. */
  async refresh(): Promise<void> {
    this.state = await stateOf(this.connection);
  }

  get isReady(): boolean {
    return this.state.isReady;
  }

  get address(): string {
    return this.state.address;
  }

  /** Whether one of this address is in the group. */
  isMember(address: string): boolean {
    return this.state.members.includes(address);
  }

  /** What servers of one cluster have in common; undefined for a server that is in none. */
  get cluster(): string | undefined {
    if (this.state.cluster !== '') return this.state.cluster;
    return this.state.version.includes('TiDB') ? 'TiDB' : undefined;
  }

  /** Whether changes at two of its servers at once would not see each other's locks. */
  get needsOneWriter(): boolean {
    return this.state.cluster !== '';
  }

  /** Which server is written to, by all that has happened in the group until now; `no table` before the migrations. */
  async readNamed(): Promise<Named | 'nobody' | 'no table'> {
    const database = decodeURIComponent(this.at.pathname.slice(1));
    if (database === '') return 'no table';
    try {
      await this.query(`USE ${this.connection.escapeId(database)}`);
      await this.query('SET SESSION wsrep_sync_wait = 1');
      const [row] = await this.query<Named>('SELECT host, address FROM database_writer WHERE id = 1');
      return row ?? 'nobody';
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'errno' in error && missing.has(error.errno))
        return 'no table';
      throw error;
    }
  }

  /** Names this server in the place of what was read. Of several that try at once the group lets one succeed. */
  async claim(earlier: Named | 'nobody'): Promise<void> {
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

/** A node that is not ready refuses all but what begins with SHOW. */
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
