/** Retries messages on request, many at a time. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import type { Webhook } from '../events/webhook.js';
import { execute, select } from '../select.js';
import { unleased } from './lease.js';
import { messageQueue } from './webhook-turns.js';

/** The attempts whose events are to be sent again. */
export interface ChosenAttempts {
  /** A condition on `webhook_deliveries` (alias `d`). */
  readonly attempts: Sql;
  /**
   * The ids of their events, if they are known and few; otherwise all undelivered messages of the webhook are searched.
   */
  readonly eventIds?: readonly string[];
}

/**
 * Makes up to `max` messages with a chosen attempt due now. Left out are messages that a later attempt has delivered,
 * that a worker has leased, or that are due already, so a repeated request sends nothing twice.
 */
export async function retryMessages(
  ctx: Ctx,
  webhook: Webhook,
  chosen: ChosenAttempts,
  max: number,
): Promise<{ queued: number; hasMore: boolean }> {
  const found = await selectEvents(
    ctx,
    sql`${placeOf(chosen)} AND ${isOf(webhook)} AND ${unleased(messageQueue, 'm')}
           AND NOT (m.state = 'pending' AND m.next_attempt_at <= ${ctx.now}) AND ${isUndelivered(chosen)}
         ORDER BY m.state, m.attempts, m.next_attempt_at LIMIT ${max + 1} FOR UPDATE`,
  );
  const held = found.slice(0, max);
  if (held.length === 0) return { queued: 0, hasMore: false };
  // The lock may have waited for workers that delivered some of them. A statement that began before cannot see these
  // deliveries.
  const undelivered = sql`WHERE m.event_id IN (${join(held)}) AND ${isOf(webhook)} AND ${isUndelivered(chosen)}`;
  const eventIds = await selectEvents(ctx, undelivered);
  if (eventIds.length > 0) await makeDue(ctx, webhook, eventIds);
  return { queued: eventIds.length, hasMore: found.length > max };
}

/** The event ids of messages (alias `m`); `which` is the rest of the statement, from FORCE INDEX or WHERE on. */
async function selectEvents(ctx: Ctx, which: Sql): Promise<string[]> {
  const found = await select<{ event_id: string }>(ctx, sql`SELECT m.event_id FROM webhook_messages m ${which}`);
  return found.map(({ event_id }) => event_id);
}

const isOf = ({ id, workspace_id }: Webhook): Sql => sql`m.webhook_id = ${id} AND m.workspace_id = ${workspace_id}`;

/** The condition that a message has a chosen attempt after which no attempt has delivered it. */
const isUndelivered = ({ attempts }: ChosenAttempts): Sql =>
  sql`EXISTS (SELECT 1 FROM webhook_deliveries d
               WHERE d.workspace_id = m.workspace_id AND d.webhook_id = m.webhook_id AND d.event_id = m.event_id AND ${attempts}
                 AND NOT EXISTS (SELECT 1 FROM webhook_deliveries l
                                  WHERE l.workspace_id = d.workspace_id AND l.webhook_id = d.webhook_id AND l.event_id = d.event_id
                                    AND l.status = 'delivered' AND l.id > d.id))`;

/**
 * Limits which messages are read and locked: those of the given events, or those that were attempted and not delivered.
 */
const placeOf = ({ eventIds }: ChosenAttempts): Sql =>
  eventIds
    ? sql`WHERE m.event_id IN (${join(eventIds)})`
    : sql`FORCE INDEX (webhook_messages_turn_index) WHERE m.state IN ('failed', 'pending') AND m.attempts > 0`;

async function makeDue(ctx: Ctx, { id, workspace_id }: Webhook, eventIds: readonly string[]): Promise<void> {
  const theirs = sql`workspace_id = ${workspace_id} AND webhook_id = ${id} AND event_id IN (${join(eventIds)})`;
  await execute(ctx, sql`UPDATE webhook_messages SET state = 'pending', next_attempt_at = ${ctx.now} WHERE ${theirs}`);
  const last = await select<{ id: string }>(
    ctx,
    sql`SELECT MAX(id) AS id FROM webhook_deliveries WHERE ${theirs} GROUP BY event_id`,
  );
  await execute(
    ctx,
    sql`UPDATE webhook_deliveries SET next_retry_at = ${ctx.now}, updated_at = ${ctx.now}
         WHERE workspace_id = ${workspace_id} AND id IN (${join(last.map((each) => each.id))})`,
  );
  ctx.jobs.wake();
}
