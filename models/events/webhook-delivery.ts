import type { EventType, Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { whoMay } from '../visibility.js';

/** One attempt to deliver one event. */
export class WebhookDelivery extends WorkspaceModel {
  static override tableName = 'webhook_deliveries';
  static override idPrefix = 'del';
  static override limitVisible = whoMay('administer');

  declare webhook_id: string;
  declare event_id: string;
  declare event_type: EventType;
  declare attempt: number;
  declare status: Schemas['WebhookDeliveryStatus'];
  declare response_code: number | null;
  declare response_time_ms: number;
  /** Up to 4 KiB of the receiver's response; null if there was none. */
  declare response_body: string | null;
  declare response_body_truncated: boolean;
  declare error: string | null;
  declare attempted_at: Date;
  declare delivered_at: Date | null;
  declare next_retry_at: Date | null;
}
