import type { EventType, Schemas } from '../../contract/contract.js';
import { WorkspaceModel, type Values } from '../base.js';
import type { Ctx } from '../context.js';
import { noteWebhooks } from '../workspace/workspace.js';
import { whoMay } from '../visibility.js';

/** A URL that events are delivered to. */
export class Webhook extends WorkspaceModel {
  static override tableName = 'webhooks';
  static override idPrefix = 'whk';
  static override jsonAttributes = ['events'];
  static override limitVisible = whoMay('administer');

  declare url: string;
  declare events: EventType[];
  declare description: string | null;
  declare status: Schemas['WebhookStatus'];
  /** Sealed, as is the previous one (models/workspace/secret-box.ts). */
  declare secret: string;
  declare previous_secret: string | null;
  /** Until when the previous secret signs too, by the clock of the workspace. */
  declare previous_secret_expires_at: Date | null;
}

/** Adds a webhook, and notes on the workspace that it has one: events look for webhooks only then. */
export async function addWebhook(ctx: Ctx, values: Values<Webhook>): Promise<Webhook> {
  await noteWebhooks(ctx);
  return Webhook.insert(ctx, values);
}
