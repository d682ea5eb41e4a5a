import type { Knex } from 'knex';
import type { Ctx } from '../../../models/context.js';
import { openDatabase } from '../../../database/database.js';
import type { Database } from '../../../database/db.js';
import { openSchema } from '../../../database/schema.js';
import { systemContext } from '../../../models/workspace/workspace-context.js';
import { loadSettings } from '../../../settings/settings.js';
import { fillTable, idOf } from '../builders/rows.js';
import { freshDatabase } from '../service/database.js';
import { noJobs } from '../service/no-jobs.js';

export interface FilledDatabase {
  /** With a single connection, so that the rows it reads can be counted. */
  readonly database: Database;
  readonly db: Knex;
  /** The service's own context in the workspace of row 0. */
  readonly ctx: Ctx;
  readonly close: () => Promise<unknown>;
}

/** A new database with thousands of rows in these tables, for tests of how much a statement reads. */
export async function filledDatabase(beside: string, tables: Iterable<string>): Promise<FilledDatabase> {
  const url = await freshDatabase(beside);
  const [database, db] = [openDatabase(url, 1), openSchema(url, 1)];
  for (const table of ['workspaces', 'users', ...tables]) await fillTable(db, table);
  const settings = loadSettings({ SECRET_KEY: 'x'.repeat(32) });
  const ctx = await systemContext({ db: database, settings, jobs: noJobs }, idOf('workspace', 0));
  return { database, db, ctx, close: () => Promise.all([database.destroy(), db.destroy()]) };
}
