/**
 * Delivers events to webhooks. Several processes can do so concurrently: each message is claimed by a lease, and no
 * lock is held during a delivery.
 */
import type { Logger } from 'pino';
import { failWebhook } from '../commands/events/fail-webhook.js';
import { maxAttempts, nextAttemptAt } from '../domain/events/webhook-retries.js';
import { sign, signatureHeader } from '../domain/events/webhook-signature.js';
import { BlockedAddress } from '../models/guarded-connector.js';
import type { Ctx } from '../models/context.js';
import { Webhook } from '../models/events/webhook.js';
import { open, type SecretKeys } from '../models/workspace/secret-box.js';
import {
  claimMessages,
  claimTestMessage,
  recordAttempt,
  type Attempt,
  type ClaimedMessage,
} from '../models/queues/webhook-queue.js';
import type { DueMessage } from '../models/queues/webhook-turns.js';
import { alsoDuringDeletion } from '../models/workspace/read-only.js';
import { changing } from '../models/workspace/test-side.js';
import { systemContext } from '../models/workspace/workspace-context.js';
import { chooseMessages, type Chosen } from './choose-messages.js';
import type { WebhookAnswer, WebhookClient } from './webhook-client.js';
import { WebhookSlots, type Slot } from './webhook-slots.js';
import { recordPersistently } from './record-persistently.js';

export interface WebhookSenderDeps extends Pick<Ctx, 'db' | 'settings' | 'jobs'> {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly client: WebhookClient;
}

export interface WebhookSender {
  /**
   * Starts attempts at due messages while slots are free, in all workspaces or in a frozen one; returns their number.
   */
  begin(workspaceId?: string): Promise<number>;
  /** Makes the only attempt to deliver a test event. */
  sendTest(webhookId: string, eventId: string): Promise<void>;
  /** Resolves when an attempt in progress ends, or immediately if there is none. */
  oneEnded(): Promise<void>;
  /** Resolves when no attempt is in progress. */
  allEnded(): Promise<void>;
}

export function createWebhookSender(deps: WebhookSenderDeps): WebhookSender {
  const slots = new WebhookSlots();
  const underWay = new Set<Promise<void>>();

  function start(message: ClaimedMessage, slot: Slot): void {
    const attempt = deliver(deps, message, (ms) => slots.end(slot, ms))
      .catch((error: unknown) => deps.log.error({ err: error, event_id: message.event_id }, 'webhook attempt was lost'))
      .finally(() => {
        slots.end(slot);
        underWay.delete(attempt);
        deps.jobs.wake(); // there is a free slot again
      });
    underWay.add(attempt);
  }

  /**
   * Slots are reserved before the messages are claimed; those of messages that another worker claimed first are
   * released.
   */
  async function claim(chosen: readonly Chosen[]): Promise<number> {
    const slotOf = new Map(chosen.map(({ message, slot }) => [keyOf(message), slot]));
    try {
      const claimed = await claimMessages(
        deps,
        chosen.map(({ message }) => message),
      );
      for (const message of claimed) {
        const slot = slotOf.get(keyOf(message));
        if (slot) start(message, slot);
        slotOf.delete(keyOf(message));
      }
      return claimed.length;
    } finally {
      for (const slot of slotOf.values()) slots.end(slot);
    }
  }

  return {
    begin: async (workspaceId) => claim(await chooseMessages(deps, slots, workspaceId)),
    async sendTest(webhook_id, event_id) {
      const message = await claimTestMessage(deps, { webhook_id, event_id });
      if (message) await deliver(deps, message);
    },
    async oneEnded() {
      if (underWay.size > 0) await Promise.race(underWay);
    },
    async allEnded() {
      await Promise.all(underWay);
    },
  };
}

const keyOf = ({ webhook_id, event_id }: DueMessage | ClaimedMessage): string => `${webhook_id} ${event_id}`;

/**
 * Makes an attempt and records its result. Calls `onResponse` in between, with the milliseconds that the receiver took.
 */
async function deliver(
  deps: WebhookSenderDeps,
  message: ClaimedMessage,
  onResponse?: (ms: number) => void,
): Promise<void> {
  const attempt = await makeAttempt(deps, message);
  onResponse?.(attempt.response_time_ms);
  const { webhook_id, event_id, workspace_id, attempt: number, isTest } = message;
  const { status, response_code, response_time_ms, error } = attempt;
  await recordPersistently(async () =>
    changing(alsoDuringDeletion(await systemContext(deps, workspace_id)), async (ctx) => {
      const recorded = await recordAttempt(ctx, message, attempt);
      const wasLast = status === 'failed' && number === maxAttempts && !isTest;
      if (recorded && wasLast) await failWebhook(ctx, await Webhook.lock(ctx, webhook_id), error ?? '');
    }),
  );
  deps.log.info(
    { webhook_id, event_id, workspace_id, attempt: number, status, response_code, ms: response_time_ms },
    'webhook attempt',
  );
}

/** Calls the receiver, without holding a database connection. */
async function makeAttempt({ client, settings }: WebhookSenderDeps, message: ClaimedMessage): Promise<Attempt> {
  const started = performance.now();
  const outcome = await post(client, settings, message).then(answered, refused);
  const mayRetry = outcome.status === 'failed' && !message.isTest;
  return {
    ...outcome,
    response_time_ms: Math.round(performance.now() - started),
    next_retry_at: mayRetry ? nextAttemptAt(message.attempt, message.attemptedAt) : null,
  };
}

async function post(
  client: WebhookClient,
  keys: SecretKeys,
  { url, body, secret, previousSecret }: ClaimedMessage,
): Promise<WebhookAnswer> {
  const secrets = [secret, ...(previousSecret === null ? [] : [previousSecret])].map((sealed) => open(keys, sealed));
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Docket-Webhooks/1',
    [signatureHeader]: sign(body, new Date(), secrets),
  };
  return client.post(url, headers, body);
}

type Outcome = Omit<Attempt, 'response_time_ms' | 'next_retry_at'>;

function answered({ status, body, truncated }: WebhookAnswer): Outcome {
  const isDelivered = status >= 200 && status < 300;
  return {
    status: isDelivered ? 'delivered' : 'failed',
    response_code: status,
    response_body: body,
    response_body_truncated: truncated,
    error: isDelivered ? null : `The receiver returned ${status}`,
  };
}

function refused(error: unknown): Outcome {
  // This process is shutting down: another one retries when the lease expires.
  if (error instanceof Error && 'code' in error && error.code === 'UND_ERR_DESTROYED') throw error;
  return {
    status: 'failed',
    response_code: null,
    response_body: null,
    response_body_truncated: false,
    error: reasonOf(error).slice(0, 500),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof BlockedAddress) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'The receiver did not answer within 30 seconds';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return `The receiver could not be reached: ${code}`;
}
