/** What a list's query must not ask. */
import sql from 'sql-template-tag';
import { ApiError, invalid } from '../domain/errors.js';
import { may, type Permission } from '../domain/people/policy.js';
import type { WorkspaceModel } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { identifier, isOneOf, scoped, select } from '../models/select.js';
import { assertRanges } from './filters.js';

interface Checked<Query> {
  /** Filters that name objects, and what they name. */
  readonly references?: Readonly<Partial<Record<string, typeof WorkspaceModel>>>;
  /** What must be seen to sort by it. */
  readonly sortNeeds?: Readonly<Partial<Record<string, Permission>>>;
  assertQuery?(query: Query, ctx: Ctx): Promise<void>;
}

/** Throws `invalid_request` on what is wrong with a query, whatever it finds. Of several ids none must go unseen. */
export async function assertListQuery<Query extends object>(
  ctx: Ctx,
  definition: Checked<Query>,
  query: Query,
): Promise<void> {
  assertRanges(query, ctx);
  assertSort(ctx, definition, query);
  await definition.assertQuery?.(query, ctx);
  await assertReferences(ctx, definition, query, 2);
}

/** The order of rows reveals what is hidden in them. */
function assertSort(
  { scope }: Ctx,
  { sortNeeds = {} }: Pick<Checked<never>, 'sortNeeds'>,
  query: { sort?: string },
): void {
  const need = query.sort === undefined ? undefined : sortNeeds[query.sort];
  if (need !== undefined && !may(scope, need))
    throw new ApiError('forbidden', `Sorting by ${query.sort} requires the permission ${need}`, { field: 'sort' });
}

/** Throws `invalid_request` on a filter of `fewest` ids or more that names nothing, by the fault of which a list may be empty. */
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

/** Throws `invalid_request` on a filter that names an object which is not there. */
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
