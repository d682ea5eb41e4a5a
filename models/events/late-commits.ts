/**
 * Late commits, for lists by `updated_since`. A row's `updated_at` is the time at which the request that changed it
 * began, so a slow change may be committed after readers have seen other changes of the same or a later time and
 * continue from there. The pass that finds such a change (event-order.ts) records it as overtaken, with the latest time
 * that readers may have seen by then (`overtaken_at`) and its own number (`position`). A reader gets the row if they
 * read since `overtaken_at` or an earlier time (`changedSince`), or if their cursor was made before that pass
 * (queries/changes-page.ts).
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { batchesOf } from '../../database/batches.js';
import type { Ctx } from '../context.js';
import { execute, identifier, select } from '../select.js';

type Base = Pick<Ctx, 'db'>;

/** The tables of the lists that take `updated_since`, by the prefix of their ids. */
const tables: Readonly<Record<string, string>> = {
  cli: 'clients',
  con: 'contacts',
  prj: 'projects',
  tkt: 'tickets',
  time: 'time_entries',
  exp: 'expenses',
  inv: 'invoices',
  cn: 'credit_notes',
  pay: 'payments',
};

/** A change of an object, with or without an event. */
export interface Change {
  readonly resource_id: string;
  readonly changed_at: Date;
}

/**
 * Notes changes of objects that no event of this transaction names, neither as its object nor by an id in its `data` or
 * `context`. Without it, readers by `updated_since` may miss them. Ids of types whose lists do not take `updated_since`
 * are ignored.
 */
export async function noteSilentChanges(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const part of batchesOf(ids.filter(hasList))) {
    const rows = part.map((id) => sql`(${ctx.scope.workspaceId}, ${id}, ${ctx.now})`);
    await execute(ctx, sql`INSERT INTO silent_changes (workspace_id, resource_id, changed_at) VALUES ${join(rows)}`);
  }
}

/**
 * Sets columns of all rows of a table that meet the condition `fitting`, and notes these changes without an event. The
 * caller must hold a lock that keeps others from adding such rows. Returns the ids of the rows.
 */
export async function changeSilently(ctx: Ctx, table: string, columns: Sql, fitting: Sql): Promise<string[]> {
  const mine = sql`workspace_id = ${ctx.scope.workspaceId}`;
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT id FROM ${identifier(table)} WHERE ${mine} AND ${fitting} ORDER BY id FOR UPDATE`,
  );
  const ids = rows.map(({ id }) => id);
  for (const part of batchesOf(ids))
    await execute(
      ctx,
      sql`UPDATE ${identifier(table)} SET ${columns}, updated_at = ${ctx.now} WHERE ${mine} AND id IN (${join(part)})`,
    );
  await noteSilentChanges(ctx, ids);
  return ids;
}

/** The number of the pass that found overtaken changes, and the latest time that readers may have seen by then. */
export interface Overtaking {
  readonly position: number;
  readonly overtakenAt: Date;
}

/**
 * Records overtaken changes of rows whose `updated_at` is still that of the change. If it is not, a later change is
 * reported instead, or the event named the row without changing it.
 */
export async function recordOvertaken(
  base: Base,
  workspaceId: string,
  changes: readonly Change[],
  { position, overtakenAt }: Overtaking,
): Promise<void> {
  for (const [prefix, table] of Object.entries(tables)) {
    const times = timesById(changes.filter(({ resource_id }) => resource_id.startsWith(`${prefix}_`)));
    for (const ids of batchesOf([...times.keys()])) {
      const rows = await select<{ id: string; updated_at: Date }>(
        base,
        sql`SELECT id, updated_at FROM ${identifier(table)} WHERE workspace_id = ${workspaceId} AND id IN (${join(ids)})`,
      );
      const left = rows.filter(({ id, updated_at }) => times.get(id)?.has(updated_at.getTime()));
      if (left.length === 0) continue;
      const tuples = left.map(
        ({ id, updated_at }) => sql`(${workspaceId}, ${id}, ${updated_at}, ${overtakenAt}, ${position})`,
      );
      await execute(
        base,
        sql`INSERT INTO overtaken_changes (workspace_id, resource_id, changed_at, overtaken_at, position) VALUES ${join(tuples)}
            ON DUPLICATE KEY UPDATE overtaken_at = GREATEST(overtaken_at, VALUES(overtaken_at)), position = VALUES(position)`,
      );
    }
  }
}

function timesById(changes: readonly Change[]): ReadonlyMap<string, ReadonlySet<number>> {
  const times = new Map<string, Set<number>>();
  for (const { resource_id: id, changed_at } of changes)
    times.set(id, (times.get(id) ?? new Set()).add(changed_at.getTime()));
  return times;
}

/** Distinct ids in a text, of types whose lists take `updated_since`. */
export const idsNamedIn = (text: string): string[] => [...new Set(text.match(anyId) ?? [])];

const anyId = new RegExp(`\\b(?:${Object.keys(tables).join('|')})_[0-9a-hjkmnp-tv-z]{26}\\b`, 'g');

const hasList = (id: string): boolean => (id.split('_')[0] ?? '') in tables;

/**
 * A condition on a table (alias `t`): rows that changed at `since` or later, or whose change was overtaken at `since`
 * or later.
 */
export async function changedSince(ctx: Ctx, table: string, since: Date): Promise<Sql> {
  const overtaken = await select<{ id: string; updated_at: Date }>(
    ctx,
    sql`SELECT t.id, t.updated_at
          FROM overtaken_changes o FORCE INDEX (overtaken_changes_overtaken_at_index)
          STRAIGHT_JOIN ${identifier(table)} t ON t.id = o.resource_id AND t.workspace_id = o.workspace_id AND t.updated_at = o.changed_at
         WHERE o.workspace_id = ${ctx.scope.workspaceId} AND o.overtaken_at >= ${since} AND o.changed_at < ${since}
           AND t.workspace_id = ${ctx.scope.workspaceId}`,
  );
  const plain = sql`t.updated_at >= ${since}`;
  const [earliest] = overtaken.map(({ updated_at }) => updated_at).toSorted((a, b) => a.getTime() - b.getTime());
  if (!earliest) return plain;
  // The first comparison lets the index on `updated_at` serve here too, from a slightly earlier time.
  return sql`t.updated_at >= ${earliest} AND (${plain} OR t.id IN (${join(overtaken.map(({ id }) => id))}))`;
}
