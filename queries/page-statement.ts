/** The statement that reads one page of a list. */
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { identifier } from '../models/select.js';
import type { Search } from '../models/search/search.js';
import { every } from './filters.js';

/** Which page, from 1 and 1 by default, and how many rows it has. */
export type PageOf = { readonly page?: number; readonly per_page: number };

/** What a list reads for a query, whatever the page. */
export interface Reading {
  /** The table as `t`, by the index that serves. */
  readonly source: Sql;
  /** Likewise, for readers of a part of it in order. */
  readonly inOrder: Sql;
  /** Whether that index holds the rows in this order. */
  readonly isInOrder: boolean;
  /** What a row must be to stand in the list, but for the search. */
  readonly conditions: readonly Sql[];
  readonly search: Search | undefined;
  readonly order: Order;
}

/** By a column, and by id where that is the same. */
export interface Order {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** A stretch of a list: which rows it has, and their order. */
export interface Stretch {
  readonly condition: Sql;
  readonly order: Sql;
}

/** As much of the definition of a list as a page needs. */
interface Definition {
  readonly model: { readonly tableName: string };
  readonly columns: Sql;
  readonly joins?: Sql;
}

/** The rows of a page: so many, after those skipped, of the whole list or of a stretch of it. */
export interface Rows {
  readonly limit: number;
  readonly skipped: number;
  readonly stretch?: Stretch;
}

/**
 * Each row has its value of the column that the list is sorted by: under the column's own name where all of the table is read, which
 * saves reading it twice, else as `cursor_place`. What an index holds in order is read as it
 * stands there, joins and all, which takes half as long as what other pages need (docs/decisions/lists.md).
 */
export const pageStatement = (ctx: Ctx, definition: Definition, rows: Rows, reading: Reading): Sql =>
  reading.isInOrder && rows.skipped === 0
    ? directPage(definition, rows, reading)
    : deferredPage(ctx, definition, rows, reading);

/**
 * Rows are counted off before any is joined: the order is that of the index, and a LEFT JOIN by a key adds or takes away none. Told
 * no order of the tables, MariaDB would read all of the list into a buffer to be joined with a table of few rows, and sort that.
 */
const directPage = ({ columns, joins = sql`` }: Definition, rows: Rows, reading: Reading): Sql =>
  sql`SELECT STRAIGHT_JOIN ${columns}${placeOf(columns, identifier(reading.order.column))} FROM ${reading.inOrder} ${joins}
    WHERE ${wantedOf(reading, rows)} ORDER BY ${orderOf(reading, rows)} LIMIT ${rows.limit}`;

/**
 * The ids of the page come from an index alone; only then are the rows and their joins read (deferred join). They are put in
 * order before the join: after it the whole wide rows would go through a temporary table on disk.
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
