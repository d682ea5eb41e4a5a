import { mkdirSync } from 'node:fs';
import type { Database } from '../../database/db.js';
import { openDatabase } from '../../database/database.js';
import { migrate } from '../../models/migrate.js';
import { loadSettings, type Settings } from '../../settings/settings.js';
import { say } from '../../scripts/bootstrap/say.mjs';
import { databaseMemoryHere } from '../../scripts/database/database-memory.js';
import { openDatabaseServer } from '../../scripts/database/database-server.js';
import type { Script } from '../../scripts/run-script.js';

/** The database that is measured, and the folder for everything that belongs to it. */
export interface BenchDatabase {
  readonly folder: string;
  readonly settings: Settings;
  readonly url: string;
  readonly db: Database;
  /** The process of the database server. */
  readonly pid: number | undefined;
  /** Gigabytes that the database server keeps in memory. */
  readonly memory: number;
}

/** A migrated database in a folder of DATA_DIR, for as long as the script runs. */
export async function openBenchDatabase(folder: string, { onEnd }: Pick<Script, 'onEnd'>): Promise<BenchDatabase> {
  mkdirSync(folder, { recursive: true });
  // Nothing else runs on the machine, so it gets twice the memory that a service would use, which may hold all of the data.
  const DATABASE_MEMORY_MB = process.env['DATABASE_MEMORY_MB'] ?? String(2 * databaseMemoryHere());
  const settings = loadSettings({ DATA_DIR: folder, DATABASE_MEMORY_MB });
  const { url, pid, stop, abandon } = await openDatabaseServer(settings, { log: say, rights: 'server' });
  onEnd(stop, abandon);
  const db = openDatabase(url, 2);
  onEnd(() => db.destroy());
  await migrate(db);
  return { folder, settings, url, db, pid, memory: Number(DATABASE_MEMORY_MB) / 1024 };
}

/** Size of all tables and their indexes in gigabytes. */
export async function sizeOf(db: Database): Promise<number> {
  const [row] = (await db.perform(
    'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()',
    [],
  )) as { bytes: string }[];
  return Number(row?.bytes) / 2 ** 30;
}
