/**
 * Finds the due messages of the webhook queue, and the webhooks that have some, without reading the rest of the queue.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { select } from '../select.js';
import { clocks, queueOf, unleased } from './lease.js';

type Base = Pick<Ctx, 'db'>;

/** A webhook with due messages that have been attempted `attempts` times. */
export interface DueWebhook {
  readonly workspace_id: string;
  readonly webhook_id: string;
  readonly url: string;
  readonly attempts: number;
  /** The time of the workspace's clock if it is frozen; null if it runs in real time. */
  readonly clock_at: Date | null;
}

/** A message that no worker has claimed. */
export interface DueMessage {
  readonly workspace_id: string;
  readonly webhook_id: string;
  readonly event_id: string;
  readonly attempts: number;
  readonly next_attempt_at: Date;
}

/** A subquery with one row for each webhook and number of attempts; the server reads one index entry for each row. */
const waiting = (workspaceId?: string): Sql => {
  const ofWorkspace = workspaceId === undefined ? sql`` : sql` AND m.workspace_id = ${workspaceId}`;
  return sql`(SELECT m.workspace_id, m.webhook_id, m.attempts, MIN(m.next_attempt_at) AS due_at
                FROM webhook_messages m FORCE INDEX (webhook_messages_turn_index) WHERE m.state = 'pending'${ofWorkspace}
               GROUP BY m.state, m.workspace_id, m.webhook_id, m.attempts)`;
};

/**
 * Active webhooks with messages that are due by the clock of their workspace, leased or not. Without `workspaceId`, it
 * looks in all workspaces except those whose clock is being advanced; with it, in that frozen workspace only. Retries
 * come first: their times are promised to receivers, and a receiver that is gone is noticed in time, however many
 * messages wait.
 */
export function findDueWebhooks(base: Base, workspaceId: string | undefined, now: Date): Promise<DueWebhook[]> {
  const isOurs =
    workspaceId === undefined ? sql`(w.clock_at IS NULL OR ${unleased(clocks, 'w')})` : sql`w.clock_at IS NOT NULL`;
  return select(
    base,
    sql`SELECT p.workspace_id, p.webhook_id, p.attempts, h.url, w.clock_at
          FROM ${waiting(workspaceId)} p STRAIGHT_JOIN webhooks h ON h.id = p.webhook_id AND h.workspace_id = p.workspace_id
          STRAIGHT_JOIN workspaces w ON w.id = p.workspace_id
         WHERE h.status = 'active' AND p.due_at <= COALESCE(w.clock_at, ${now}) AND ${isOurs} ORDER BY p.attempts DESC`,
  );
}

/**
 * An attempt takes up to 30 seconds. The rest of the lease is for recording the result, if the database is unavailable
 * at first.
 */
export const messageQueue = queueOf('webhook_messages', 2 * 60_000);

/** Due messages without a lease, up to `maxOfEach` of each webhook, in the order in which they are to be attempted. */
export async function findDueMessages(
  base: Base,
  webhooks: readonly DueWebhook[],
  maxOfEach: number,
  now: Date,
): Promise<DueMessage[]> {
  if (webhooks.length === 0) return [];
  const each = webhooks.map(
    ({ workspace_id, webhook_id, attempts, clock_at }) =>
      sql`(SELECT m.workspace_id, m.webhook_id, m.event_id, m.attempts, m.next_attempt_at FROM webhook_messages m FORCE INDEX (webhook_messages_turn_index)
            WHERE m.state = 'pending' AND m.workspace_id = ${workspace_id} AND m.webhook_id = ${webhook_id} AND m.attempts = ${attempts}
              AND m.next_attempt_at <= ${clock_at ?? now} AND ${unleased(messageQueue, 'm')} ORDER BY m.next_attempt_at LIMIT ${maxOfEach})`,
  );
  return select(base, sql`${join(each, ' UNION ALL ')} ORDER BY attempts DESC, next_attempt_at`);
}

const inFrozen = (workspaceId: string): Sql =>
  sql`FROM workspaces w JOIN ${waiting(workspaceId)} p ON p.workspace_id = w.id
     JOIN webhooks h ON h.id = p.webhook_id AND h.workspace_id = w.id
     WHERE w.id = ${workspaceId} AND w.clock_at IS NOT NULL AND h.status = 'active'`;

/** Whether a frozen workspace has messages due, leased or not. */
export async function areMessagesDue(base: Base, workspaceId: string): Promise<boolean> {
  const rows = await select(base, sql`SELECT p.webhook_id ${inFrozen(workspaceId)} AND p.due_at <= w.clock_at LIMIT 1`);
  return rows.length > 0;
}

/** Selects when the next message of a frozen workspace is due; null if none is pending. */
export const nextMessageDue = (workspaceId: string): Sql => sql`SELECT MIN(p.due_at) ${inFrozen(workspaceId)}`;
