/**
 * The order in which events are read on from: that of their commits. Ids cannot give it, because they are drawn before their rows
 * reach the database and long before these are committed. So a position is given once an event is committed: the number of the pass
 * that found it, within which the order is that of the ids. One pass ends before the next begins, so whatever is committed later
 * comes later.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { indexNamed } from '../search/index-named.js';
import { idsNamedIn, recordOvertaken, type Change } from './late-commits.js';
import { execute, executeForNumber, select } from '../select.js';
import { transaction } from '../../database/transaction.js';

type Base = Pick<Ctx, 'db'>;

/** Events, and silent changes, that a pass deals with at most, so that none takes long. */
const atOnce = 1_000;

/** How far the order of a workspace's changes has come. */
export interface Ordered {
  /** The latest time of any change that a pass has found so far; null if there is none. */
  readonly until: Date | null;
  /** The number of the last pass. */
  readonly position: number;
  /** The number of the last pass before the data of the test side were reset; 0 if they never were. */
  readonly resetPosition: number;
}

/**
 * Gives a position to all events of a workspace that are committed by now. Several processes may do so at once. The `until` of what it
 * returns is `seen` at least: anyone who reads then may go on from there, because what comes to be committed with that time or an
 * earlier one is written down as overtaken (models/events/late-commits.ts).
 */
export async function orderEvents({ db }: Base, workspaceId: string, seen?: Date): Promise<Ordered> {
  const { seen_until: until, waiting, position, reset_position: resetPosition } = await stateOf({ db }, workspaceId);
  if (!waiting && latest([until, seen]) === until) return { until, position, resetPosition };
  for (;;) {
    const { isLast, ...ordered } = await transaction(db, (within) => pass({ db: within }, workspaceId, seen));
    if (isLast) return ordered;
  }
}

interface State {
  readonly seen_until: Date | null;
  readonly position: number;
  readonly reset_position: number;
  readonly waiting: number;
}

async function stateOf(base: Base, workspaceId: string): Promise<State> {
  const [state] = await select<State>(
    base,
    sql`SELECT c.seen_until, COALESCE(c.position, 0) AS position, COALESCE(c.reset_position, 0) AS reset_position,
               ${isWaitingForOrder(workspaceId)} OR EXISTS (SELECT 1 FROM silent_changes WHERE workspace_id = ${workspaceId}) AS waiting
          FROM (SELECT 1) AS one LEFT JOIN event_counters c ON c.workspace_id = ${workspaceId}`,
  );
  return state ?? { seen_until: null, position: 0, reset_position: 0, waiting: 0 };
}

/** Whether any event has no position yet, for a statement that must know. */
export const isWaitingForOrder = (workspaceId: string): Sql =>
  sql`EXISTS (SELECT 1 FROM events FORCE INDEX (events_position_index) WHERE workspace_id = ${workspaceId} AND position IS NULL)`;

async function pass(base: Base, workspaceId: string, seen: Date | undefined): Promise<Ordered & { isLast: boolean }> {
  const position = await nextPosition(base, workspaceId);
  const { seen_until: before, reset_position: resetPosition } = await counterOf(base, workspaceId);
  const events = await waitingEvents(base, workspaceId);
  const silent = await silentChanges(base, workspaceId);
  await settle(base, workspaceId, position, idsOf(events), idsOf(silent));
  await indexNamed(
    { ...base, scope: { workspaceId } },
    events.map(({ resource_id }) => resource_id),
  );
  const isOvertaken = ({ changed_at }: Change): boolean => before !== null && changed_at <= before;
  const [lateEvents, lateSilent] = [events.filter(isOvertaken), silent.filter(isOvertaken)];
  if (before !== null && lateEvents.length + lateSilent.length > 0)
    await recordOvertaken(
      base,
      workspaceId,
      [...(await changesNamedBy(base, workspaceId, lateEvents)), ...lateSilent],
      {
        position,
        overtakenAt: before,
      },
    );
  const until = latest([before, seen, ...[...events, ...silent].map(({ changed_at }) => changed_at)]);
  if (until !== before)
    await execute(base, sql`UPDATE event_counters SET seen_until = ${until} WHERE workspace_id = ${workspaceId}`);
  return { until, position, resetPosition, isLast: events.length < atOnce && silent.length < atOnce };
}

/** The first of the latest ones. */
const latest = (times: readonly (Date | null | undefined)[]): Date | null =>
  times.reduce<Date | null>((best, time) => (time && (best === null || time > best) ? time : best), null);

/** Also keeps every other pass of the workspace waiting until this one is committed. */
const nextPosition = (base: Base, workspaceId: string): Promise<number> =>
  executeForNumber(
    base,
    sql`INSERT INTO event_counters (workspace_id, position) VALUES (${workspaceId}, LAST_INSERT_ID(1))
        ON DUPLICATE KEY UPDATE position = LAST_INSERT_ID(position + 1)`,
  );

async function counterOf(base: Base, workspaceId: string): Promise<Pick<State, 'seen_until' | 'reset_position'>> {
  const [counter] = await select<Pick<State, 'seen_until' | 'reset_position'>>(
    base,
    sql`SELECT seen_until, reset_position FROM event_counters WHERE workspace_id = ${workspaceId}`,
  );
  return counter ?? { seen_until: null, reset_position: 0 };
}

interface Waiting<Id> extends Change {
  readonly id: Id;
}

const idsOf = <Id>(all: readonly Waiting<Id>[]): Id[] => all.map(({ id }) => id);

/** Read without a lock, as they are at this moment. */
const waitingEvents = (base: Base, workspaceId: string): Promise<Waiting<string>[]> =>
  select(
    base,
    sql`SELECT id, resource_id, created_at AS changed_at FROM events FORCE INDEX (events_position_index)
         WHERE workspace_id = ${workspaceId} AND position IS NULL ORDER BY id LIMIT ${atOnce}`,
  );

/** Likewise. */
const silentChanges = (base: Base, workspaceId: string): Promise<Waiting<number>[]> =>
  select(
    base,
    sql`SELECT id, resource_id, changed_at FROM silent_changes WHERE workspace_id = ${workspaceId} ORDER BY id LIMIT ${atOnce}`,
  );

/** By their ids alone: looking for them under a lock would wait for those that are not committed. */
async function settle(
  base: Base,
  workspaceId: string,
  position: number,
  events: readonly string[],
  silent: readonly number[],
): Promise<void> {
  if (events.length > 0)
    await execute(
      base,
      sql`UPDATE events FORCE INDEX (PRIMARY) SET position = ${position}
           WHERE id IN (${join(events)}) AND workspace_id = ${workspaceId}`,
    );
  if (silent.length > 0)
    await execute(
      base,
      sql`DELETE s FROM silent_changes s FORCE INDEX (PRIMARY)
           WHERE s.id IN (${join(silent)}) AND s.workspace_id = ${workspaceId}`,
    );
}

/** An event tells of all that it names: of time that is logged also the project and the ticket change, by their sums. */
async function changesNamedBy(base: Base, workspaceId: string, events: readonly Waiting<string>[]): Promise<Change[]> {
  if (events.length === 0) return [];
  const reported = await select<Change & { data: string; context: string }>(
    base,
    sql`SELECT resource_id, created_at AS changed_at, data, context FROM events
         WHERE id IN (${join(idsOf(events))}) AND workspace_id = ${workspaceId}`,
  );
  return reported.flatMap(({ resource_id: own, changed_at, data, context }) =>
    [own, ...idsNamedIn(data + context)].map((resource_id) => ({ resource_id, changed_at })),
  );
}

/** Workspaces with events that nobody has requested yet. */
export async function findWorkspacesWithWaitingEvents(base: Base): Promise<string[]> {
  // One look into the index for each workspace: anything else that the optimizer may think of reads all events.
  const found = await select<{ id: string }>(
    base,
    sql`SELECT w.id, (SELECT e.id FROM events e FORCE INDEX (events_position_index)
                       WHERE e.workspace_id = w.id AND e.position IS NULL LIMIT 1) AS waiting
          FROM workspaces w HAVING waiting IS NOT NULL`,
  );
  return found.map(({ id }) => id);
}
