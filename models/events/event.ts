import sql, { join } from 'sql-template-tag';
import type { EventData, EventType, Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { newId } from '../ids.js';
import { execute } from '../select.js';
import { whoMay } from '../visibility.js';

export type EventContext = Schemas['EventContext'];

/** How long events are retained. */
export const eventLifeMs = 30 * 24 * 60 * 60_000;

/** What happened, written in the transaction of its cause; the audit trail of the workspace (docs/decisions/events-and-webhooks.md). */
export class Event extends WorkspaceModel {
  static override tableName = 'events';
  static override idPrefix = 'evt';
  static override jsonAttributes = ['data', 'context'];
  static override textAttributes = ['data', 'context'];
  static override limitVisible = whoMay('administer');

  declare type: EventType;
  declare resource_id: string;
  declare data: Record<string, unknown>;
  declare context: EventContext;
  declare user_id: string | null;
  /** Set where a contact did it in the portal. */
  declare contact_id: string | null;
  declare api_key_id: string | null;
  declare request_id: string | null;
  /** Its place in the order of commits; null as long as nobody has looked (models/events/event-order.ts). */
  declare position: number | null;
}

interface Resource {
  readonly id: string;
}

/** The object that an event is about, as its GET shows it, and what is particular to the event. */
export interface Happening<Data = Resource> {
  readonly data: Data;
  readonly context?: EventContext;
}

/** Records an event, and a message for each webhook that wants it, in the transaction of the change. */
export function emit<T extends EventType>(
  ctx: Ctx,
  type: T,
  data: EventData<T> & Resource,
  context: EventContext = {},
): Promise<void> {
  return record(ctx, type, [{ data, context }]);
}

const atOnce = 200;

/** As `emit` for each, in order, by few statements: for what a bulk or cascading change does to many objects. */
export async function emitAll<T extends EventType>(
  ctx: Ctx,
  type: T,
  all: readonly Happening<EventData<T> & Resource>[],
): Promise<void> {
  for (let done = 0; done < all.length; done += atOnce) await record(ctx, type, all.slice(done, done + atOnce));
}

async function record(ctx: Ctx, type: EventType, all: readonly Happening[]): Promise<void> {
  const { scope, actor, now } = ctx;
  const ids = all.map(() => newId(Event.idPrefix));
  const rows = all.map(
    ({ data, context }, at) =>
      sql`(${scope.workspaceId}, ${ids[at]}, ${type}, ${data.id}, ${JSON.stringify(data)}, ${JSON.stringify(context ?? {})}, ${actor.user_id}, ${actor.contact_id}, ${actor.api_key_id}, ${actor.request_id}, ${now})`,
  );
  await execute(
    ctx,
    sql`INSERT INTO events (workspace_id, id, type, resource_id, data, context, user_id, contact_id, api_key_id, request_id, created_at) VALUES ${join(rows)}`,
  );
  if (ctx.workspace.has_webhooks) await queueMessages(ctx, type, ids);
}

/** A webhook's queue gets the event exactly when the event exists; the webhook is held, so that none is left of one being deleted. */
async function queueMessages(ctx: Ctx, type: EventType, eventIds: readonly string[]): Promise<void> {
  const queued = await execute(
    ctx,
    sql`INSERT INTO webhook_messages (webhook_id, event_id, workspace_id, next_attempt_at, created_at)
        SELECT h.id, e.id, h.workspace_id, ${ctx.now}, ${ctx.now}
          FROM webhooks h JOIN events e ON e.workspace_id = h.workspace_id AND e.id IN (${join(eventIds)})
         WHERE h.workspace_id = ${ctx.scope.workspaceId} AND h.status = 'active' AND JSON_CONTAINS(h.events, ${JSON.stringify(type)})
         LOCK IN SHARE MODE`,
  );
  if (queued > 0) ctx.jobs.wake();
}
