import sql from 'sql-template-tag';
import { Webhook } from '../../models/events/webhook.js';
import { WebhookDelivery } from '../../models/events/webhook-delivery.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

export const webhookList = listOf<'listWebhooks'>()<Webhook>({
  model: Webhook,
  columns: sql`t.*`,
  filters: { status: among('t.status') },
  sorts: {},
});

export const webhookDeliveryList = listOf<'listWebhookDeliveries'>()<WebhookDelivery>({
  model: WebhookDelivery,
  columns: sql`t.*`,
  filters: {
    status: among('t.status'),
    event_id: among('t.event_id'),
  },
  sorts: {},
});
