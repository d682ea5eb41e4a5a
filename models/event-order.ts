/**
 * The order in which events are read on from: that of their commits. Ids cannot give it, for they are drawn before their rows reach
 * the database and long before these are committed. So a position is given once an event is committed: the number of the pass that
 * found it, within which the order is that of the ids. One pass ends before the next begins, so whatever is committed later comes later.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from './context.js';
import { execute, executeForNumber, select } from './select.js';
import { transaction } from './transaction.js';

type Base = Pick<Ctx, 'db'>;

/** Events that a pass gives their position at most, so that none takes long. */
const atOnce = 1_000;

/** Gives a position to all events of a workspace that are committed by now. Several processes may do so at once. */
export async function orderEvents({ db }: Base, workspaceId: string): Promise<void> {
  if ((await findWaiting({ db }, workspaceId, 1)).length === 0) return;
  while ((await transaction(db, (within) => pass({ db: within }, workspaceId))) === atOnce);
}

async function pass(base: Base, workspaceId: string): Promise<number> {
  const position = await nextPosition(base, workspaceId);
  const ids = await findWaiting(base, workspaceId, atOnce);
  // By their ids alone: looking for them under a lock would wait for events that are not committed.
  if (ids.length > 0)
    await execute(base, sql`UPDATE events FORCE INDEX (PRIMARY) SET position = ${position} WHERE id IN (${join(ids)})`);
  return ids.length;
}

/** Also keeps every other pass of the workspace waiting until this one is committed. */
const nextPosition = (base: Base, workspaceId: string): Promise<number> =>
  executeForNumber(
    base,
    sql`INSERT INTO event_counters (workspace_id, position) VALUES (${workspaceId}, LAST_INSERT_ID(1))
        ON DUPLICATE KEY UPDATE position = LAST_INSERT_ID(position + 1)`,
  );

/** Read without a lock, as they are at this moment. */
async function findWaiting(base: Base, workspaceId: string, most: number): Promise<string[]> {
  const waiting = await select<{ id: string }>(
    base,
    sql`SELECT id FROM events FORCE INDEX (events_position_index)
         WHERE workspace_id = ${workspaceId} AND position IS NULL ORDER BY id LIMIT ${most}`,
  );
  return waiting.map(({ id }) => id);
}

/** Workspaces with events that nobody has asked for yet. */
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

/** A predicate over events: those that come before each event of this instant or later in the order. */
export async function eventsAllBefore(ctx: Ctx, instant: Date): Promise<Sql> {
  const { workspaceId } = ctx.scope;
  await orderEvents(ctx, workspaceId);
  const [first] = await select<{ id: string; position: number }>(
    ctx,
    sql`SELECT id, position FROM events FORCE INDEX (events_position_index)
         WHERE workspace_id = ${workspaceId} AND position IS NOT NULL AND created_at >= ${instant} ORDER BY position, id LIMIT 1`,
  );
  if (!first) return sql`position IS NOT NULL`;
  const { id, position } = first;
  return sql`(position < ${position} OR (position = ${position} AND id < ${id}))`;
}
