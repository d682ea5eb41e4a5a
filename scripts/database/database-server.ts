import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../database/database.js';
import { withoutPassword } from '../../settings/database-hosts.js';
import { OperatorError } from '../../settings/operator-error.js';
import type { Settings } from '../../settings/settings.js';
import { databaseMemoryHere } from './database-memory.js';
import type { MariadbOptions } from './mariadb-process.js';
import { type DatabaseServer, openPrivateServer } from './private-server.js';
import { type Refusal, tryConnection } from './try-connection.js';

export interface OpenOptions {
  /** Receives progress messages for the operator. */
  readonly log: (line: string) => void;
  /** How long to wait for a server that does not respond. */
  readonly timeoutMs?: number;
  /** The rights of the user of a private server; by default, all on its database. */
  readonly rights?: MariadbOptions['rights'];
}

/** The database that DATABASE_URL names or, without one, the private server of the data folder (private-server.ts). */
export async function openDatabaseServer(
  settings: Settings,
  { log, timeoutMs = 8000, rights = 'database' }: OpenOptions,
): Promise<DatabaseServer> {
  const { DATABASE_URL: url, DATA_DIR } = settings;
  if (url === undefined) {
    const memory = settings.DATABASE_MEMORY_MB ?? databaseMemoryHere();
    const server = await openPrivateServer({
      folder: join(DATA_DIR, 'mariadb'),
      database: 'docket',
      durable: true,
      rights,
      memory,
      log,
    });
    if (server.startedHere)
      log(`The private database uses up to ${memory} MB of memory for its data (DATABASE_MEMORY_MB).`);
    return server;
  }
  await reach(url, timeoutMs);
  return { url, startedHere: false, stop: async () => undefined, abandon: () => undefined };
}

/** Waits for a server that is starting, and creates the database if it is missing. */
async function reach(url: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const refusal = await tryConnection(url, Math.max(1000, deadline - Date.now()));
    if (refusal === undefined) return;
    if (refusal.code === 'ER_BAD_DB_ERROR') return createMissing(url, refusal);
    const isFinal = refusal.code.startsWith('ER_') && refusal.code !== 'ER_CON_COUNT_ERROR';
    if (isFinal || Date.now() + 500 > deadline) throw new OperatorError(explanation(url, refusal));
    await sleep(500);
  }
}

async function createMissing(url: string, refusal: Refusal): Promise<void> {
  try {
    await createDatabase(url);
  } catch {
    throw new OperatorError(explanation(url, refusal));
  }
}

function explanation(url: string, { code, message }: Refusal): string {
  const verb = code.startsWith('ER_') ? 'refused the connection' : 'does not respond';
  return `The database in DATABASE_URL ${verb}: ${withoutPassword(url)} (${message})`;
}
