/** The statement that reads one page of a list. */
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { identifier } from '../models/select.js';
import type { Search } from '../models/search/search.js';
import { every } from './filters.js';

/** The number of a page, from 1 (the default), and the rows on a page. */
export type PageOf = { readonly page?: number; readonly per_page: number };

/** The parts of a query's statements that are the same for all pages. */
export interface Reading {
  /** The table as `t`, with the index that suits the filters; for counts and sums. */
  readonly source: Sql;
  /** The table as `t`, with the index that also yields the order if there is one; for pages. */
  readonly inOrder: Sql;
  /** Whether the index of `inOrder` yields the rows in `order`, so that nothing is sorted. */
  readonly isInOrder: boolean;
  /** All conditions on the rows of the list, except the search. */
  readonly conditions: readonly Sql[];
  readonly search: Search | undefined;
  readonly order: Order;
}

/** An order by a column of `t`, and by id among equal values. */
export interface Order {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** A contiguous part of a list: the condition on its rows, and their order. */
export interface Stretch {
  readonly condition: Sql;
  readonly order: Sql;
}

/** The parts of a list's definition that a page needs. */
interface Definition {
  readonly model: { readonly tableName: string };
  readonly columns: Sql;
  readonly joins?: Sql;
}

/** The rows to read: `limit` rows after the first `skipped` of the list, or of one stretch of it. */
export interface Rows {
  readonly limit: number;
  readonly skipped: number;
  readonly stretch?: Stretch;
}

/**
 * Each row includes its value in the sort column: under the column's own name if the list selects `t.*`, else as
 * `cursor_place`. The first rows of an index that yields the order are read directly, joins included, which takes half
 * as long as the deferred join of other pages (docs/decisions/lists.md).
 */
export const pageStatement = (ctx: Ctx, definition: Definition, rows: Rows, reading: Reading): Sql =>
  reading.isInOrder && rows.skipped === 0
    ? directPage(definition, rows, reading)
    : deferredPage(ctx, definition, rows, reading);

/**
 * LIMIT applies before the joins: the order is that of the index, and a LEFT JOIN by a key neither adds nor removes
 * rows. Without STRAIGHT_JOIN, MariaDB would read the whole list into a buffer, join it with a table of few rows, and
 * sort the result.
 */
const directPage = ({ columns, joins = sql`` }: Definition, rows: Rows, reading: Reading): Sql =>
  sql`SELECT STRAIGHT_JOIN ${columns}${placeOf(columns, identifier(reading.order.column))} FROM ${reading.inOrder} ${joins}
    WHERE ${wantedOf(reading, rows)} ORDER BY ${orderOf(reading, rows)} LIMIT ${rows.limit}`;

/**
 * A deferred join: the ids of the page come from an index alone, and only then are their rows and joins read. The ids
 * are sorted before the join: sorting after it would put whole wide rows through a temporary table on disk.
 */
function deferredPage(ctx: Ctx, { model, columns, joins = sql`` }: Definition, rows: Rows, reading: Reading): Sql {
  const { column, direction } = reading.order;
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  return sql`SELECT ${columns}${placeOf(columns, sql`page.place`)}
    FROM (SELECT t.id, ${identifier(column)} AS place FROM ${reading.inOrder} WHERE ${wantedOf(reading, rows)} ORDER BY ${orderOf(reading, rows)}
          LIMIT ${rows.limit} OFFSET ${rows.skipped}) AS page
    STRAIGHT_JOIN ${identifier(model.tableName)} t ON t.id = page.id AND t.workspace_id = ${ctx.scope.workspaceId} ${joins}
    ORDER BY page.place ${way}, page.id ${way}`;
}

const placeOf = (columns: Sql, place: Sql): Sql =>
  columns.sql.startsWith('t.*') ? empty : sql`, ${place} AS cursor_place`;

const wantedOf = ({ conditions, search }: Reading, { stretch }: Rows): Sql =>
  every(stretch ? [...conditions, stretch.condition] : conditions, search?.page);

function orderOf({ order: { column, direction } }: Reading, { stretch }: Rows): Sql {
  if (stretch) return stretch.order;
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  return sql`${identifier(column)} ${way}, t.id ${way}`;
}
