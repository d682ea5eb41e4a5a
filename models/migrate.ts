import type { Knex } from 'knex';
import { indexBacklog } from './search/search-backlog.js';

/** Brings the tables up to date. Safe when two processes do it at once: the second waits for the first. */
export async function migrate(db: Knex): Promise<void> {
  const client = db.client as Knex.Client;
  const lock: unknown = await client.acquireConnection();
  try {
    await db.raw("SELECT GET_LOCK('docket_migrate', 60)").connection(lock);
    await db.migrate.forceFreeMigrationsLock();
    await db.migrate.latest();
    await indexBacklog(db);
    await db.raw("SELECT RELEASE_LOCK('docket_migrate')").connection(lock);
  } finally {
    await client.releaseConnection(lock);
  }
}
