/** Digests that are due: mails with the notifications of a day or a week. They are not leased, but mailed under row locks. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { DigestFrequency } from '../../domain/notifications/digest-time.js';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { clocks, unleased } from './lease.js';

type Base = Pick<Ctx, 'db'>;

export interface Digest {
  readonly user_id: string;
  readonly frequency: DigestFrequency;
  readonly due_at: Date;
}

/** Schedules digests; those that are scheduled already keep their time. */
export async function scheduleDigests(ctx: Ctx, digests: readonly Digest[]): Promise<void> {
  if (digests.length === 0) return;
  const rows = digests.map(
    ({ user_id, frequency, due_at }) => sql`(${ctx.scope.workspaceId}, ${user_id}, ${frequency}, ${due_at})`,
  );
  await execute(
    ctx,
    sql`INSERT IGNORE INTO notification_digests (workspace_id, user_id, frequency, due_at) VALUES ${join(rows)}`,
  );
}

/** Ids of workspaces with digests that are due by the workspace's clock, except those whose clock is being advanced. */
export async function findWorkspacesWithDueDigests(base: Base): Promise<string[]> {
  const now = new Date();
  const byRealTime = sql`SELECT DISTINCT w.id FROM notification_digests d FORCE INDEX (notification_digests_due_at_index)
      JOIN workspaces w ON w.id = d.workspace_id WHERE d.due_at <= ${now} AND w.clock_at IS NULL AND w.deletes_at IS NULL`;
  const byTestClock = sql`SELECT w.id FROM workspaces w WHERE w.clock_at IS NOT NULL AND w.deletes_at IS NULL AND ${unleased(clocks, 'w')}
      AND EXISTS (SELECT 1 FROM notification_digests d WHERE d.workspace_id = w.id AND d.due_at <= w.clock_at)`;
  const found = await select<{ id: string }>(base, sql`${byRealTime} UNION ${byTestClock}`);
  return found.map(({ id }) => id);
}

/** Selects when the next digest of a workspace falls due; null when none is scheduled. */
export const nextDigestDue = (workspaceId: string): Sql =>
  sql`SELECT MIN(d.due_at) FROM notification_digests d WHERE d.workspace_id = ${workspaceId}`;

/** Takes a due digest out of the queue in the transaction that mails it; undefined if there is none. */
export async function takeDueDigest(ctx: Ctx): Promise<Digest | undefined> {
  const [digest] = await select<Digest>(
    ctx,
    sql`SELECT user_id, frequency, due_at FROM notification_digests
         WHERE workspace_id = ${ctx.scope.workspaceId} AND due_at <= ${ctx.now} ORDER BY due_at, user_id, frequency LIMIT 1 FOR UPDATE`,
  );
  if (digest)
    await execute(
      ctx,
      sql`DELETE FROM notification_digests
           WHERE workspace_id = ${ctx.scope.workspaceId} AND user_id = ${digest.user_id} AND frequency = ${digest.frequency}`,
    );
  return digest;
}
