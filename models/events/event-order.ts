/**
 * The order in which events are read on from: that of their commits. Ids cannot give it, because they are drawn before their rows
 * reach the database and long before these are committed. So a position is given once an event is committed: the number of the pass
 * that found it, within which the order is that of the ids. One pass ends before the next begins, so whatever is committed later
 * comes later.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { indexNamed } from '../search/index-named.js';
import { idsNamedIn, recordOvertaken, type Change } from './overtaken.js';
import { execute, executeForNumber, select } from '../select.js';
import { transaction } from '../database/transaction.js';

type Base = Pick<Ctx, 'db'>;

/** Events, and silent changes, that a pass deals with at most, so that none takes long. */
const atOnce = 1_000;

/**
 * Gives a position to all events of a workspace that are committed by now. Several processes may do so at once. Returns the latest
 * time of any change that was dealt with so far, which is `seen` at least: anyone who reads then may go on from there, because what
 * comes to be committed with an earlier time is written down as overtaken (models/events/overtaken.ts).
 */
export async function orderEvents({ db }: Base, workspaceId: string, seen?: Date): Promise<Date | null> {
  const { seen_until, waiting } = await stateOf({ db }, workspaceId);
  if (!waiting && latest([seen_until, seen]) === seen_until) return seen_until;
  for (;;) {
    const { until, isLast } = await transaction(db, (within) => pass({ db: within }, workspaceId, seen));
    if (isLast) return until;
  }
}

interface State {
  readonly seen_until: Date | null;
  readonly waiting: number;
}

async function stateOf(base: Base, workspaceId: string): Promise<State> {
  const [state] = await select<State>(
    base,
    sql`SELECT (SELECT seen_until FROM event_counters WHERE workspace_id = ${workspaceId}) AS seen_until,
               ${isWaitingForOrder(workspaceId)} OR EXISTS (SELECT 1 FROM silent_changes WHERE workspace_id = ${workspaceId}) AS waiting`,
  );
  return state ?? { seen_until: null, waiting: 0 };
}

/** Whether any event has no position yet, for a statement that must know. */
export const isWaitingForOrder = (workspaceId: string): Sql =>
  sql`EXISTS (SELECT 1 FROM events FORCE INDEX (events_position_index) WHERE workspace_id = ${workspaceId} AND position IS NULL)`;

async function pass(
  base: Base,
  workspaceId: string,
  seen: Date | undefined,
): Promise<{ until: Date | null; isLast: boolean }> {
  const position = await nextPosition(base, workspaceId);
  const before = await seenUntil(base, workspaceId);
  const events = await waitingEvents(base, workspaceId);
  const silent = await silentChanges(base, workspaceId);
  await settle(base, workspaceId, position, idsOf(events), idsOf(silent));
  await indexNamed(
    { ...base, scope: { workspaceId } },
    events.map(({ resource_id }) => resource_id),
  );
  const isOvertaken = ({ changed_at }: Change): boolean => before !== null && changed_at < before;
  const [lateEvents, lateSilent] = [events.filter(isOvertaken), silent.filter(isOvertaken)];
  if (before !== null && lateEvents.length + lateSilent.length > 0)
    await recordOvertaken(
      base,
      workspaceId,
      [...(await changesToldBy(base, workspaceId, lateEvents)), ...lateSilent],
      before,
    );
  const until = latest([before, seen, ...[...events, ...silent].map(({ changed_at }) => changed_at)]);
  if (until !== before)
    await execute(base, sql`UPDATE event_counters SET seen_until = ${until} WHERE workspace_id = ${workspaceId}`);
  return { until, isLast: events.length < atOnce && silent.length < atOnce };
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

async function seenUntil(base: Base, workspaceId: string): Promise<Date | null> {
  const [counter] = await select<Pick<State, 'seen_until'>>(
    base,
    sql`SELECT seen_until FROM event_counters WHERE workspace_id = ${workspaceId}`,
  );
  return counter?.seen_until ?? null;
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
async function changesToldBy(base: Base, workspaceId: string, events: readonly Waiting<string>[]): Promise<Change[]> {
  if (events.length === 0) return [];
  const told = await select<Change & { data: string; context: string }>(
    base,
    sql`SELECT resource_id, created_at AS changed_at, data, context FROM events
         WHERE id IN (${join(idsOf(events))}) AND workspace_id = ${workspaceId}`,
  );
  return told.flatMap(({ resource_id: own, changed_at, data, context }) =>
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
