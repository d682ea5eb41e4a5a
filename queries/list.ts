/** Definitions of lists: for each list operation, its filters, sorts and summary. queries/read-list.ts reads them. */
import type { Sql } from 'sql-template-tag';
import type { Permission } from '../domain/people/policy.js';
import type { WorkspaceModel } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import type { OperationId, Query, Schemas } from '../contract/contract.js';
import type { PageOf } from './page-statement.js';

/** Parameters that choose no rows. */
type Reserved =
  | 'page'
  | 'per_page'
  | 'cursor'
  | 'limit'
  | 'sort'
  | 'order'
  | 'fields'
  | 'include'
  | 'format'
  | 'for'
  | 'in';
type SortOf<Q> = Q extends { sort?: infer S } ? Extract<S, string> : never;
type FilterName<Id extends OperationId> = Exclude<keyof Query<Id>, Reserved>;
/** The condition that a filter's value sets; undefined if it excludes nothing. */
export type Filter<Value> = (value: Value, ctx: Ctx) => Sql | undefined;

/**
 * How one list operation reads its table, which has the alias `t`. Every query parameter of the contract must appear. A
 * filter returns a condition over `t` alone (use EXISTS for other tables), or undefined for none; `indexed` leaves
 * `search` to the search index, `incremental` leaves `updated_since` to queries/incremental-reads.ts.
 */
export interface ListOf<Id extends OperationId, Row, Summary, Totals = never> {
  /** Never set; it only carries the type of a row. */
  readonly row?: Row;
  readonly model: typeof WorkspaceModel;
  /** The columns of a row; may be of joined tables. */
  readonly columns: Sql;
  /** Only LEFT JOINs by a key: other joins may change the number of rows, so LIMIT could not apply before them. */
  readonly joins?: Sql;
  readonly filters: {
    readonly [K in FilterName<Id>]-?:
      | Filter<NonNullable<Query<Id>[K]>>
      | (K extends 'search' ? typeof indexed : K extends 'updated_since' ? typeof incremental : never);
  };
  /** Columns of `t` by the values of `sort`; the default is `created_at`. */
  readonly sorts: Record<SortOf<Query<Id>>, string>;
  /** The permission that a sort requires, because the order of rows would reveal hidden values. */
  readonly sortNeeds?: { readonly [S in SortOf<Query<Id>>]?: Permission };
  /** Filters whose values are ids of a model: an unknown id is `invalid_request`. */
  readonly references?: { readonly [K in FilterName<Id>]?: typeof WorkspaceModel };
  /** The id of the row that the search text identifies, such as a ticket by its number, which is not in the index. */
  named?(text: string, ctx: Ctx): Promise<string | undefined>;
  /** Throws `invalid_request` if a filter has an unknown value that `references` cannot check, such as a tag's name. */
  assertQuery?(query: Query<Id>, ctx: Ctx): Promise<void>;
  /**
   * The index to read by; if undefined, the optimizer chooses. For a filter that few rows meet, it may read the whole
   * table in the order of the page.
   */
  readonly index?: (query: Query<Id>, ctx: Ctx) => string | undefined;
  /** Whether `index` yields the query's order: the columns before the sort column have a single value. */
  readonly isInOrder?: (query: Query<Id> & Sorted, ctx: Ctx) => boolean;
  /** Aggregates over the whole filtered list, read with the count; `grouped` reads more of them, by group. */
  readonly summary?: {
    readonly columns: Sql;
    readonly read: (totals: Totals, ctx: Ctx, grouped: Grouped, query: SummaryQuery) => Summary | Promise<Summary>;
    /** The summary from rollups, so that the list is only counted; undefined if these cannot answer the query. */
    readonly fromRollups?: (query: Query<Id>, ctx: Ctx) => Promise<Summary> | undefined;
  };
}

/** In place of a filter: `search` uses the search index. */
export const indexed = 'indexed';

/** In place of a filter: `updated_since` is read incrementally (queries/incremental-reads.ts). */
export const incremental = 'in step';

/**
 * Reads aggregates over the filtered list, a row for each value of `column` of `t`, sorted by it; with `date`, for each value of both,
 * with that of `date` as `day`.
 */
export type Grouped = <Group>(column: string, aggregates: Sql, date?: string) => Promise<Group[]>;

/** The part of a query that a summary reads. */
export interface SummaryQuery {
  /** The currency in which totals are returned too. */
  readonly in?: string | undefined;
}

/** Defines a list; `Row` is the type of a row of its `columns`, `Totals` that of the summary's `columns`. */
export const listOf =
  <Id extends OperationId>() =>
  <Row, Summary = undefined, Totals = never>(
    definition: ListOf<Id, Row, Summary, Totals>,
  ): ListOf<Id, Row, Summary, Totals> =>
    definition;

export type Sorted = { sort?: string; order?: 'asc' | 'desc' };
export type Paged = Sorted & PageOf & SummaryQuery & { readonly cursor?: string };

export interface Listed<Row, Summary> {
  rows: Row[];
  pagination: Schemas['Pagination'];
  summary: Summary;
}
