import sql from 'sql-template-tag';
import { Webhook } from '../../models/events/webhook.js';
import type { Ctx } from '../../models/context.js';
import { sentBody, type MessageRow } from '../../models/events/sent-body.js';
import { select } from '../../models/select.js';
import { WebhookDelivery } from '../../models/events/webhook-delivery.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';
import { serializeDeliveryWithBodies, type ListedDelivery } from '../../serializers/webhook-delivery.js';
import type { Schemas } from '../../contract/contract.js';

export const webhookList = listOf<'listWebhooks'>()<Webhook>({
  model: Webhook,
  columns: sql`t.*`,
  filters: { status: among('t.status') },
  // MySQL would rather read all of them from a smaller index.
  index: ({ status }) => (status === undefined ? 'webhooks_created_at_index' : undefined),
  isInOrder: ({ status }) => status === undefined,
  sorts: {},
});

/** Lists omit the receiver's response body, which can be 4 KiB for each delivery. */
export const webhookDeliveryList = listOf<'listWebhookDeliveries'>()<ListedDelivery>({
  model: WebhookDelivery,
  columns: sql`t.id, t.event_id, t.event_type, t.attempt, t.status, t.response_code, t.response_time_ms, t.error, t.attempted_at, t.delivered_at, t.next_retry_at`,
  filters: {
    status: among('t.status'),
    event_id: among('t.event_id'),
    event_type: among('t.event_type'),
  },
  sorts: {},
});

/** A delivery with both bodies. The request body is rebuilt from the stored event; null if that has been purged. */
export async function deliveryWithBodies(
  ctx: Ctx,
  delivery: WebhookDelivery,
): Promise<Schemas['WebhookDeliveryWithBodies']> {
  const { webhook_id, event_id, workspace_id } = delivery;
  const [row] = await select<MessageRow>(
    ctx,
    sql`SELECT d.event_id, d.workspace_id, m.test_event, e.type, e.data, e.context, e.created_at AS happened_at
          FROM webhook_deliveries d
          LEFT JOIN webhook_messages m ON m.webhook_id = ${webhook_id} AND m.event_id = ${event_id} AND m.workspace_id = d.workspace_id
          LEFT JOIN events e ON e.id = ${event_id} AND e.workspace_id = d.workspace_id
         WHERE d.id = ${delivery.id} AND d.workspace_id = ${workspace_id}`,
  );
  return serializeDeliveryWithBodies(delivery, (row && sentBody(row)?.body) ?? null);
}
