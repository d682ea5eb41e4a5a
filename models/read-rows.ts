/** Reads rows of models. */
import sql, { empty, type Sql } from 'sql-template-tag';
import { forbidden, notFound } from '../domain/errors.js';
import type { Ctx } from './context.js';
import { identifier, none, limitOf, scoped, select, selectByKey, type ScopedModel } from './select.js';
import type { Row } from './write-rows.js';

/** The order in which rows are read, and how many at most. */
export interface Reading {
  readonly order?: Sql | undefined;
  readonly limit?: number;
}

/** Locks the rows that are read, so that nobody else changes or deletes them before the transaction ends. */
export const forUpdate = sql` FOR UPDATE`;

/** Takes shared locks on the rows that are read: nobody changes or deletes them before the transaction ends. */
export const forShare = sql` LOCK IN SHARE MODE`;

/** Whether to read without a lock first. Contacts must not learn that a hidden row exists by waiting for its lock. */
const mustLookFirst = ({ scope }: Ctx, lock: Sql): boolean => scope.contact !== undefined && lock !== empty;

/** The rows that the user may see and that meet a condition, in which the table is called `t`. */
export async function readRows(
  ctx: Ctx,
  model: ScopedModel,
  condition: Sql,
  { order, limit }: Reading,
  lock = empty,
): Promise<Row[]> {
  if (condition === none) return [];
  if (mustLookFirst(ctx, lock) && (await readRows(ctx, model, condition, { limit: 1 })).length === 0) return [];
  const ordered = order ? sql` ORDER BY ${order}` : empty;
  const limited = limit === undefined ? empty : sql` LIMIT ${limit}`;
  return select(ctx, sql`SELECT t.* ${fitting(ctx, model, condition)}${ordered}${limited}${lock}`);
}

/** How many rows `readRows` would return. */
export async function countRows(ctx: Ctx, model: ScopedModel, condition: Sql): Promise<number> {
  const [row] = await select<{ number: number }>(ctx, sql`SELECT COUNT(*) AS number ${fitting(ctx, model, condition)}`);
  return row?.number ?? 0;
}

const fitting = (ctx: Ctx, model: ScopedModel, condition: Sql): Sql =>
  sql`FROM ${identifier(model.tableName)} t WHERE ${scoped(ctx, model, 't')} AND (${condition})`;

/**
 * One row; `not_found` if the workspace has none, `forbidden` if the user may not see it, which for contacts is
 * `not_found` too.
 */
export async function readOne(ctx: Ctx, model: ScopedModel, id: string, lock: Sql): Promise<Row> {
  if (mustLookFirst(ctx, lock)) await readOne(ctx, model, id, empty);
  const visible = limitOf(ctx, model, 't');
  const columns = visible ? sql`t.*, (${visible}) AS is_visible` : sql`t.*`;
  const [row] = await selectByKey<Row>(
    ctx,
    sql`SELECT ${columns} FROM ${identifier(model.tableName)} t WHERE t.id = ${id} AND t.workspace_id = ${ctx.scope.workspaceId}${lock}`,
  );
  if (!row) throw notFound();
  if (visible) {
    if (!row['is_visible']) throw ctx.scope.contact ? notFound() : forbidden();
    delete row['is_visible'];
  }
  return row;
}
