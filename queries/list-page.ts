/** Reads a page of a list, by its number or after a cursor, and makes its `pagination`. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { identifier, select, selectSums } from '../models/select.js';
import type { OperationId, Query, Schemas } from '../contract/contract.js';
import { placeOf, writeCursor, type ChangesMark, type Cursor, type Last, type SortValue } from './cursor.js';
import { every } from './filters.js';
import type { Grouped, Listed, ListOf, Paged } from './list.js';
import { assertReferences } from './list-checks.js';
import { pageStatement, type PageOf } from './page-statement.js';
import { selectsWholeWorkspace, parseJsonColumns, readingOf, sourceOf, type ExtraConditions } from './reading.js';
import { rowsAfter } from './rows-after.js';

export interface ListRequest<Id extends OperationId, Row, Summary, Totals> extends ExtraConditions {
  readonly ctx: Ctx;
  readonly definition: ListOf<Id, Row, Summary, Totals>;
  readonly query: Query<Id> & Paged;
  /** Identifies the list, its filters and its order to cursors. */
  readonly key: string;
}

/** Options of a page by its number. */
interface Counted {
  /** False if a cursor could skip rows: with `updated_since` and another order, changed rows move across it. */
  readonly hasCursor?: boolean;
  /** For lists in the order of changes: the mark that the cursor holds. */
  readonly changes?: ChangesMark;
}

/** A page by its number, with the count and the summary of the whole list. */
export async function countedPage<Id extends OperationId, Row, Summary, Totals>({
  ctx,
  definition,
  query,
  key,
  where,
  changed,
  hasCursor = true,
  changes,
}: ListRequest<Id, Row, Summary, Totals> & Counted): Promise<Listed<Row, Summary>> {
  const { page = 1, per_page: limit } = query;
  const reading = await readingOf(ctx, definition, query, { where, changed });
  const { source, conditions, search } = reading;
  const all = sql`${source} WHERE ${every(conditions, search?.all)}`;
  const isWhole = selectsWholeWorkspace(ctx, definition, conditions);
  const rollupSummary = where || changed || search ? undefined : definition.summary?.fromRollups?.(query, ctx);
  // The two reads of one group share a connection if none is free (models/select.ts).
  const group = {};
  const readTotals = (): Promise<(Totals & { total: number })[]> => {
    if (definition.summary && !rollupSummary)
      return selectSums(ctx, totalsStatement(definition.summary.columns, all), group);
    if (!isWhole) return select(ctx, countStatement(all), group);
    // A search has its own count statement. Without a search, no index is named: the optimizer counts by the shortest.
    const whole = search?.count ?? countStatement(sql`${sourceOf(definition, undefined)} WHERE ${every(conditions)}`);
    return select(ctx, whole, group);
  };
  const [rows, [totals], ready] = await Promise.all([
    select<RowInOrder>(ctx, pageStatement(ctx, definition, { limit, skipped: (page - 1) * limit }, reading), group),
    readTotals(),
    rollupSummary,
  ]);
  const grouped: Grouped = (column, aggregates, date) =>
    selectSums(ctx, groupsStatement(all, column, aggregates, date));
  const total = totals?.total ?? 0;
  if (total === 0) await assertReferences(ctx, definition, query);
  parseJsonColumns(definition.model, rows);
  const summary = ready ?? (totals && (await definition.summary?.read(totals, ctx, grouped, query)));
  const pagination = paginationOf(ctx, key, query, {
    total,
    summary,
    changes,
    last: lastOf(rows, reading.order.column, null),
  });
  return {
    rows: rows as Row[],
    pagination: hasCursor ? pagination : { ...pagination, next_cursor: null },
    summary: summary as Summary,
  };
}

/** The `pagination` of a page by its number. Beyond the last page, `next_cursor` is null: no row to continue after. */
export function paginationOf(
  ctx: Ctx,
  key: string,
  { page = 1, per_page }: PageOf,
  found: Omit<Cursor, 'page'>,
): Schemas['Pagination'] {
  return {
    ...positionOf({ page, per_page }, found.total),
    next_cursor: found.last === null && page > 1 ? null : writeCursor(ctx, key, { ...found, page }),
    has_more: page * per_page < found.total,
  };
}

/** The page after a cursor. Nothing is counted again. */
export async function pageAfter<Id extends OperationId, Row, Summary, Totals>(
  { ctx, definition, query, key, where }: ListRequest<Id, Row, Summary, Totals>,
  cursor: Cursor,
): Promise<Listed<Row, Summary>> {
  const reading = await readingOf(ctx, definition, query, { where });
  const { tableName } = definition.model;
  const found = await rowsAfter(ctx, tableName, reading.order, cursor.last, query.per_page + 1, (stretch, limit) =>
    select<RowInOrder>(ctx, pageStatement(ctx, definition, { limit, skipped: 0, stretch }, reading)),
  );
  const rows = found.slice(0, query.per_page);
  parseJsonColumns(definition.model, rows);
  const next = { ...cursor, page: cursor.page + 1, last: lastOf(rows, reading.order.column, cursor.last) };
  return {
    rows: rows as Row[],
    pagination: paginationAfter(ctx, key, query, next, found.length > rows.length),
    summary: cursor.summary as Summary,
  };
}

/** The `pagination` of a page after a cursor; `next` becomes its `next_cursor`. */
export const paginationAfter = (
  ctx: Ctx,
  key: string,
  { per_page }: PageOf,
  next: Cursor,
  hasMore: boolean,
): Schemas['Pagination'] => ({
  ...positionOf({ page: next.page, per_page }, next.total),
  next_cursor: writeCursor(ctx, key, next),
  has_more: hasMore,
});

/** A row that includes the value of the sort column, as `pageStatement` selects it. */
export type RowInOrder = Record<string, unknown> & { readonly id: string };

/** The last row and its value in the sort column (a column of `t`); `otherwise` if there are no rows. */
export function lastOf(rows: readonly RowInOrder[], column: string, otherwise: Last | null): Last | null {
  const last = rows.at(-1);
  if (!last) return otherwise;
  return {
    place: placeOf('cursor_place' in last ? last['cursor_place'] : last[column.slice('t.'.length)]),
    id: last.id,
  };
}

const positionOf = (
  { page, per_page }: Required<PageOf>,
  total: number,
): Pick<Schemas['Pagination'], 'page' | 'per_page' | 'total' | 'total_pages'> => ({
  page,
  per_page,
  total,
  total_pages: Math.ceil(total / per_page),
});

/** One page of a short list whose rows are all in memory; its cursor holds the number of rows already returned. */
export function pageOf<Row>(
  ctx: Ctx,
  key: string,
  rows: readonly Row[],
  { page, per_page }: PageOf,
  cursor?: Cursor,
): Omit<Listed<Row, undefined>, 'summary'> {
  const read = cursor ? countOf(cursor.last?.place) : ((page ?? 1) - 1) * per_page;
  const shown = rows.slice(read, read + per_page);
  const next: Cursor = {
    last: { place: read + shown.length, id: '' },
    page: cursor ? cursor.page + 1 : (page ?? 1),
    total: cursor?.total ?? rows.length,
  };
  return { rows: shown, pagination: paginationAfter(ctx, key, { per_page }, next, read + per_page < rows.length) };
}

const countOf = (place: SortValue | undefined): number => (typeof place === 'number' ? place : 0);

const totalsStatement = (columns: Sql, source: Sql): Sql => sql`SELECT COUNT(*) AS total, ${columns} FROM ${source}`;

const countStatement = (source: Sql): Sql => sql`SELECT COUNT(*) AS total FROM ${source}`;

function groupsStatement(source: Sql, column: string, aggregates: Sql, date?: string): Sql {
  const by = identifier(column);
  if (date !== undefined) {
    const day = identifier(date);
    return sql`SELECT ${by}, ${day} AS day, ${aggregates} FROM ${source} GROUP BY ${by}, ${day} ORDER BY ${by}, ${day}`;
  }
  return sql`SELECT ${by}, ${aggregates} FROM ${source} GROUP BY ${by} ORDER BY ${by}`;
}
