/** The statement that reads one page of a list. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { identifier } from '../models/select.js';
import type { Search } from '../models/search/search.js';
import { every } from './filters.js';

/** Which page, from 1, and how many rows it has. */
export type PageOf = { readonly page: number; readonly per_page: number };

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

/** As much of the definition of a list as a page needs. */
interface Definition {
  readonly model: { readonly tableName: string };
  readonly columns: Sql;
  readonly joins?: Sql;
}

/**
 * The first page of what an index holds in order is read as it stands there, joins and all, which takes half as long as what other
 * pages need (docs/decisions/lists.md).
 */
export function pageStatement(ctx: Ctx, definition: Definition, paged: PageOf, reading: Reading): Sql {
  return reading.isInOrder && paged.page === 1
    ? firstPage(definition, paged, reading)
    : anyPage(ctx, definition, paged, reading);
}

/**
 * Rows are counted off before any is joined: the order is that of the index, and a LEFT JOIN by a key adds or takes away none. Told
 * no order of the tables, MariaDB would read all of the list into a buffer to be joined with a table of few rows, and sort that.
 */
const firstPage = ({ columns, joins = sql`` }: Definition, { per_page: rows }: PageOf, reading: Reading): Sql =>
  sql`SELECT STRAIGHT_JOIN ${columns} FROM ${reading.inOrder} ${joins} WHERE ${wantedOf(reading)} ORDER BY ${orderOf(reading)} LIMIT ${rows}`;

/**
 * The ids of the page come from an index alone; only then are the rows and their joins read (deferred join). They are put in
 * order before the join: after it the whole wide rows would go through a temporary table on disk.
 */
function anyPage(ctx: Ctx, { model, columns, joins = sql`` }: Definition, paged: PageOf, reading: Reading): Sql {
  const { column, direction } = reading.order;
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  return sql`SELECT ${columns}
    FROM (SELECT t.id, ${identifier(column)} AS place FROM ${reading.inOrder} WHERE ${wantedOf(reading)} ORDER BY ${orderOf(reading)}
          LIMIT ${paged.per_page} OFFSET ${(paged.page - 1) * paged.per_page}) AS page
    STRAIGHT_JOIN ${identifier(model.tableName)} t ON t.id = page.id AND t.workspace_id = ${ctx.scope.workspaceId} ${joins}
    ORDER BY page.place ${way}, page.id ${way}`;
}

const wantedOf = ({ conditions, search }: Reading): Sql => every(conditions, search?.page);

function orderOf({ order: { column, direction } }: Reading): Sql {
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  return sql`${identifier(column)} ${way}, t.id ${way}`;
}
