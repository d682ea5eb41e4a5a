import sql, { join } from 'sql-template-tag';
import { grouped } from '../domain/grouped.js';
import type { Locked, Values, WorkspaceModel } from './base.js';
import { batchesOf } from '../database/batches.js';
import type { Ctx } from './context.js';
import { inOrder, jsonColumnsOf } from './json-columns.js';
import { changeMetadata } from './metadata-values.js';
import { indexChanged } from './search/search-index.js';
import { identifier } from './select.js';
import { normalise, tableOf } from '../database/table.js';
import { toColumn, write, type Row } from './write-rows.js';

/** Changes the same columns of several rows, and returns the changed rows. */
export async function patchAll<M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  rows: readonly Locked<InstanceType<M>>[],
  changes: Values<InstanceType<M>>,
): Promise<Locked<InstanceType<M>>[]> {
  const table = await tableOf(ctx.db, model.tableName);
  const sent: Row = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const given = Object.entries({ ...model.derivedChanges(sent, ctx), ...sent });
  const next: Row = Object.fromEntries(given.map(([name, value]) => [name, normalise(table.get(name), value)]));
  for (const name of jsonColumnsOf(model)) if (name in next) next[name] = inOrder(next[name]);
  next['updated_at'] = ctx.now;
  const assignments = Object.entries(next).map(([name, value]) => sql`${identifier(name)} = ${toColumn(value)}`);
  for (const some of batchesOf(rows))
    await write(
      ctx,
      model,
      sql`UPDATE ${identifier(model.tableName)} SET ${join(assignments)}
           WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${join(some.map(({ id }) => id))})`,
    );
  const changed = rows.map((row) => Object.assign(Object.create(model.prototype as object) as typeof row, row, next));
  for (const row of changed) await indexChanged(ctx, model.tableName, row, next);
  if ('metadata' in next) {
    const noted = rows.map((before, index) => ({ before, after: changed[index] ?? before }));
    await changeMetadata(ctx, model.tableName, noted);
  }
  return changed;
}

/** A row and its new values. */
export interface Edit<M> {
  readonly row: Locked<M>;
  readonly values: Values<M>;
}

/** Edits with the same values for several rows. */
export const editsOf = <M>(rows: readonly Locked<M>[], values: Values<M>): Edit<M>[] =>
  rows.map((row) => ({ row, values }));

/** A row before and after a change. */
export interface Edited<M> {
  readonly before: Locked<M>;
  readonly after: Locked<M>;
}

/**
 * Changes rows, each to its own values, and returns them before and after, in order. Rows with equal values share a
 * statement.
 */
export async function patchEach<M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  edits: readonly Edit<InstanceType<M>>[],
): Promise<Edited<InstanceType<M>>[]> {
  const after = new Map<string, Locked<InstanceType<M>>>();
  for (const alike of grouped(edits, ({ values }) => JSON.stringify(values)).values()) {
    const rows = alike.map(({ row }) => row);
    for (const row of await patchAll(ctx, model, rows, alike[0].values)) after.set(row.id, row);
  }
  return edits.map(({ row }) => ({ before: row, after: after.get(row.id) ?? row }));
}
