/**
 * All rows of a list, for a file. They are read from one snapshot of the database, in portions, so that little of a
 * long list is in memory at once: `idsInOrder` reads many ids in the list's order, then `rowsById` reads the rows of a
 * few of them at a time, and `show` serializes these. With `updated_since`, incremental-reads.ts takes a new snapshot
 * if something was committed just before it that a later reader could miss.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { identifier, select } from '../models/select.js';
import { readSnapshot } from '../database/snapshot.js';
import type { OperationId, Query, RowFile } from '../contract/contract.js';
import { assertListQuery, assertReferences } from './list-checks.js';
import { latestIn, readAllIncrementally } from './incremental-reads.js';
import { every } from './filters.js';
import { assertNoCursor, placeOf, type Last } from './cursor.js';
import type { ListOf, Sorted } from './list.js';
import type { Reading, Stretch } from './page-statement.js';
import { readingOf, updatedSinceOf, type ExtraConditions } from './reading.js';
import { rowsAfter } from './rows-after.js';
import { rowsById } from './rows-by-id.js';

/** How many ids and rows are read by one statement. */
export interface Portions {
  /** Many: if no index yields the order, each statement sorts the whole list. */
  readonly ids: number;
  /** Few: serializing them must not keep other requests waiting. */
  readonly rows: number;
}

const usual: Portions = { ids: 10_000, rows: 100 };

/** Serializes some rows. It may read further data through the given `ctx`, which reads from the snapshot. */
export type ShowRows<Row, Shown> = (rows: readonly Row[], ctx: Ctx) => Shown[] | Promise<Shown[]>;

interface WholeListOptions {
  /** A further condition, such as the parent object. */
  readonly where?: Sql | undefined;
  readonly portions?: Portions;
}

/** All rows of a list, in the query's order, serialized by `show`; `page` and `per_page` are ignored. */
export async function wholeList<Id extends OperationId, Row, Summary, Totals>(
  ctx: Ctx,
  definition: ListOf<Id, Row, Summary, Totals>,
  query: Query<Id> & Sorted & { readonly cursor?: string },
  show: ShowRows<Row, object>,
  { where, portions = usual }: WholeListOptions = {},
): Promise<RowFile> {
  assertNoCursor(query);
  await assertListQuery(ctx, definition, query);
  const { tableName } = definition.model;
  const rowsAt = (db: Ctx['db'], changed?: Sql): AsyncGenerator<readonly object[]> =>
    shownRows({ ...ctx, db }, definition, query, show, portions, { where, changed });
  const since = updatedSinceOf(definition, query);
  if (!since) return { rows: readSnapshot(ctx, rowsAt) };
  return {
    rows: readAllIncrementally(ctx, tableName, since, (changed, mayGoOn) =>
      readSnapshot(ctx, async function* (db) {
        if (mayGoOn(await latestIn({ ...ctx, db }, tableName))) yield* rowsAt(db, changed);
      }),
    ),
  };
}

/** A file of rows that are already in memory. */
export const rowsAtOnce = (rows: readonly object[]): RowFile => ({
  rows: (async function* () {
    yield await Promise.resolve(rows);
  })(),
});

async function* shownRows<Id extends OperationId, Row, Summary, Totals>(
  ctx: Ctx,
  definition: ListOf<Id, Row, Summary, Totals>,
  query: Query<Id> & Sorted,
  show: ShowRows<Row, object>,
  portions: Portions,
  narrowed: ExtraConditions,
): AsyncGenerator<readonly object[]> {
  const reading = await readingOf(ctx, definition, query, narrowed);
  let isEmpty = true;
  for await (const ids of idsInOrder(ctx, definition.model.tableName, reading, portions.ids)) {
    isEmpty &&= ids.length === 0;
    for (let at = 0; at < ids.length; at += portions.rows) {
      const rows = await rowsById(ctx, definition, ids.slice(at, at + portions.rows));
      yield await show(rows as Row[], ctx);
    }
  }
  if (isEmpty) await assertReferences(ctx, definition, query);
}

async function* idsInOrder(
  ctx: Ctx,
  table: string,
  { inOrder, conditions, search, order: { column, direction } }: Reading,
  atOnce: number,
): AsyncGenerator<readonly string[]> {
  const read = ({ condition, order }: Stretch, limit: number): Promise<InOrder[]> =>
    select<InOrder>(
      ctx,
      sql`SELECT t.id, ${identifier(column)} AS place FROM ${inOrder}
           WHERE ${every([...conditions, condition], search?.page)} ORDER BY ${order} LIMIT ${limit}`,
    );
  for (let last: Last | null = null; ;) {
    const rows: InOrder[] = await rowsAfter(ctx, table, { column, direction }, last, atOnce, read);
    yield rows.map(({ id }) => id);
    const final = rows.at(-1);
    if (!final || rows.length < atOnce) return;
    last = { place: placeOf(final.place), id: final.id };
  }
}

/** A row's id and its value in the sort column. */
interface InOrder {
  readonly id: string;
  readonly place: unknown;
}
