/** Turns a list's definition and query into a `Reading`: conditions, search, order and index. */
import sql, { type Sql } from 'sql-template-tag';
import type { WorkspaceModel } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { jsonColumnsOf, readJson } from '../models/json-columns.js';
import { searchFor, type Search } from '../models/search/search.js';
import type { SearchedType } from '../models/search/search-index.js';
import { identifier, limitOf, scoped } from '../models/select.js';
import type { OperationId, Query } from '../contract/contract.js';
import { externalIndex } from './external-filters.js';
import { indexed, incremental, type Filter, type ListOf, type Sorted } from './list.js';
import { indexInOrder } from './order-indexes.js';
import type { Order, Reading } from './page-statement.js';

/** Conditions beside the list's filters. */
export interface ExtraConditions {
  /** For example, rows of a parent object. */
  readonly where?: Sql | undefined;
  /** Rows that changed since the instant of `updated_since`. */
  readonly changed?: Sql | undefined;
}

type Definition = Pick<ListOf<OperationId, unknown, unknown>, 'model' | 'columns' | 'joins' | 'named'> & {
  summary?: { columns: Sql };
  filters: object;
  sorts: object;
  references?: object;
};

export async function readingOf<Id extends OperationId, Row, Summary>(
  ctx: Ctx,
  definition: ListOf<Id, Row, Summary>,
  query: Query<Id> & Sorted,
  { where, changed }: ExtraConditions = {},
): Promise<Reading> {
  const { tableName } = definition.model;
  const external = externalIndex(tableName, query);
  const index = external ?? definition.index?.(query, ctx);
  const lasting = conditionsOf(ctx, definition, query, where);
  const conditions = changed ? [...lasting, changed] : lasting;
  const search = await searchOf(ctx, definition, query);
  const order = orderOf(definition, query);
  const inThisOrder = indexInOrder(tableName, order.column);
  const isWhole = !search && selectsWholeWorkspace(ctx, definition, isInChangeOrder(query) ? lasting : conditions);
  const ordered = index ?? (isWhole ? inThisOrder : undefined);
  const isByChange = isInChangeOrder(query) && ordered !== undefined && ordered === inThisOrder;
  const isOfDefinition = index !== undefined && !external && definition.isInOrder?.(query, ctx) === true;
  const isInOrder = isByChange || isOfDefinition || (index === undefined && ordered !== undefined);
  const [source, inOrder] = [sourceOf(definition, index), sourceOf(definition, ordered)];
  return { source, inOrder, isInOrder, conditions, search, order };
}

/**
 * Whether a list is in the order of changes: it has `updated_since` and no other order. The validator does not fill in
 * the default of `sort` if `updated_since` is given.
 */
export const isInChangeOrder = (query: Sorted & { updated_since?: string }): boolean =>
  query.updated_since !== undefined &&
  (query.sort === undefined || (query.sort === 'updated_at' && query.order === 'asc'));

/** Whether these conditions select all rows of the workspace; a search is not among them. */
export const selectsWholeWorkspace = (ctx: Ctx, { model }: Definition, conditions: readonly Sql[]): boolean =>
  conditions.length === 1 && !limitOf(ctx, model, 't');

function conditionsOf(ctx: Ctx, { model, filters }: Definition, query: object, where: Sql | undefined): Sql[] {
  const conditions = [scoped(ctx, model, 't')];
  if (where) conditions.push(where);
  for (const [name, apply] of Object.entries(filters) as [string, Filter<unknown> | string][]) {
    const value = name === 'search' ? textOf(query) : (query as Record<string, unknown>)[name];
    const condition = value === undefined || typeof apply === 'string' ? undefined : apply(value, ctx);
    if (condition) conditions.push(condition);
  }
  return conditions;
}

/** The text of `search`; undefined if it is blank, which is no filter. */
function textOf(query: object): string | undefined {
  const { search: text = '' } = query as { search?: string };
  return text.trim() === '' ? undefined : text;
}

/** The instant of `updated_since`; undefined if the query has none, or the list is not read incrementally. */
export function updatedSinceOf({ filters }: Pick<Definition, 'filters'>, query: object): Date | undefined {
  const { updated_since: since } = query as { updated_since?: string };
  return since !== undefined && (filters as { updated_since?: unknown }).updated_since === incremental
    ? new Date(since)
    : undefined;
}

/** The search of a list whose `search` uses the search index; undefined without a text. */
async function searchOf(ctx: Ctx, definition: Definition, query: object): Promise<Search | undefined> {
  const { model, filters } = definition;
  const { search: filter } = filters as Partial<Record<string, unknown>>;
  const text = textOf(query);
  if (filter !== indexed || text === undefined) return undefined;
  return searchFor(ctx, model.tableName as SearchedType, text, await definition.named?.(text, ctx));
}

/** The table as `t`, with a hint for `index` if given. */
export function sourceOf({ model }: Definition, index: string | undefined): Sql {
  const table = sql`${identifier(model.tableName)} t`;
  return index === undefined ? table : sql`${table} FORCE INDEX (${identifier(index)})`;
}

function orderOf({ sorts }: Definition, query: Sorted): Order {
  if (isInChangeOrder(query)) return { column: 't.updated_at', direction: 'asc' };
  const { sort, order = 'desc' } = query;
  const column = sort === undefined ? undefined : (sorts as Record<string, string>)[sort];
  return { column: column ?? 't.created_at', direction: order };
}

/** Parses the model's JSON columns in place, which hand-written statements return as text. */
export function parseJsonColumns(model: typeof WorkspaceModel, rows: Record<string, unknown>[]): void {
  const unordered = new Set(jsonColumnsOf(model));
  for (const name of model.jsonAttributes ?? []) {
    const parse = unordered.has(name) ? readJson : JSON.parse;
    for (const row of rows) if (typeof row[name] === 'string') row[name] = parse(row[name]) as unknown;
  }
}
