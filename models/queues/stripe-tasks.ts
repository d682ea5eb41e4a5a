/** Work at Stripe, outside of any transaction: changes and reads; claimed by lease (lease.ts). */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { newId } from '../ids.js';
import { execute } from '../select.js';
import { claimFirst, clearLease, isLeasedBy, queueOf, unleased } from './lease.js';

type Base = Pick<Ctx, 'db'>;

/** `subject` is the id of a session, a payment intent or a refund in Docket. Requesting a task twice does what requesting it once does. */
export type TaskKind = 'sync_session' | 'sync_payment' | 'expire_session' | 'refund';

export interface ClaimedTask {
  readonly id: string;
  readonly workspaceId: string;
  readonly kind: TaskKind;
  readonly subject: string;
  readonly version: number;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly leaseBy: string;
}

const queue = queueOf('stripe_tasks', 2 * 60_000);
const firstWaitMs = 10_000;
const longestWaitMs = 60 * 60_000;

/**
 * Requests a task, in the transaction of its cause: now, or later. A task that waits already runs no later than that, and one that is
 * being done is done again.
 */
export async function addStripeTask(
  ctx: Ctx,
  kind: TaskKind,
  subject: string,
  { afterMs = 0 }: { readonly afterMs?: number } = {},
): Promise<void> {
  const due = sql`NOW(3) + INTERVAL ${afterMs * 1000} MICROSECOND`;
  const { workspaceId } = ctx.scope;
  await execute(
    ctx,
    sql`INSERT INTO stripe_tasks (id, workspace_id, created_at, updated_at, kind, subject, due_at)
        VALUES (${newId('stk')}, ${workspaceId}, NOW(3), NOW(3), ${kind}, ${subject}, ${due})
        ON DUPLICATE KEY UPDATE version = version + 1, due_at = LEAST(due_at, VALUES(due_at))`,
  );
}

interface Row {
  readonly id: string;
  readonly workspace_id: string;
  readonly kind: TaskKind;
  readonly subject: string;
  readonly version: number;
  readonly attempts: number;
  readonly created_at: Date;
}

/** Claims the task that has been due longest, of a workspace that has none in progress; undefined if there is none. */
export async function claimStripeTask(base: Base, busy: readonly string[] = []): Promise<ClaimedTask | undefined> {
  const others = busy.length === 0 ? sql`` : sql` AND k.workspace_id NOT IN (${join(busy)})`;
  const due = sql`SELECT k.id, k.workspace_id, k.kind, k.subject, k.version, k.attempts, k.created_at FROM stripe_tasks k
    WHERE k.due_at <= NOW(3) AND ${unleased(queue, 'k')}${others} ORDER BY k.due_at LIMIT 20`;
  const same = ({ id, workspace_id, version }: Row): Sql =>
    sql`q.id = ${id} AND q.workspace_id = ${workspace_id} AND q.version = ${version} AND q.due_at <= NOW(3)`;
  const claimed = await claimFirst(base, queue, due, same);
  if (!claimed) return undefined;
  const { workspace_id: workspaceId, created_at: createdAt, ...task } = claimed;
  return { ...task, workspaceId, createdAt };
}

const held = ({ id, workspaceId, leaseBy }: ClaimedTask): Sql =>
  sql`id = ${id} AND workspace_id = ${workspaceId} AND ${isLeasedBy(queue, leaseBy)}`;

/**
 * Removes a task that is done, or has it done again after some time. If it was requested again meanwhile, it stays, and is due.
 */
export async function settleStripeTask(base: Base, task: ClaimedTask, againAfterMs: number | undefined): Promise<void> {
  const unchanged = sql`${held(task)} AND version = ${task.version}`;
  const settled =
    againAfterMs === undefined
      ? await execute(base, sql`DELETE FROM stripe_tasks WHERE ${unchanged}`)
      : await execute(base, sql`UPDATE stripe_tasks SET ${due(againAfterMs)} WHERE ${unchanged}`);
  if (settled === 0) await execute(base, sql`UPDATE stripe_tasks SET ${due(0)} WHERE ${held(task)}`);
}

const due = (afterMs: number): Sql =>
  sql`attempts = 0, last_error = NULL, due_at = NOW(3) + INTERVAL ${afterMs * 1000} MICROSECOND, ${clearLease(queue)}`;

/** Schedules a retry after a failure: after 10 seconds at first, doubling up to an hour. */
export async function postponeStripeTask(base: Base, task: ClaimedTask, error: string): Promise<void> {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(task.attempts, 12));
  await execute(
    base,
    sql`UPDATE stripe_tasks SET attempts = attempts + 1, due_at = NOW(3) + INTERVAL ${wait * 1000} MICROSECOND, last_error = ${error.slice(0, 500)}, ${clearLease(queue)}
         WHERE ${held(task)}`,
  );
}
