import { eventBody } from '../../domain/events/event-body.js';
import type { EventType } from '../../contract/contract.js';

/** A webhook message joined to its event; columns of a purged one are null. */
export interface MessageRow {
  readonly event_id: string;
  readonly workspace_id: string;
  /** The body of a test event, which is stored with the message alone; null for real events. */
  readonly test_event: string | null;
  readonly type: EventType | null;
  readonly data: string | null;
  readonly context: string | null;
  readonly happened_at: Date | null;
}

export interface SentBody {
  readonly eventType: EventType;
  /** The text to send and sign, the same at each attempt. */
  readonly body: string;
}

/** The body sent for an event, rebuilt from the stored event; undefined if it has been purged. */
export function sentBody(row: MessageRow): SentBody | undefined {
  const { event_id, workspace_id, test_event, type, data, context, happened_at } = row;
  if (test_event !== null) return { eventType: (JSON.parse(test_event) as { type: EventType }).type, body: test_event };
  if (type === null || data === null || context === null || happened_at === null) return undefined;
  return {
    eventType: type,
    body: eventBody({ id: event_id, type, created_at: happened_at, workspace_id, data, context }),
  };
}
