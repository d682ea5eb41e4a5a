/** Checks of a list's query: ranges, permission to sort, and ids that must exist. */
import sql from 'sql-template-tag';
import { ApiError, invalid } from '../domain/errors.js';
import { may, type Permission } from '../domain/people/policy.js';
import type { WorkspaceModel } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { identifier, isOneOf, scoped, select } from '../models/select.js';
import { assertInto } from '../domain/billing/exchange-rates/into.js';
import { assertRanges } from './filters.js';

interface Checked<Query> {
  /** Filters whose values are ids, and the model of the objects. */
  readonly references?: Readonly<Partial<Record<string, typeof WorkspaceModel>>>;
  /** The permission that sorting by a column requires. */
  readonly sortNeeds?: Readonly<Partial<Record<string, Permission>>>;
  assertQuery?(query: Query, ctx: Ctx): Promise<void>;
}

/**
 * Throws `invalid_request` or `forbidden` if the query is wrong, whichever rows it would find. A filter with several
 * ids is checked here, because one unknown id among them would not show in the rows; a filter with one id is checked
 * only if the list is empty.
 */
export async function assertListQuery<Query extends object>(
  ctx: Ctx,
  definition: Checked<Query>,
  query: Query,
): Promise<void> {
  assertRanges(query, ctx);
  if ('in' in query) assertInto(query.in);
  assertSort(ctx, definition, query);
  await definition.assertQuery?.(query, ctx);
  await assertReferences(ctx, definition, query, 2);
}

/** The order of rows reveals the values of a column, even if the rows do not contain it. */
function assertSort(
  { scope }: Ctx,
  { sortNeeds = {} }: Pick<Checked<never>, 'sortNeeds'>,
  query: { sort?: string },
): void {
  const need = query.sort === undefined ? undefined : sortNeeds[query.sort];
  if (need !== undefined && !may(scope, need))
    throw new ApiError('forbidden', `Sorting by ${query.sort} requires the permission ${need}`, { field: 'sort' });
}

/** Throws `invalid_request` if a filter with at least `min` ids has an id of no object that the user may see. */
export async function assertReferences(
  ctx: Ctx,
  { references = {} }: Pick<Checked<never>, 'references'>,
  query: object,
  min = 1,
): Promise<void> {
  for (const [name, model] of Object.entries(references)) {
    const { [name]: ids = [] } = query as Record<string, readonly string[] | undefined>;
    if (model && ids.length >= min) await assertKnown(ctx, name, ids, model);
  }
}

/** Throws `invalid_request` for the field `name` if one of the ids is of no object that the user may see. */
export async function assertKnown(
  ctx: Ctx,
  name: string,
  ids: readonly string[],
  model: typeof WorkspaceModel,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM ${identifier(model.tableName)} t WHERE ${scoped(ctx, model, 't')} AND ${isOneOf('t.id', ids)}`,
  );
  const known = new Set(rows.map((row) => row.id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalid(name, `does not exist: ${unknown}`);
}
