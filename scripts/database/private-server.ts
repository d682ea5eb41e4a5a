import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from '../bootstrap/lock.mjs';
import { isRunning, pidOf, processIdentity } from '../bootstrap/process-identity.mjs';
import { findMariadb } from './find-mariadb.js';
import {
  askToEnd,
  endMariadb,
  initialiseMariadb,
  lastLog,
  type MariadbOptions,
  type MariadbProcess,
  spawnMariadb,
  untilReady,
} from './mariadb-process.js';

/** A reference to a database. The last one released stops a private server. */
export interface DatabaseServer {
  readonly url: string;
  /** Of a private server. */
  readonly pid?: number;
  /** Whether no server was running before this use. */
  readonly startedHere: boolean;
  readonly stop: () => Promise<void>;
  /** Tells a server that nobody else uses to shut down, and does not wait for it. */
  readonly abandon: () => void;
}

export interface PrivateServerOptions extends MariadbOptions {
  readonly log: (line: string) => void;
}

/** The server of a folder and the processes that use it, as the folder's `server.json` holds them. */
interface State extends MariadbProcess {
  readonly users: readonly string[];
}

/**
 * Uses the server of a folder, and starts it if none runs. Processes share it and may come and go in any order; what a killed one
 * leaves behind (a half-made data folder, a server without users, a stale state) is cleaned up by the next.
 */
export async function openPrivateServer(options: PrivateServerOptions): Promise<DatabaseServer> {
  const { folder } = options;
  const user = processIdentity(process.pid) ?? String(process.pid);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const door = await lockDoor(folder);
  try {
    const running = readState(folder);
    const isUp = running !== undefined && (await untilReady(running));
    const server = isUp ? running : { ...(await start(options)), users: [] };
    writeState(folder, { ...server, users: [...server.users.filter(isRunning), user] });
    return {
      url: server.url,
      pid: pidOf(server.identity),
      startedHere: !isUp,
      stop: () => leave(folder, user),
      abandon: () => {
        const state = readState(folder);
        if (state !== undefined && usersBut(user, state).length === 0) askToEnd(state);
      },
    };
  } finally {
    door.release();
  }
}

async function start(options: PrivateServerOptions): Promise<MariadbProcess> {
  const { folder, log } = options;
  const mariadb = await findMariadb(log);
  await initialiseMariadb(mariadb, folder);
  // Between finding a free port and binding it, another process may take it.
  for (let attempt = 1; ; attempt += 1) {
    const server = await spawnMariadb(mariadb, options);
    writeState(folder, { ...server, users: [] });
    if (await untilReady(server)) return server;
    const written = lastLog(folder);
    if (attempt === 3 || !written.includes('Address already in use'))
      throw new Error(`MariaDB does not start in ${folder}:\n${written}`);
  }
}

async function leave(folder: string, user: string): Promise<void> {
  const door = await lockDoor(folder);
  try {
    const state = readState(folder);
    if (state === undefined) return;
    const users = usersBut(user, state);
    if (users.length > 0) return writeState(folder, { ...state, users });
    await endMariadb(state);
    rmSync(stateFile(folder));
  } finally {
    door.release();
  }
}

/** The processes that still use the server, without one use by this process (which may use it more than once). */
function usersBut(user: string, { users }: State): string[] {
  const at = users.indexOf(user);
  return users.filter((other, index) => index !== at && isRunning(other));
}

/** Locked while the server is started or stopped, so that other processes find it either running or stopped. */
const lockDoor = (folder: string) => waitForLock(join(folder, 'lock'));

const stateFile = (folder: string): string => join(folder, 'server.json');

function readState(folder: string): State | undefined {
  try {
    return JSON.parse(readFileSync(stateFile(folder), 'utf8')) as State;
  } catch {
    return undefined;
  }
}

function writeState(folder: string, state: State): void {
  const draft = `${stateFile(folder)}.new`;
  writeFileSync(draft, JSON.stringify(state), { mode: 0o600 });
  renameSync(draft, stateFile(folder));
}
