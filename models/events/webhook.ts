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
  /** Until this time, by the clock of the workspace, `previous_secret` signs too. */
  declare previous_secret_expires_at: Date | null;
}

/** Adds a webhook, and sets `has_webhooks` on the workspace: events look for webhooks only if it is set. */
export async function addWebhook(ctx: Ctx, values: Values<Webhook>): Promise<Webhook> {
  await noteWebhooks(ctx);
  return Webhook.insert(ctx, values);
}
