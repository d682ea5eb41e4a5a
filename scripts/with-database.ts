import type { Ctx, Jobs } from '../models/context.js';
import { migrate, openDatabase } from '../models/database.js';
import { loadSettings } from '../settings/settings.js';
import { say } from './bootstrap/say.mjs';
import { openDatabaseServer } from './database-server.js';
import type { Script } from './run-script.js';

/** A script leaves due work to the worker, which looks for it anyway. */
const noJobs: Jobs = { advance: () => Promise.resolve(), drain: () => Promise.resolve(), wake: () => undefined };

/** The database that a running `npm start` of this folder uses, up to date; closed when the script ends. */
export async function openWithScript({ onEnd }: Script): Promise<Pick<Ctx, 'db' | 'settings' | 'jobs'>> {
  const settings = loadSettings();
  const server = await openDatabaseServer(settings, { log: say });
  onEnd(server.stop, server.abandon);
  const db = openDatabase(server.url, 2);
  onEnd(() => db.destroy());
  await migrate(db);
  return { db, settings, jobs: noJobs };
}
