import sql from 'sql-template-tag';
import { eventObject } from '../commands/across/event-object.js';
import { retryDeliveries } from '../commands/events/retry-deliveries.js';
import {
  assertActiveWebhook,
  assertFilter,
  assertWebhookUrl,
  newWebhookSecret,
} from '../commands/events/webhook-rules.js';
import { changedValues } from '../domain/changes.js';
import { notFound } from '../domain/errors.js';
import { eventBody } from '../domain/events/event-body.js';
import { instant } from '../domain/time.js';
import type { Ctx } from '../models/context.js';
import { changing } from '../models/workspace/test-side.js';
import { addWebhook, Webhook } from '../models/events/webhook.js';
import { WebhookDelivery } from '../models/events/webhook-delivery.js';
import {
  holdMessages,
  insertTestMessage,
  recoverMessages,
  releaseMessages,
  removeMessages,
  retryMessage,
} from '../models/events/webhook-message.js';
import type { Schemas } from '../contract/contract.js';
import { sampleData } from '../contract/event-samples.js';
import { deliveryWithBodies, webhookDeliveryList, webhookList } from '../queries/events/webhooks.js';
import { serializeWebhook } from '../serializers/webhook.js';
import { serializeWebhookDelivery } from '../serializers/webhook-delivery.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const webhooks = {
  async listWebhooks(ctx, { query }) {
    return answerList(
      ctx,
      webhookList,
      query,
      each((webhook) => serializeWebhook(webhook, ctx.now)),
    );
  },

  async createWebhook(ctx, { body }) {
    assertWebhookUrl(ctx, body.url);
    await assertFilter(ctx, body.filter);
    const { secret, sealed } = newWebhookSecret(ctx);
    const webhook = await addWebhook(ctx, { ...body, secret: sealed });
    return { data: { ...serializeWebhook(webhook, ctx.now), secret } };
  },

  async getWebhook(ctx, { params }) {
    return { data: serializeWebhook(await Webhook.get(ctx, params.id), ctx.now) };
  },

  async updateWebhook(ctx, { params, body }) {
    const webhook = await Webhook.lock(ctx, params.id);
    if (body.url !== undefined) assertWebhookUrl(ctx, body.url);
    await assertFilter(ctx, body.filter, webhook.filter);
    const changed = await webhook.patch(ctx, changedValues(webhook, body));
    if (changed.status !== webhook.status)
      await (changed.status === 'active' ? releaseMessages : holdMessages)(ctx, changed);
    return { data: serializeWebhook(changed, ctx.now) };
  },

  async deleteWebhook(ctx, { params }) {
    const webhook = await Webhook.lock(ctx, params.id);
    await removeMessages(ctx, webhook);
    await webhook.remove(ctx);
    return { data: { id: webhook.id, deleted: true } };
  },

  async rotateWebhookSecret(ctx, { params, body }) {
    const webhook = await Webhook.lock(ctx, params.id);
    const graceMs = (body?.grace_hours ?? 0) * 60 * 60_000;
    const { secret, sealed } = newWebhookSecret(ctx);
    const changed = await webhook.patch(ctx, {
      secret: sealed,
      previous_secret: graceMs > 0 ? webhook.secret : null,
      previous_secret_expires_at: graceMs > 0 ? new Date(ctx.now.getTime() + graceMs) : null,
    });
    return { data: { ...serializeWebhook(changed, ctx.now), secret } };
  },

  async testWebhook(ctx, { params, body }) {
    const eventId = await changing(ctx, (within) => queueTest(within, params.id, body));
    await ctx.jobs.sendTest(params.id, eventId);
    const delivery = await WebhookDelivery.first(ctx, sql`t.webhook_id = ${params.id} AND t.event_id = ${eventId}`);
    if (!delivery) throw notFound(); // the webhook was deleted meanwhile
    return { data: await deliveryWithBodies(ctx, delivery) };
  },

  async recoverWebhook(ctx, { params, body }) {
    const webhook = await Webhook.lock(ctx, params.id);
    assertActiveWebhook(webhook);
    const since = new Date(body.since);
    const queued = await recoverMessages(ctx, webhook, since);
    return { data: { webhook_id: webhook.id, since: instant(since), queued } };
  },

  async listWebhookDeliveries(ctx, { params, query }) {
    const { id } = await Webhook.get(ctx, params.id);
    return answerList(ctx, webhookDeliveryList, query, each(serializeWebhookDelivery), sql`t.webhook_id = ${id}`);
  },

  async getWebhookDelivery(ctx, { params }) {
    const { id } = await Webhook.get(ctx, params.id);
    const delivery = await WebhookDelivery.get(ctx, params.delivery_id);
    if (delivery.webhook_id !== id) throw notFound();
    return { data: await deliveryWithBodies(ctx, delivery) };
  },

  async retryWebhookDeliveries(ctx, { params, body }) {
    return { data: await retryDeliveries(ctx, await Webhook.lock(ctx, params.id), body) };
  },

  async retryWebhookDelivery(ctx, { params }) {
    const webhook = await Webhook.lock(ctx, params.id);
    const delivery = await WebhookDelivery.lock(ctx, params.delivery_id);
    if (delivery.webhook_id !== webhook.id) throw notFound();
    assertActiveWebhook(webhook);
    if (!(await retryMessage(ctx, webhook, delivery.event_id))) throw notFound(); // purged with its event
    return { data: serializeWebhookDelivery(await delivery.patch(ctx, { next_retry_at: ctx.now })) };
  },
} satisfies Handlers<'webhooks'>;

/** Queues a test event of the type that is named, or else of the webhook's first type; returns the event's id. */
async function queueTest(ctx: Ctx, id: string, test: Schemas['WebhookTest'] = {}): Promise<string> {
  const webhook = await Webhook.lock(ctx, id);
  const type = test.event_type ?? webhook.events[0];
  if (type === undefined) throw new Error(`Webhook ${id} gets no events`);
  const event = {
    type,
    created_at: ctx.now,
    workspace_id: webhook.workspace_id,
    data: JSON.stringify(
      test.resource_id === undefined ? sampleData(type) : await eventObject(ctx, type, test.resource_id),
    ),
    context: '{}',
  };
  return insertTestMessage(ctx, webhook, (eventId) => eventBody({ id: eventId, ...event }));
}
