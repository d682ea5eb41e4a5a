import type { EventType, Schemas } from '../openapi/contract.js';
import { WorkspaceModel } from './base.js';

/** A URL that is told of events. */
export class Webhook extends WorkspaceModel {
  static override tableName = 'webhooks';
  static override idPrefix = 'whk';
  static override jsonAttributes = ['events'];

  declare url: string;
  declare events: EventType[];
  declare description: string | null;
  declare status: Schemas['WebhookStatus'];
  /** Sealed, as is the previous one (models/secret-box.ts). */
  declare secret: string;
  declare previous_secret: string | null;
  /** Until when the previous secret signs too, by the clock of the workspace. */
  declare previous_secret_expires_at: Date | null;
}
