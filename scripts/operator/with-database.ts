import type { Database } from '../../database/db.js';
import { assertSecretKey } from '../../commands/across/secret-keys.js';
import type { Ctx, Jobs } from '../../models/context.js';
import { openDatabase } from '../../database/database.js';
import { assertWhole, migrate } from '../../models/migrate.js';
import { closeFolders } from '../../settings/private-folder.js';
import { loadSettings, type Settings } from '../../settings/settings.js';
import { say } from '../bootstrap/say.mjs';
import { openDatabaseServer } from '../database/database-server.js';
import type { DatabaseServer } from '../database/private-server.js';
import { withServerAddress } from './folder-lock.js';
import type { Script } from '../run-script.js';

/** Jobs of a script, which do nothing: a worker finds due work by polling. */
export const noJobs: Jobs = {
  advance: () => Promise.resolve(),
  sendTest: () => Promise.resolve(),
  drain: () => Promise.resolve(),
  wake: () => undefined,
};

/**
 * Uses the database server of the settings until the script ends. A private one that does not stay up ends the script.
 */
export async function openServerOf(settings: Settings, { onEnd, failOn }: Script): Promise<DatabaseServer> {
  closeFolders(settings.DATA_DIR);
  const server = await openDatabaseServer(settings, { log: say });
  onEnd(server.stop, server.abandon);
  if (server.failed) failOn(server.failed);
  return server;
}

/** The database of the settings, migrated and checked against SECRET_KEY; closed when the script ends. */
export async function openDatabaseOf(settings: Settings, script: Script): Promise<{ db: Database; url: string }> {
  const server = await openServerOf(settings, script);
  const db = openDatabase(server.url, 2);
  script.onEnd(() => db.destroy());
  await assertWhole(db);
  await migrate(db, { onWait: () => say('Waiting for another process that is migrating the database …') });
  await assertSecretKey(db, settings);
  return { db, url: server.url };
}

/** Opens the database like `openDatabaseOf`, with the address of the server if `npm start` runs in this folder. */
export async function openWithScript(script: Script): Promise<Pick<Ctx, 'db' | 'settings' | 'jobs'>> {
  const settings = withServerAddress(loadSettings());
  const { db } = await openDatabaseOf(settings, script);
  return { db, settings, jobs: noJobs };
}
