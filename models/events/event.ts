/**
 * Events and what happens to them, in this order:
 * 1. A change emits its events in its own transaction (`emit` and `emitAll` here). The same transaction queues a
 *    message for each active webhook that subscribes to the type; models/queues/webhook-queue.ts delivers it.
 * 2. A change without an event is noted by `noteSilentChanges` (late-commits.ts).
 * 3. After the commit, a pass gives events their `position` (event-order.ts). The worker runs passes, and so does a
 *    reader who needs the order. The pass also records changes that were committed too late for readers by
 *    `updated_since` (late-commits.ts).
 * 4. Readers continue by position: `GET /v1/events` with `after`, and `GET /v1/changes` (queries/events/).
 * 5. Events are purged after 30 days.
 */
import sql, { join } from 'sql-template-tag';
import type { EventData, EventType, Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { newId } from '../ids.js';
import { execute } from '../select.js';
import { passesFilter } from './webhook.js';
import { whoMay } from '../visibility.js';

export type EventContext = Schemas['EventContext'];

/** How long events are retained. */
export const eventLifeMs = 30 * 24 * 60 * 60_000;

/**
 * An event, written in the transaction of its cause. The events are the audit trail of the workspace
 * (docs/decisions/events-and-webhooks.md).
 */
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
  /** The contact who made the change in the portal; otherwise null. */
  declare contact_id: string | null;
  declare api_key_id: string | null;
  declare request_id: string | null;
  /** The event's place in the order of commits; null until a pass has found it (models/events/event-order.ts). */
  declare position: number | null;
}

interface Resource {
  readonly id: string;
}

/** `data` is the object that an event is about, as its GET returns it; `context` has the details of the event. */
export interface EventContent<Data = Resource> {
  readonly data: Data;
  readonly context?: EventContext;
}

/** Writes an event, and a message for each webhook that subscribes to it, in the transaction of the change. */
export function emit<T extends EventType>(
  ctx: Ctx,
  type: T,
  data: EventData<T> & Resource,
  context: EventContext = {},
): Promise<void> {
  return record(ctx, type, [{ data, context }]);
}

const atOnce = 200;

/** As `emit` for each object, in order, but by few statements: for bulk and cascading changes. */
export async function emitAll<T extends EventType>(
  ctx: Ctx,
  type: T,
  all: readonly EventContent<EventData<T> & Resource>[],
): Promise<void> {
  for (let done = 0; done < all.length; done += atOnce) await record(ctx, type, all.slice(done, done + atOnce));
}

async function record(ctx: Ctx, type: EventType, all: readonly EventContent[]): Promise<void> {
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

/**
 * Queues a message for each subscribed webhook. Webhooks are locked shared, so that one being deleted leaves no
 * messages behind.
 */
async function queueMessages(ctx: Ctx, type: EventType, eventIds: readonly string[]): Promise<void> {
  const queued = await execute(
    ctx,
    sql`INSERT INTO webhook_messages (webhook_id, event_id, workspace_id, next_attempt_at, created_at)
        SELECT h.id, e.id, h.workspace_id, ${ctx.now}, ${ctx.now}
          FROM webhooks h JOIN events e ON e.workspace_id = h.workspace_id AND e.id IN (${join(eventIds)})
         WHERE h.workspace_id = ${ctx.scope.workspaceId} AND h.status = 'active' AND JSON_CONTAINS(h.events, ${JSON.stringify(type)}) AND ${passesFilter}
         LOCK IN SHARE MODE`,
  );
  if (queued > 0) ctx.jobs.wake();
}
