/** Invalidates data that must not survive in a database restored from a backup (docs/decisions/backups.md). */
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { execute } from '../../models/select.js';
import type { Db } from '../../database/db.js';

/**
 * Ends all sessions: the backup may contain some that were ended after it was made. With `isCopy`, the database runs
 * beside the original, so nothing is sent twice: pending mails fail, and webhooks stay failed until a user activates
 * them again.
 */
export async function secureRestored(db: Db, isCopy: boolean): Promise<void> {
  await execute({ db }, sql`DELETE FROM sessions`);
  // A replica of the original database is no replica of this one.
  await execute({ db }, sql`UPDATE database_heartbeat SET origin = ${randomUUID()}`);
  if (!isCopy) return;
  const reason = 'Not sent: this is a copy of the service that sends it';
  await execute({ db }, sql`UPDATE mails SET status = 'failed', error = ${reason} WHERE status = 'pending'`);
  await execute({ db }, sql`UPDATE webhooks SET status = 'failed' WHERE status = 'active'`);
  await execute({ db }, sql`UPDATE webhook_messages SET state = 'held' WHERE state = 'pending'`);
}
