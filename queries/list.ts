/** What every list is defined by: filters, sorting and summary, in a table for each list operation. queries/read-list.ts reads it. */
import type { Sql } from 'sql-template-tag';
import type { Permission } from '../domain/people/policy.js';
import type { WorkspaceModel } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import type { OperationId, Query, Schemas } from '../contract/contract.js';
import type { PageOf } from './page-statement.js';

type Reserved = 'page' | 'per_page' | 'cursor' | 'limit' | 'sort' | 'order' | 'fields' | 'include' | 'format';
type SortOf<Q> = Q extends { sort?: infer S } ? Extract<S, string> : never;
type FilterName<Id extends OperationId> = Exclude<keyof Query<Id>, Reserved>;
/** What a filter leaves of a list, or undefined for all of it. */
export type Filter<Value> = (value: Value, ctx: Ctx) => Sql | undefined;

/**
 * How one list operation reads its table, which has the alias `t`. Every query parameter of the contract must appear. A filter
 * answers a condition over `t` alone (use EXISTS for other tables), or undefined for none; `indexed` leaves it to the index of
 * search, `incremental` to the record of changes.
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
      | (K extends 'search' ? typeof indexed : K extends 'updated_since' ? typeof incremental : never);
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
    readonly fromRollups?: (query: Query<Id>, ctx: Ctx) => Promise<Summary> | undefined;
  };
}

/** In place of a filter: the text is sought in the index of the list's table. */
export const indexed = 'indexed';

/** In place of a filter: the list is read in step with its changes (queries/incremental-reads.ts). */
export const incremental = 'in step';

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
export type Paged = Sorted & PageOf & { readonly cursor?: string };

export interface Listed<Row, Summary> {
  rows: Row[];
  pagination: Schemas['Pagination'];
  summary: Summary;
}
