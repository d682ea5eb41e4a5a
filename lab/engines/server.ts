/** Database servers for a single run: each in its own folder, on a port chosen by the system. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { createConnection } from 'mysql2/promise';
import { OperatorError } from '../../settings/operator-error.js';
import { until } from '../../test/support/service/waiting.js';

export interface EngineServer {
  /** `mysql://root@127.0.0.1:3306`, without a database. */
  readonly url: string;
  readonly version: string;
  stop(): Promise<void>;
}

/** One of several servers that hold one database. */
export interface Server {
  /** `host:port`, as DATABASE_URL names it. */
  readonly host: string;
  /** The URL of this one alone. */
  readonly url: string;
  signal(signal: 'SIGKILL'): Promise<void>;
  /** Starts it again, and waits until it can be used. */
  start(): Promise<void>;
}

export interface Servers {
  readonly nodes: readonly Server[];
  /** The URL of all servers in order, with the database `docket`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Thrown if an engine is not available on this machine: the run prints it in a line and goes on with the other engines.
 */
export class EngineUnavailable extends OperatorError {}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly port: number;
  /** Receives the program's output. */
  readonly log: string;
}

/** Starts a program and waits until it answers queries: through `socket` if given, otherwise on its port. */
export async function startEngine({ file, args, port, log }: Program, socket?: string): Promise<EngineServer> {
  const output = openSync(log, 'a');
  const child = spawn(file, args, { stdio: ['ignore', output, output] });
  const at = socket === undefined ? { host: '127.0.0.1', port } : { socketPath: socket };
  let version: string | undefined;
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new EngineUnavailable(`${file} exited at its start: see ${log}`);
      version = await versionAt(at, socket !== undefined);
      return version !== undefined;
    }, 300);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { url: `mysql://root@127.0.0.1:${port}`, version: version ?? '', stop: () => end(child) };
}

/** Limit of a connection and of a query: a starting server may accept a connection and never answer on it. */
const timeoutMs = 5_000;

async function versionAt(
  at: { host: string; port: number } | { socketPath: string },
  isBySocket: boolean,
): Promise<string | undefined> {
  try {
    const connection = await createConnection({ ...at, user: 'root', connectTimeout: timeoutMs });
    try {
      // The account of a new server can only connect through the socket.
      if (isBySocket) {
        await connection.query("CREATE USER IF NOT EXISTS root@'127.0.0.1'");
        await connection.query("GRANT ALL ON *.* TO root@'127.0.0.1' WITH GRANT OPTION");
      }
      const [rows] = await connection.query({ sql: 'SELECT VERSION() AS version', timeout: timeoutMs });
      return String((rows as { version: unknown }[])[0]?.version);
    } finally {
      connection.destroy();
    }
  } catch {
    return undefined;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
