import sql from 'sql-template-tag';
import { Webhook } from '../models/webhook.js';
import { WebhookDelivery } from '../models/webhook-delivery.js';
import { listOf } from './list.js';

export const webhookList = listOf<'listWebhooks'>()<Webhook>({
  model: Webhook,
  columns: sql`t.*`,
  filters: { status: (status) => sql`t.status = ${status}` },
  sorts: {},
});

export const webhookDeliveryList = listOf<'listWebhookDeliveries'>()<WebhookDelivery>({
  model: WebhookDelivery,
  columns: sql`t.*`,
  filters: {
    status: (status) => sql`t.status = ${status}`,
    event_id: (id) => sql`t.event_id = ${id}`,
  },
  sorts: {},
});
