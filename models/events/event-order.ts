/**
 * The order in which readers continue through events: that of their commits (docs/decisions/event-order.md). Ids do not
 * follow it, because they are assigned long before the commit. So passes over a workspace run one after the other, and
 * each numbers what is committed by then. `position` is the number of the pass; events of one pass are ordered by id. A
 * pass does this in one transaction:
 * 1. It increments the workspace's counter, whose row lock makes other passes wait.
 * 2. It reads up to `atOnce` committed events without a position and as many silent changes, without locks.
 * 3. It writes the position to these events and deletes these silent changes.
 * 4. It adds the time entries and expenses among the objects of the events to the search index.
 * 5. It records as overtaken the changes whose time is not after the latest time already seen (late-commits.ts).
 * 6. It moves that latest time (`seen_until`) forward.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { indexByEvents } from '../search/index-by-events.js';
import { idsNamedIn, recordOvertaken, type Change } from './late-commits.js';
import { execute, executeForNumber, select } from '../select.js';
import { transaction } from '../../database/transaction.js';

type Base = Pick<Ctx, 'db'>;

/** How many events, and as many silent changes, one pass processes at most, so that its transaction stays short. */
const atOnce = 1_000;

/** How far a workspace's changes have been ordered. */
export interface Ordered {
  /** The latest time of a change that a pass found or a reader was shown (`seen`); null if there is none. */
  readonly until: Date | null;
  /** The number of the last pass. */
  readonly position: number;
  /** The number that the last reset of the test side took, as if it were a pass; 0 if there was none. */
  readonly resetPosition: number;
}

/**
 * Gives a position to all events of a workspace that are committed by now. Several processes may call it at once. The
 * returned `until` is not before `seen`, the latest time that a reader has been shown. Readers may continue from
 * `until`, because a change of that time or an earlier one that is committed later is recorded as overtaken
 * (models/events/late-commits.ts).
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

/** A condition, to be part of other statements, that the workspace has events without a position. */
export const isWaitingForOrder = (workspaceId: string): Sql =>
  sql`EXISTS (SELECT 1 FROM events FORCE INDEX (events_position_index) WHERE workspace_id = ${workspaceId} AND position IS NULL)`;

async function pass(base: Base, workspaceId: string, seen: Date | undefined): Promise<Ordered & { isLast: boolean }> {
  const position = await nextPosition(base, workspaceId);
  const { seen_until: before, reset_position: resetPosition } = await counterOf(base, workspaceId);
  const events = await waitingEvents(base, workspaceId);
  const silent = await silentChanges(base, workspaceId);
  await assignPosition(base, workspaceId, position, idsOf(events), idsOf(silent));
  await indexByEvents(
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

/** The latest time; of equal ones the first object, so that callers can compare by identity whether it moved. */
const latest = (times: readonly (Date | null | undefined)[]): Date | null =>
  times.reduce<Date | null>((best, time) => (time && (best === null || time > best) ? time : best), null);

/**
 * Increments the counter and returns the new number. The row stays locked, so other passes of the workspace wait for
 * the commit.
 */
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

/**
 * Reads committed events without a position; without locks, so that it does not wait for events of open transactions.
 */
const waitingEvents = (base: Base, workspaceId: string): Promise<Waiting<string>[]> =>
  select(
    base,
    sql`SELECT id, resource_id, created_at AS changed_at FROM events FORCE INDEX (events_position_index)
         WHERE workspace_id = ${workspaceId} AND position IS NULL ORDER BY id LIMIT ${atOnce}`,
  );

/** Reads committed silent changes, also without locks. */
const silentChanges = (base: Base, workspaceId: string): Promise<Waiting<number>[]> =>
  select(
    base,
    sql`SELECT id, resource_id, changed_at FROM silent_changes WHERE workspace_id = ${workspaceId} ORDER BY id LIMIT ${atOnce}`,
  );

/** Finds the rows by primary key: an update that searched another index would wait for rows that are not committed. */
async function assignPosition(
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

/**
 * The changes of all objects that events name: logging time, for example, also changes the sums of the project and the
 * ticket.
 */
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
