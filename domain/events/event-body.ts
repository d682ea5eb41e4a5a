import type { EventType } from '../../contract/contract.js';

/** An event as it is stored: `data` and `context` are JSON already. */
export interface StoredEvent {
  readonly id: string;
  readonly type: EventType;
  readonly created_at: Date;
  readonly workspace_id: string;
  readonly data: string;
  readonly context: string;
}

/** The envelope of an event as webhooks get it, as text: the bytes that are sent and signed. */
export function eventBody({ data, context, id, type, created_at, workspace_id }: StoredEvent): string {
  return `${JSON.stringify({ id, type, created_at, workspace_id }).slice(0, -1)},"data":${data},"context":${context}}`;
}
