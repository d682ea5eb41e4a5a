/** What must not be as it was in a database that has been restored from a backup (docs/decisions/backups.md). */
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { execute } from '../../models/select.js';
import type { Db } from '../../database/db.js';

/**
 * Sessions that were ended since would be alive again: everyone signs in again. A copy next to the original sends nothing of what
 * the original sends: pending mails are given up, webhooks wait until someone sets them active again.
 */
export async function settleRestored(db: Db, isCopy: boolean): Promise<void> {
  await execute({ db }, sql`DELETE FROM sessions`);
  // What follows the original does not follow this one.
  await execute({ db }, sql`UPDATE database_heartbeat SET origin = ${randomUUID()}`);
  if (!isCopy) return;
  const reason = 'Not sent: this is a copy of the service that sends it';
  await execute({ db }, sql`UPDATE mails SET status = 'failed', error = ${reason} WHERE status = 'pending'`);
  await execute({ db }, sql`UPDATE webhooks SET status = 'failed' WHERE status = 'active'`);
  await execute({ db }, sql`UPDATE webhook_messages SET state = 'held' WHERE state = 'pending'`);
}
