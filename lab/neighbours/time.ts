import type { Database } from '../../database/db.js';

const entries = 50_000;

/** Gives a workspace so many time entries that exporting them is expensive. */
export async function addTimeOf(db: Database, workspaceId: string, userId: string): Promise<void> {
  await db.perform(
    `INSERT INTO time_entries (id, user_id, date, hours, description, currency, rate_charged, workspace_id, created_at, updated_at)
     SELECT CONCAT('time_', SUBSTRING(SHA2(CONCAT(?, seq), 256), 1, 26)), ?, DATE_ADD('2026-01-01', INTERVAL seq % 300 DAY), 0.25,
            CONCAT('Work item ', seq, REPEAT(' and more', 20)), 'USD', 100, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
       FROM seq_1_to_${entries}`,
    [workspaceId, userId, workspaceId],
  );
}
