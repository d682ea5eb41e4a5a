import sql, { join } from 'sql-template-tag';
import { eachId } from '../../domain/each-item.js';
import { invalid } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import type { Webhook } from '../../models/events/webhook.js';
import { WebhookDelivery } from '../../models/events/webhook-delivery.js';
import { retryMessages, type ChosenAttempts } from '../../models/queues/webhook-retries.js';
import type { Schemas } from '../../contract/contract.js';
import { assertActiveWebhook } from './webhook-rules.js';

type Chosen = Schemas['WebhookDeliveriesRetry'];

/** Max events per request: the most that one SQL statement should name. */
const maxEvents = 1_000;

/** Queues the events of the chosen deliveries again, each event once. */
export async function retryDeliveries(
  ctx: Ctx,
  webhook: Webhook,
  chosen: Chosen,
): Promise<Schemas['WebhookDeliveriesRetried']> {
  assertOneWay(chosen);
  assertActiveWebhook(webhook);
  const attempts = chosen.delivery_ids ? await named(ctx, webhook, chosen.delivery_ids) : failedIn(chosen);
  const { queued, hasMore } = await retryMessages(ctx, webhook, attempts, maxEvents);
  const skipped = attempts.eventIds ? attempts.eventIds.length - queued : 0;
  return { webhook_id: webhook.id, queued, skipped, has_more: hasMore };
}

function assertOneWay({ delivery_ids: ids, status, from, to }: Chosen): void {
  if (ids && status) throw invalid('status', 'cannot be combined with delivery_ids: send one of the two');
  if (!ids && !status) throw invalid('status', 'is required without delivery_ids');
  for (const [name, value] of Object.entries({ from, to }))
    if (ids && value !== undefined) throw invalid(name, 'cannot be combined with delivery_ids: send status instead');
  if (from !== undefined && to !== undefined && new Date(from) > new Date(to))
    throw invalid('to', 'must not be before from');
}

async function named(ctx: Ctx, { id }: Webhook, ids: readonly string[]): Promise<ChosenAttempts> {
  const deliveries = await WebhookDelivery.all(ctx, sql`t.id IN (${join(ids)}) AND t.webhook_id = ${id}`);
  const found = new Map(deliveries.map((delivery) => [delivery.id, delivery.event_id]));
  const eventIds = await eachId('delivery_ids', ids, found, (eventId) => eventId);
  return { attempts: sql`d.id IN (${join(ids)})`, eventIds: [...new Set(eventIds)] };
}

function failedIn({ from, to }: Chosen): ChosenAttempts {
  const conditions = [
    sql`d.status = 'failed'`,
    ...(from === undefined ? [] : [sql`d.attempted_at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql`d.attempted_at <= ${new Date(to)}`]),
  ];
  return { attempts: join(conditions, ' AND ') };
}
