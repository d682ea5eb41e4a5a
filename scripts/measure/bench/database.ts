import { mkdirSync } from 'node:fs';
import type { Knex } from 'knex';
import { openDatabase } from '../../../models/database/database.js';
import { migrate } from '../../../models/migrate.js';
import { loadSettings, type Settings } from '../../../settings/settings.js';
import { say } from '../../bootstrap/say.mjs';
import { openDatabaseServer } from '../../database/database-server.js';
import type { Script } from '../../run-script.js';

/** What is measured, and where it keeps all that is its own. */
export interface BenchDatabase {
  readonly folder: string;
  readonly settings: Settings;
  readonly url: string;
  readonly db: Knex;
}

/** A migrated database in a folder of DATA_DIR, for as long as the script runs. */
export async function openBenchDatabase(folder: string, { onEnd }: Pick<Script, 'onEnd'>): Promise<BenchDatabase> {
  mkdirSync(folder, { recursive: true });
  const settings = loadSettings({ DATA_DIR: folder });
  const { url, stop, abandon } = await openDatabaseServer(settings, { log: say });
  onEnd(stop, abandon);
  const db = openDatabase(url, 2);
  onEnd(() => db.destroy());
  await migrate(db);
  return { folder, settings, url, db };
}
