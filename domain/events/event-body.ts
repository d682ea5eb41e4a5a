import type { EventType } from '../../contract/contract.js';

/** An event as stored, with `data` and `context` as JSON text. */
export interface StoredEvent {
  readonly id: string;
  readonly type: EventType;
  readonly created_at: Date;
  readonly workspace_id: string;
  readonly data: string;
  readonly context: string;
}

/** The body of a webhook delivery: the text that is sent and signed, the same at each attempt. */
export function eventBody({ data, context, id, type, created_at, workspace_id }: StoredEvent): string {
  return `${JSON.stringify({ id, type, created_at, workspace_id }).slice(0, -1)},"data":${data},"context":${context}}`;
}
