/**
 * The queue of webhooks as workers see it. webhook-turns.ts finds due messages, which are then claimed here by lease.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { sentBody, type MessageRow, type SentBody } from '../events/sent-body.js';
import { WebhookDelivery } from '../events/webhook-delivery.js';
import { claim, clearLease, isLeasedBy } from './lease.js';
import { messageQueue, type DueMessage } from './webhook-turns.js';

type Base = Pick<Ctx, 'db'>;

interface MessageKey {
  readonly webhook_id: string;
  readonly event_id: string;
}

/** A message that one worker alone may deliver until its lease ends, with all that an attempt needs. */
export interface ClaimedMessage extends MessageKey, SentBody {
  readonly workspace_id: string;
  readonly leaseBy: string;
  /** Counted from 1, this attempt included. */
  readonly attempt: number;
  readonly isTest: boolean;
  readonly url: string;
  /** Sealed, like `previousSecret`, which is null unless it still signs too. */
  readonly secret: string;
  readonly previousSecret: string | null;
  /** When the attempt is made, by the clock of the workspace. */
  readonly attemptedAt: Date;
}

/** Claims the messages that no other worker has claimed since they were found. */
export async function claimMessages(base: Base, found: readonly DueMessage[]): Promise<ClaimedMessage[]> {
  const asFound = found.map(
    (key) => sql`(${is(key)} AND q.state = 'pending' AND q.next_attempt_at = ${key.next_attempt_at})`,
  );
  return found.length === 0 ? [] : claimed(base, asFound);
}

/** Claims the message of a test event. */
export const claimTestMessage = async (base: Base, key: MessageKey): Promise<ClaimedMessage | undefined> =>
  (await claimed(base, [sql`(${is(key)} AND q.state = 'test')`]))[0];

const is = ({ webhook_id, event_id }: MessageKey): Sql =>
  sql`q.webhook_id = ${webhook_id} AND q.event_id = ${event_id}`;

async function claimed(base: Base, chosen: readonly Sql[]): Promise<ClaimedMessage[]> {
  const leaseBy = await claim(base, messageQueue, join(chosen, ' OR '));
  return leaseBy === undefined ? [] : readClaimed(base, leaseBy);
}

interface ClaimedRow extends MessageKey, MessageRow {
  attempts: number;
  url: string;
  secret: string;
  previous_secret: string | null;
  previous_secret_expires_at: Date | null;
  clock_at: Date | null;
}

/** Reads the claimed messages, and deletes those whose event has been purged. */
async function readClaimed(base: Base, leaseBy: string): Promise<ClaimedMessage[]> {
  const rows = await select<ClaimedRow>(
    base,
    sql`SELECT m.webhook_id, m.event_id, m.workspace_id, m.attempts, m.test_event, h.url, h.secret, h.previous_secret, h.previous_secret_expires_at,
               w.clock_at, e.type, e.data, e.context, e.created_at AS happened_at
          FROM webhook_messages m JOIN webhooks h ON h.id = m.webhook_id AND h.workspace_id = m.workspace_id
          JOIN workspaces w ON w.id = m.workspace_id LEFT JOIN events e ON e.id = m.event_id AND e.workspace_id = m.workspace_id
         WHERE m.lease_by = ${leaseBy}`,
  );
  const messages: ClaimedMessage[] = [];
  for (const row of rows) {
    const sent = sentBody(row);
    if (sent) messages.push({ ...claimedOf(row, leaseBy), ...sent });
    else
      await execute(
        base,
        sql`DELETE FROM webhook_messages
             WHERE webhook_id = ${row.webhook_id} AND event_id = ${row.event_id} AND workspace_id = ${row.workspace_id}`,
      );
  }
  return messages;
}

function claimedOf(row: ClaimedRow, leaseBy: string): Omit<ClaimedMessage, keyof SentBody> {
  const { webhook_id, event_id, workspace_id, url, secret } = row;
  const attemptedAt = row.clock_at ?? new Date();
  const inGrace = row.previous_secret_expires_at !== null && row.previous_secret_expires_at > attemptedAt;
  return {
    webhook_id,
    event_id,
    workspace_id,
    url,
    secret,
    leaseBy,
    attemptedAt,
    attempt: row.attempts + 1,
    isTest: row.test_event !== null,
    previousSecret: inGrace ? row.previous_secret : null,
  };
}

/** The result of an attempt. */
export interface Attempt extends Pick<
  WebhookDelivery,
  'status' | 'response_code' | 'response_time_ms' | 'response_body' | 'response_body_truncated' | 'error'
> {
  /** When to try again; null after a delivery and when no attempt is left. */
  readonly next_retry_at: Date | null;
}

/**
 * Records the result of an attempt and releases the message, in the transaction of `ctx`. Returns undefined if the
 * lease was lost: another worker has the message, or its webhook was deleted.
 */
export async function recordAttempt(
  ctx: Ctx,
  message: ClaimedMessage,
  attempt: Attempt,
): Promise<WebhookDelivery | undefined> {
  const { webhook_id, event_id, leaseBy, eventType: event_type, attemptedAt: attempted_at } = message;
  const last =
    attempt.status === 'delivered' ? sql`'delivered'` : attempt.next_retry_at === null ? sql`'failed'` : sql`state`;
  const settled = await execute(
    ctx,
    sql`UPDATE webhook_messages
           SET state = ${last}, attempts = ${message.attempt}, next_attempt_at = ${attempt.next_retry_at ?? attempted_at}, ${clearLease(messageQueue)}
         WHERE webhook_id = ${webhook_id} AND event_id = ${event_id} AND workspace_id = ${message.workspace_id}
           AND ${isLeasedBy(messageQueue, leaseBy)}`,
  );
  if (settled === 0) return undefined;
  const delivered_at = attempt.status === 'delivered' ? ctx.now : null;
  return WebhookDelivery.insert(ctx, {
    webhook_id,
    event_id,
    event_type,
    attempt: message.attempt,
    ...attempt,
    attempted_at,
    delivered_at,
  });
}
