/**
 * The queue of webhooks, with one message for each webhook and event, as operations change it. What workers do with it
 * is in models/queues/webhook-queue.ts.
 */
import sql, { join } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { newId } from '../ids.js';
import { execute } from '../select.js';
import { passesFilter, type Webhook } from './webhook.js';

/**
 * `pending` is tried when it is due; `held` waits because its webhook has failed; `failed` has used its attempts up; `test`
 * is tried by the operation that made it, and by no worker.
 */
export type MessageState = 'pending' | 'held' | 'delivered' | 'failed' | 'test';

/** Holds the pending messages of a webhook that has failed, until it is active again. */
export async function holdMessages(ctx: Ctx, webhook: Webhook): Promise<void> {
  await moveMessages(ctx, webhook, 'pending', 'held');
}

/** Releases the held messages of a webhook; each is attempted at its `next_attempt_at`, which for most has passed. */
export async function releaseMessages(ctx: Ctx, webhook: Webhook): Promise<void> {
  await moveMessages(ctx, webhook, 'held', 'pending');
  ctx.jobs.wake();
}

async function moveMessages(
  ctx: Ctx,
  { id, workspace_id }: Webhook,
  from: MessageState,
  to: MessageState,
): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE webhook_messages SET state = ${to} WHERE webhook_id = ${id} AND workspace_id = ${workspace_id} AND state = ${from}`,
  );
}

/** Deletes all messages and deliveries of a webhook. */
export async function removeMessages(ctx: Ctx, { id, workspace_id }: Webhook): Promise<void> {
  for (const table of [sql`webhook_messages`, sql`webhook_deliveries`])
    await execute(ctx, sql`DELETE FROM ${table} WHERE workspace_id = ${workspace_id} AND webhook_id = ${id}`);
}

/** Makes a message due now, whatever its state; false if it was purged with its event. */
export async function retryMessage(ctx: Ctx, { id, workspace_id }: Webhook, eventId: string): Promise<boolean> {
  const changed = await execute(
    ctx,
    sql`UPDATE webhook_messages SET state = 'pending', next_attempt_at = ${ctx.now}
         WHERE webhook_id = ${id} AND event_id = ${eventId} AND workspace_id = ${workspace_id}`,
  );
  if (changed > 0) ctx.jobs.wake();
  return changed > 0;
}

/**
 * Queues the events that the webhook subscribes to, from `since` or from its creation, whichever is later. Failed
 * messages start over with all their attempts, and missing ones are created. Returns the number of messages.
 */
export async function recoverMessages(ctx: Ctx, webhook: Webhook, since: Date): Promise<number> {
  const { id, workspace_id, created_at, events } = webhook;
  const from = since > created_at ? since : created_at;
  const wanted = sql`e.workspace_id = ${workspace_id} AND e.created_at >= ${from} AND e.type IN (${join(events)}) AND ${passesFilter}`;
  const renewed = await execute(
    ctx,
    sql`UPDATE webhook_messages m JOIN events e ON e.id = m.event_id AND e.workspace_id = m.workspace_id
          JOIN webhooks h ON h.id = m.webhook_id AND h.workspace_id = m.workspace_id
           SET m.state = 'pending', m.attempts = 0, m.next_attempt_at = ${ctx.now}
         WHERE m.webhook_id = ${id} AND m.workspace_id = ${workspace_id} AND m.state = 'failed' AND ${wanted}`,
  );
  const added = await execute(
    ctx,
    sql`INSERT IGNORE INTO webhook_messages (webhook_id, event_id, workspace_id, next_attempt_at, created_at)
        SELECT ${id}, e.id, e.workspace_id, ${ctx.now}, ${ctx.now} FROM events e
          JOIN webhooks h ON h.id = ${id} AND h.workspace_id = e.workspace_id
         WHERE ${wanted} AND NOT EXISTS (SELECT 1 FROM webhook_messages m WHERE m.webhook_id = ${id} AND m.event_id = e.id AND m.workspace_id = e.workspace_id)`,
  );
  if (renewed + added > 0) ctx.jobs.wake();
  return renewed + added;
}

/** Inserts a message with a test event; returns the new event id, from which `body` makes the text to send. */
export async function insertTestMessage(
  ctx: Ctx,
  { id, workspace_id }: Webhook,
  body: (eventId: string) => string,
): Promise<string> {
  const eventId = newId('evt');
  await execute(
    ctx,
    sql`INSERT INTO webhook_messages (webhook_id, event_id, workspace_id, state, next_attempt_at, test_event, created_at)
        VALUES (${id}, ${eventId}, ${workspace_id}, 'test', ${ctx.now}, ${body(eventId)}, ${ctx.now})`,
  );
  return eventId;
}
