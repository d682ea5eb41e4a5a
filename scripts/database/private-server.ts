/**
 * The private MariaDB of a folder, which all processes of that folder share (docs/decisions/private-mariadb.md):
 *
 * 1. A process locks the folder and reads `server.json`: the server's process, its URL, and the processes that use it.
 * 2. If no server runs, it finds or installs MariaDB (find-mariadb.ts), creates the data folder, starts the server and
 *    waits until that accepts connections (mariadb-process.ts).
 * 3. It adds itself to the users in `server.json` and unlocks the folder.
 * 4. While it uses the server, it looks every half second whether the server runs, and restarts it under the same URL
 *    (watch-server.ts). If the server ends three times within a minute, so does the process.
 * 5. When it stops, it removes itself from the users. The last user shuts the server down and deletes `server.json`.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from '../bootstrap/lock.mjs';
import { isRunning, pidOf, processIdentity } from '../bootstrap/process-identity.mjs';
import { OperatorError } from '../../settings/operator-error.js';
import { findMariadb } from './find-mariadb.js';
import {
  signalShutdown,
  stopMariadb,
  initialiseMariadb,
  lastLog,
  logFile,
  type MariadbOptions,
  type MariadbProcess,
  spawnMariadb,
  waitUntilReady,
} from './mariadb-process.js';
import { watchServer } from './watch-server.js';

/** A reference to a database. The last one released stops a private server. */
export interface DatabaseServer {
  readonly url: string;
  /** The process of a private server. */
  readonly pid?: number;
  /** Whether this use started the server. */
  readonly startedHere: boolean;
  readonly stop: () => Promise<void>;
  /** Signals a server that nobody else uses to shut down, and does not wait for it. */
  readonly abandon: () => void;
  /** Rejects when a private server does not stay up. */
  readonly failed?: Promise<never>;
}

export interface PrivateServerOptions extends MariadbOptions {
  readonly log: (line: string) => void;
  /** Monotonic clock in milliseconds, by which the server's ends within a minute are counted. */
  readonly clock?: () => number;
}

/** The content of `server.json`. `users` has the identity of a process once for each use. */
interface State extends MariadbProcess {
  readonly users: readonly string[];
}

/**
 * Uses the server of a folder until `stop` or `abandon`. Processes may come and go in any order; the next one cleans up
 * what a killed one leaves behind: a half-made data folder, a server without users, a stale state.
 */
export async function openPrivateServer(options: PrivateServerOptions): Promise<DatabaseServer> {
  const { folder, log, clock } = options;
  const user = processIdentity(process.pid) ?? String(process.pid);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { startedHere, ...server } = await runningServer(options, [user]);
  const watch = watchServer({
    identity: server.identity,
    current: () => readState(folder)?.identity,
    startAgain: async () => (await runningServer(options, [])).identity,
    log,
    logFile: logFile(folder),
    ...(clock ? { clock } : {}),
  });
  return {
    url: server.url,
    pid: pidOf(server.identity),
    startedHere,
    failed: watch.failed,
    stop: () => {
      watch.stop();
      return leave(folder, user);
    },
    abandon: () => {
      const state = readState(folder);
      if (state !== undefined && otherUsers(user, state).length === 0) signalShutdown(state);
    },
  };
}

/** The server of the folder, started unless it runs; adds `more` to its users. */
async function runningServer(
  options: PrivateServerOptions,
  more: readonly string[],
): Promise<MariadbProcess & { readonly startedHere: boolean }> {
  const { folder } = options;
  const lock = await lockServer(folder);
  try {
    const state = readState(folder);
    const isUp = state !== undefined && (await waitUntilReady(state));
    const users = (state?.users ?? []).filter(isRunning);
    const { identity, url } = isUp ? state : await start(options, users, state?.url);
    writeState(folder, { identity, url, users: [...users, ...more] });
    return { identity, url, startedHere: !isUp };
  } finally {
    lock.release();
  }
}

/** If the server still has users, it keeps its URL, which they already have. */
async function start(
  options: PrivateServerOptions,
  users: readonly string[],
  known: string | undefined,
): Promise<MariadbProcess> {
  const { folder, log } = options;
  const mariadb = await findMariadb(log);
  await initialiseMariadb(mariadb, folder);
  // Between finding a free port and binding it, another process may take it.
  for (let attempt = 1; ; attempt += 1) {
    const url = users.length > 0 && known !== undefined ? { url: known } : {};
    const server = await spawnMariadb(mariadb, { ...options, ...url });
    writeState(folder, { ...server, users });
    if (await waitUntilReady(server)) return server;
    const written = lastLog(folder);
    if (attempt === 3 || !written.includes('Address already in use'))
      throw new OperatorError(
        `The private database in ${folder} did not start. The end of its log is below. If its data is damaged, move the folder away and restore the latest backup:\n${written}`,
      );
  }
}

async function leave(folder: string, user: string): Promise<void> {
  const lock = await lockServer(folder);
  try {
    const state = readState(folder);
    if (state === undefined) return;
    const users = otherUsers(user, state);
    if (users.length > 0) return writeState(folder, { ...state, users });
    await stopMariadb(state);
    rmSync(stateFile(folder));
  } finally {
    lock.release();
  }
}

/** The processes that still use the server, without one use by this process (which may use it more than once). */
function otherUsers(user: string, { users }: State): string[] {
  const at = users.indexOf(user);
  return users.filter((other, index) => index !== at && isRunning(other));
}

/** Locked while the server is started or stopped, so that other processes find it either running or stopped. */
const lockServer = (folder: string) => waitForLock(join(folder, 'lock'));

const stateFile = (folder: string): string => join(folder, 'server.json');

/** Undefined if the file is missing or damaged, as after a power failure. */
function readState(folder: string): State | undefined {
  try {
    const state: unknown = JSON.parse(readFileSync(stateFile(folder), 'utf8'));
    return isState(state) ? state : undefined;
  } catch {
    return undefined;
  }
}

const isState = (state: unknown): state is State =>
  typeof state === 'object' &&
  state !== null &&
  'identity' in state &&
  typeof state.identity === 'string' &&
  'url' in state &&
  typeof state.url === 'string' &&
  'users' in state &&
  Array.isArray(state.users);

function writeState(folder: string, state: State): void {
  const draft = `${stateFile(folder)}.new`;
  writeFileSync(draft, JSON.stringify(state), { mode: 0o600 });
  renameSync(draft, stateFile(folder));
}
