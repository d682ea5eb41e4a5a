import { instant } from '../domain/time.js';
import type { Event } from '../models/events/event.js';
import type { Schemas } from '../contract/contract.js';

/** An event as the API shows it: as webhooks get it, with its actor. */
export function serializeEvent(event: Event): Schemas['Event'] {
  return {
    id: event.id,
    type: event.type,
    created_at: instant(event.created_at),
    workspace_id: event.workspace_id,
    resource_id: event.resource_id,
    data: event.data,
    context: event.context,
    actor: {
      user_id: event.user_id,
      contact_id: event.contact_id,
      api_key_id: event.api_key_id,
      request_id: event.request_id,
    },
  };
}
