import sql, { join } from 'sql-template-tag';
import type { Locked, Values, WorkspaceModel } from './base.js';
import { batchesOf } from './database/batches.js';
import type { Ctx } from './context.js';
import { execute, identifier } from './select.js';
import { normalise, tableOf } from './database/table.js';
import { toColumn } from './write-rows.js';

/**
 * Makes one change to several rows of a table and answers them as they are then. It is for columns that no
 * search reads and no unique index holds.
 */
export async function patchAll<M extends typeof WorkspaceModel>(
  ctx: Ctx,
  model: M,
  rows: readonly Locked<InstanceType<M>>[],
  changes: Values<InstanceType<M>>,
): Promise<Locked<InstanceType<M>>[]> {
  const table = await tableOf(ctx.db, model.tableName);
  const given = Object.entries(changes).map(([name, value]) => [name, normalise(table.get(name), value)] as const);
  const next = { ...Object.fromEntries(given), updated_at: ctx.now };
  const assignments = Object.entries(next).map(([name, value]) => sql`${identifier(name)} = ${toColumn(value)}`);
  for (const some of batchesOf(rows))
    await execute(
      ctx,
      sql`UPDATE ${identifier(model.tableName)} SET ${join(assignments)}
           WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${join(some.map(({ id }) => id))})`,
    );
  return rows.map((row) => Object.assign(Object.create(model.prototype as object) as typeof row, row, next));
}
