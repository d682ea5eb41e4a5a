/** The one engine behind every list: filters, sorting, pages, count and summary, by a table for each list operation. */
import sql, { type Sql } from 'sql-template-tag';
import type { Permission } from '../domain/people/policy.js';
import type { WorkspaceModel } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { jsonColumnsOf, readJson } from '../models/json-columns.js';
import { searchFor, type Search } from '../models/search/search.js';
import type { SearchedType } from '../models/search/search-index.js';
import { identifier, limitOf, scoped, select, selectSums } from '../models/select.js';
import { externalIndex } from './external-filters.js';
import { every } from './filters.js';
import { latestOf, readInStep } from './in-step.js';
import type { OperationId, Query, Schemas } from '../contract/contract.js';
import { assertAsked, assertReferences } from './list-checks.js';
import { indexInOrder } from './order-indexes.js';
import { pageStatement, type Order, type PageOf, type Reading } from './page-statement.js';

type Reserved = 'page' | 'per_page' | 'limit' | 'sort' | 'order' | 'fields' | 'include' | 'format';
type SortOf<Q> = Q extends { sort: infer S extends string } ? S : never;
type FilterName<Id extends OperationId> = Exclude<keyof Query<Id>, Reserved>;
/** What a filter leaves of a list, or undefined for all of it. */
type Filter<Value> = (value: Value, ctx: Ctx) => Sql | undefined;

/**
 * How one list operation reads its table, which has the alias `t`. Every query parameter of the contract must appear. A filter
 * answers a condition over `t` alone (use EXISTS for other tables), or undefined for none; `indexed` leaves it to the index of
 * search, `inStep` to the record of changes.
 */
export interface ListOf<Id extends OperationId, Row, Summary, Totals = never> {
  /** Carries the type of a row; never set. */
  readonly row?: Row;
  readonly model: typeof WorkspaceModel;
  /** What the rows hold; may name joined tables. */
  readonly columns: Sql;
  /** LEFT JOINs by keys alone: before other joins, not every engine counts off the rows of a page. */
  readonly joins?: Sql;
  readonly filters: {
    readonly [K in FilterName<Id>]-?:
      | Filter<NonNullable<Query<Id>[K]>>
      | (K extends 'search' ? typeof indexed : K extends 'updated_since' ? typeof inStep : never);
  };
  /** Columns of `t` by the names that `sort` takes; without `sort` lists are by creation. */
  readonly sorts: Record<SortOf<Query<Id>>, string>;
  /** The permission that sorting by it needs: the order of rows would reveal what is hidden in them. */
  readonly sortNeeds?: { readonly [S in SortOf<Query<Id>>]?: Permission };
  /** Filters that name objects: an unknown id is `invalid_request`. */
  readonly references?: { readonly [K in FilterName<Id>]?: typeof WorkspaceModel };
  /** The id of the row that a sought text names outright, where the index does not know by which word. */
  named?(text: string, ctx: Ctx): Promise<string | undefined>;
  /** Throws `invalid_request` on what a filter names that does not exist, where `references` cannot tell. */
  assertQuery?(query: Query<Id>, ctx: Ctx): Promise<void>;
  /**
   * The index to read by. Without it the optimizer chooses, and may follow the order through the whole table for a page that
   * the filter leaves almost empty.
   */
  readonly index?: (query: Query<Id>, ctx: Ctx) => string | undefined;
  /** Whether that index holds the rows in the order asked for: each of its columns before that of the order is of one value. */
  readonly isInOrder?: (query: Query<Id> & Sorted, ctx: Ctx) => boolean;
  /** Aggregates over the whole filtered list, read with the count. `grouped` reads more of the same entries, a row a group. */
  readonly summary?: {
    readonly columns: Sql;
    readonly read: (totals: Totals, ctx: Ctx, grouped: Grouped) => Summary | Promise<Summary>;
    /** The same from sums that are kept, for what these can tell; the list is then only counted. */
    readonly kept?: (query: Query<Id>, ctx: Ctx) => Promise<Summary> | undefined;
  };
}

/** In place of a filter: the text is sought in the index of the list's table. */
export const indexed = 'indexed';

/** In place of a filter: the list is read in step with its changes (queries/in-step.ts). */
export const inStep = 'in step';

/** Aggregates over the filtered list by `column` of `t`, in its order; `Group` is what these give. */
export type Grouped = <Group>(column: string, aggregates: Sql) => Promise<Group[]>;

/** Defines a list; `Row` is what its `columns` give, `Totals` what those of its summary do. */
export const listOf =
  <Id extends OperationId>() =>
  <Row, Summary = undefined, Totals = never>(
    definition: ListOf<Id, Row, Summary, Totals>,
  ): ListOf<Id, Row, Summary, Totals> =>
    definition;

export type Sorted = { sort?: string; order?: 'asc' | 'desc' };
type Paged = Sorted & PageOf;

export interface Listed<Row, Summary> {
  rows: Row[];
  pagination: Schemas['Pagination'];
  summary: Summary;
}

/** One page of a list, with the count and the summary of the whole. `where` narrows it further, such as to a parent object. */
export async function list<Id extends OperationId, Row, Summary, Totals>(
  ctx: Ctx,
  definition: ListOf<Id, Row, Summary, Totals>,
  query: Query<Id> & Paged,
  where?: Sql,
): Promise<Listed<Row, Summary>> {
  await assertAsked(ctx, definition, query);
  const since = startOf(definition, query);
  if (!since) return readPage(ctx, definition, query, where);
  const isSeen = ({ rows }: Listed<Row, Summary>): Date | undefined => latestOf(rows as { updated_at: Date }[]);
  const read = (changed: Sql): Promise<Listed<Row, Summary>> =>
    readPage(ctx, definition, query, where ? every([where, changed]) : changed);
  return readInStep(ctx, definition.model.tableName, since, read, isSeen);
}

async function readPage<Id extends OperationId, Row, Summary, Totals>(
  ctx: Ctx,
  definition: ListOf<Id, Row, Summary, Totals>,
  query: Query<Id> & Paged,
  where?: Sql,
): Promise<Listed<Row, Summary>> {
  const reading = await readingOf(ctx, definition, query, where);
  const { source, conditions, search } = reading;
  const all = sql`${source} WHERE ${every(conditions, search?.all)}`;
  const isWhole = isOfWorkspace(ctx, definition, conditions);
  const keptSummary = where || search ? undefined : definition.summary?.kept?.(query, ctx);
  const readTotals = (): Promise<(Totals & { total: number })[]> => {
    if (definition.summary && !keptSummary) return selectSums(ctx, totalsStatement(definition.summary.columns, all));
    if (!isWhole) return select(ctx, countStatement(all));
    // The whole is counted by the shortest index.
    return select(
      ctx,
      search?.count ?? countStatement(sql`${sourceOf(definition, undefined)} WHERE ${every(conditions)}`),
    );
  };
  const [rows, [totals], summary] = await Promise.all([
    select<Record<string, unknown>>(ctx, pageStatement(ctx, definition, query, reading)),
    readTotals(),
    keptSummary,
  ]);
  const grouped: Grouped = (column, aggregates) => selectSums(ctx, groupsStatement(all, column, aggregates));
  const total = totals?.total ?? 0;
  if (total === 0) await assertReferences(ctx, definition, query);
  parseJsonColumns(definition.model, rows);
  return {
    rows: rows as Row[],
    pagination: paginationOf(query, total),
    summary: (summary ?? (totals && (await definition.summary?.read(totals, ctx, grouped)))) as Summary,
  };
}

/** Where a page stands in a list of a given length. */
export const paginationOf = ({ page, per_page }: PageOf, total: number): Schemas['Pagination'] => ({
  page,
  per_page,
  total,
  total_pages: Math.ceil(total / per_page),
});

/** One page of a short list that is there as a whole. */
export const pageOf = <Row>(rows: readonly Row[], query: PageOf): Omit<Listed<Row, undefined>, 'summary'> => ({
  rows: rows.slice((query.page - 1) * query.per_page, query.page * query.per_page),
  pagination: paginationOf(query, rows.length),
});

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
  where?: Sql,
): Promise<Reading> {
  const external = externalIndex(definition.model.tableName, query);
  const index = external ?? definition.index?.(query, ctx);
  const conditions = conditionsOf(ctx, definition, query, where);
  const search = await searchOf(ctx, definition, query);
  const order = orderOf(definition, query);
  const isWhole = !search && isOfWorkspace(ctx, definition, conditions);
  const ordered = index ?? (isWhole ? indexInOrder(definition.model.tableName, order.column) : undefined);
  const isInOrder =
    index === undefined ? ordered !== undefined : !external && definition.isInOrder?.(query, ctx) === true;
  const [source, inOrder] = [sourceOf(definition, index), sourceOf(definition, ordered)];
  return { source, inOrder, isInOrder, conditions, search, order };
}

/** Whether these conditions, but for a search, leave all that the workspace has. */
const isOfWorkspace = (ctx: Ctx, { model }: Definition, conditions: readonly Sql[]): boolean =>
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

/** The text that is sought; a blank one is no filter. */
function textOf(query: object): string | undefined {
  const { search: text = '' } = query as { search?: string };
  return text.trim() === '' ? undefined : text;
}

/** Since when a query asks for changes, of a list that is read in step with them. */
export function startOf({ filters }: Pick<Definition, 'filters'>, query: object): Date | undefined {
  const { updated_since: since } = query as { updated_since?: string };
  return since !== undefined && (filters as { updated_since?: unknown }).updated_since === inStep
    ? new Date(since)
    : undefined;
}

/** What the list's `search` finds, where the index answers it. */
async function searchOf(ctx: Ctx, definition: Definition, query: object): Promise<Search | undefined> {
  const { model, filters } = definition;
  const { search: filter } = filters as Partial<Record<string, unknown>>;
  const text = textOf(query);
  if (filter !== indexed || text === undefined) return undefined;
  return searchFor(ctx, model.tableName as SearchedType, text, await definition.named?.(text, ctx));
}

/** The table as `t`, read by the index named. */
function sourceOf({ model }: Definition, index: string | undefined): Sql {
  const table = sql`${identifier(model.tableName)} t`;
  return index === undefined ? table : sql`${table} FORCE INDEX (${identifier(index)})`;
}

function orderOf({ sorts }: Definition, { sort, order = 'desc' }: Sorted): Order {
  const column = sort === undefined ? undefined : (sorts as Record<string, string>)[sort];
  return { column: column ?? 't.created_at', direction: order };
}

const totalsStatement = (columns: Sql, source: Sql): Sql => sql`SELECT COUNT(*) AS total, ${columns} FROM ${source}`;

const countStatement = (source: Sql): Sql => sql`SELECT COUNT(*) AS total FROM ${source}`;

function groupsStatement(source: Sql, column: string, aggregates: Sql): Sql {
  const by = identifier(column);
  return sql`SELECT ${by}, ${aggregates} FROM ${source} GROUP BY ${by} ORDER BY ${by}`;
}

/** Columns of JSON come as text. */
export function parseJsonColumns(model: typeof WorkspaceModel, rows: Record<string, unknown>[]): void {
  const unordered = new Set(jsonColumnsOf(model));
  for (const name of model.jsonAttributes ?? []) {
    const parse = unordered.has(name) ? readJson : JSON.parse;
    for (const row of rows) if (typeof row[name] === 'string') row[name] = parse(row[name]) as unknown;
  }
}
