import { instant } from '../domain/time.js';
import type { WebhookDelivery } from '../models/events/webhook-delivery.js';
import type { Schemas } from '../contract/contract.js';

/** The columns of a delivery that lists read. */
export type ListedDelivery = Omit<WebhookDelivery, 'response_body' | 'response_body_truncated'>;

/** An attempt to deliver an event, as the API shows it. */
export function serializeWebhookDelivery(delivery: ListedDelivery): Schemas['WebhookDelivery'] {
  return {
    id: delivery.id,
    event_id: delivery.event_id,
    event_type: delivery.event_type,
    attempt: delivery.attempt,
    status: delivery.status,
    response_code: delivery.response_code,
    response_time_ms: delivery.response_time_ms,
    attempted_at: instant(delivery.attempted_at),
    delivered_at: instant(delivery.delivered_at),
    error: delivery.error,
    next_retry_at: instant(delivery.next_retry_at),
  };
}

/** An attempt with its request body, null if the event has been purged, and the response body. */
export function serializeDeliveryWithBodies(
  delivery: WebhookDelivery,
  request_body: string | null,
): Schemas['WebhookDeliveryWithBodies'] {
  const { response_body, response_body_truncated } = delivery;
  return { ...serializeWebhookDelivery(delivery), request_body, response_body, response_body_truncated };
}
