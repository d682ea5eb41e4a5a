import sql, { type Sql } from 'sql-template-tag';
import type { EventType, Schemas } from '../../contract/contract.js';
import { WorkspaceModel, type Values } from '../base.js';
import type { Ctx } from '../context.js';
import { noteWebhooks } from '../workspace/workspace.js';
import { whoMay } from '../visibility.js';

/** A URL that events are delivered to. */
export class Webhook extends WorkspaceModel {
  static override tableName = 'webhooks';
  static override idPrefix = 'whk';
  static override jsonAttributes = ['events', 'filter'];
  static override limitVisible = whoMay('administer');

  declare url: string;
  declare events: EventType[];
  /** Null for all events of these types. */
  declare filter: Schemas['WebhookFilter'] | null;
  declare description: string | null;
  declare status: Schemas['WebhookStatus'];
  /** Sealed, as is the previous one (models/workspace/secret-box.ts). */
  declare secret: string;
  declare previous_secret: string | null;
  /** Until this time, by the clock of the workspace, `previous_secret` signs too. */
  declare previous_secret_expires_at: Date | null;
}

/**
 * The condition that the filter of a webhook `h` lets an event `e` through. Events about a client or a project are of the object itself,
 * all others of the client and project that their data names.
 */
export const passesFilter: Sql = sql`(h.filter IS NULL OR (${meets('client')} AND ${meets('project')}))`;

function meets(kind: 'client' | 'project'): Sql {
  const wanted = sql`JSON_EXTRACT(h.filter, ${`$.${kind}_ids`})`;
  const named = sql`JSON_EXTRACT(e.data, IF(e.type LIKE ${`${kind}.%`}, '$.id', ${`$.${kind}_id`}))`;
  return sql`(${wanted} IS NULL OR COALESCE(JSON_CONTAINS(${wanted}, ${named}), 0))`;
}

/** Adds a webhook, and sets `has_webhooks` on the workspace: events look for webhooks only if it is set. */
export async function addWebhook(ctx: Ctx, values: Values<Webhook>): Promise<Webhook> {
  await noteWebhooks(ctx);
  return Webhook.insert(ctx, values);
}
