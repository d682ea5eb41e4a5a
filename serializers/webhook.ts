import { instant } from '../domain/time.js';
import type { Webhook } from '../models/events/webhook.js';
import type { Schemas } from '../contract/contract.js';

/** A webhook as the API shows it. `previous_secret_expires_at` is null if the previous secret has expired at `now`. */
export function serializeWebhook(webhook: Webhook, now: Date): Schemas['Webhook'] {
  const { previous_secret_expires_at: graceEnds } = webhook;
  return {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    filter: webhook.filter,
    description: webhook.description,
    status: webhook.status,
    previous_secret_expires_at: graceEnds !== null && graceEnds > now ? instant(graceEnds) : null,
    created_at: instant(webhook.created_at),
  };
}
