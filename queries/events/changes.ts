/**
 * The reads behind the stream `GET /v1/changes`. Readers proceed in event order, the order of commits
 * (models/events/event-order.ts); server/changes keeps the streams and calls, in this order:
 * 1. `resumeAfter`, when a reader connects with the id of the last event that it received;
 * 2. `readStreamStates`, every 100 ms, by one statement for all workspaces that have readers: are there new events?
 * 3. `orderEvents`, if events wait for a position, then `eventsAfter`, which returns the new events;
 * 4. `visibilityOf` (change-visibility.ts), which decides which readers are sent each event.
 */
import sql from 'sql-template-tag';
import type { EventType } from '../../contract/contract.js';
import { isId } from '../../domain/ids.js';
import type { Ctx } from '../../models/context.js';
import { eventLifeMs } from '../../models/events/event.js';
import { orderEvents } from '../../models/events/event-order.js';
import { padded, select } from '../../models/select.js';
import { clockOf } from '../../models/workspace/workspace-context.js';

type Base = Pick<Ctx, 'db'>;

/** A reader's place: it has read all events of earlier positions, and those of `position` up to `id`. */
export interface Place {
  readonly position: number;
  readonly id: string;
}

/** The place before the first event. Readers can resume there while the workspace is younger than 30 days. */
export const beginning: Place = { position: -1, id: 'evt_00000000000000000000000000' };

/** For sorting: negative if `a` comes before `b`. */
export const comparePlaces = (a: Place, b: Place): number =>
  a.position - b.position || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** An event as readers of changes receive it. */
export interface ChangeNotice extends Place {
  readonly type: EventType;
  readonly resource_id: string;
}

/** A workspace's state in event order, as polled by the stream. */
export interface StreamState {
  /** The last event in event order. */
  readonly newest: Place;
  /** Whether committed events have no position yet. */
  readonly isWaiting: boolean;
  /** How often the test side was reset; a reset deletes all events and emits none. */
  readonly resets: number;
}

/** Reads the state of many workspaces in one statement. The map has no entry for a workspace that no longer exists. */
export async function readStreamStates(base: Base, workspaceIds: readonly string[]): Promise<Map<string, StreamState>> {
  const rows = await select<{ id: string; newest: string | null; waiting: number; resets: number | null }>(
    base,
    sql`SELECT w.id, s.resets,
               (SELECT JSON_ARRAY(e.position, e.id) FROM events e FORCE INDEX (events_position_index)
                 WHERE e.workspace_id = w.id AND e.position IS NOT NULL ORDER BY e.position DESC, e.id DESC LIMIT 1) AS newest,
               EXISTS (SELECT 1 FROM events e FORCE INDEX (events_position_index)
                        WHERE e.workspace_id = w.id AND e.position IS NULL) AS waiting
          FROM workspaces w LEFT JOIN test_sides s ON s.workspace_id = w.id WHERE w.id IN (${padded(workspaceIds)})`,
  );
  return new Map(
    rows.map(({ id, newest, waiting, resets }) => [
      id,
      { newest: placeIn(newest), isWaiting: waiting === 1, resets: resets ?? 0 },
    ]),
  );
}

function placeIn(json: string | null): Place {
  if (json === null) return beginning;
  const [position, id] = JSON.parse(json) as [number, string];
  return { position, id };
}

/** Up to `limit` events after a place, and up to and including `last`, in event order. */
export const eventsAfter = (
  base: Base,
  workspaceId: string,
  { position, id }: Place,
  limit: number,
  last?: Place,
): Promise<ChangeNotice[]> =>
  select<ChangeNotice>(
    base,
    sql`SELECT id, type, resource_id, position FROM events FORCE INDEX (events_position_index)
         WHERE workspace_id = ${workspaceId} AND position >= ${position} AND (position > ${position} OR id > ${id})
               ${last ? sql`AND (position < ${last.position} OR (position = ${last.position} AND id <= ${last.id}))` : sql``}
         ORDER BY position, id LIMIT ${limit}`,
  );

/** The place at which a reader resumes, and how often the test side had been reset when it was looked up. */
export interface Resumption {
  readonly place: Place;
  readonly resets: number;
}

/** The place of an event, to resume after it; undefined if it is unknown or purged: later events may be gone too. */
export async function resumeAfter(base: Base, workspaceId: string, id: string): Promise<Resumption | undefined> {
  if (!isId(id, 'evt')) return undefined;
  if (id === beginning.id) return resumeAtBeginning(base, workspaceId);
  const found = await findEvent(base, workspaceId, id);
  // A reader can know an event from a webhook before the event has a position.
  if (found?.position === null) await orderEvents(base, workspaceId);
  const placed = found?.position === null ? await findEvent(base, workspaceId, id) : found;
  if (placed === undefined || placed.position === null) return undefined;
  return { place: { position: placed.position, id }, resets: placed.resets ?? 0 };
}

async function findEvent(
  base: Base,
  workspaceId: string,
  id: string,
): Promise<{ readonly position: number | null; readonly resets: number | null } | undefined> {
  const [row] = await select<{ position: number | null; resets: number | null }>(
    base,
    sql`SELECT e.position, s.resets FROM events e LEFT JOIN test_sides s ON s.workspace_id = e.workspace_id
         WHERE e.id = ${id} AND e.workspace_id = ${workspaceId}`,
  );
  return row;
}

async function resumeAtBeginning(base: Base, workspaceId: string): Promise<Resumption | undefined> {
  const [row] = await select<{ created_at: Date; clock_at: Date | null; resets: number | null }>(
    base,
    sql`SELECT w.created_at, w.clock_at, s.resets FROM workspaces w LEFT JOIN test_sides s ON s.workspace_id = w.id
         WHERE w.id = ${workspaceId}`,
  );
  if (!row) return undefined;
  const latest = Math.max(Date.now(), clockOf(row).getTime());
  return latest - row.created_at.getTime() < eventLifeMs ? { place: beginning, resets: row.resets ?? 0 } : undefined;
}
