/** A list from beginning to end, for a file: however long it is, little of it is held, and it is that of one moment. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { identifier, select } from '../models/select.js';
import { atOneMoment } from '../database/snapshot.js';
import type { OperationId, Query, RowFile } from '../contract/contract.js';
import { assertListQuery, assertReferences } from './list-checks.js';
import { latestIn, readAllInStep } from './incremental-reads.js';
import { every } from './filters.js';
import { assertNoCursor, placeOf, type Last } from './cursor.js';
import type { ListOf, Sorted } from './list.js';
import type { Reading, Stretch } from './page-statement.js';
import { readingOf, startOf, type Narrowed } from './reading.js';
import { rowsAfter } from './rows-after.js';
import { rowsById } from './rows-by-id.js';

/** How much of a list is read at once. */
export interface Portions {
  /** So many ids that the list is not put in order too often where no index has the order. */
  readonly ids: number;
  /** So few rows that no other request waits for long while they are shown. */
  readonly rows: number;
}

const usual: Portions = { ids: 10_000, rows: 100 };

/** How rows are shown, some at a time: by what stands in them, and by what more is read for them through the `ctx` given. */
export type ShowRows<Row, Shown> = (rows: readonly Row[], ctx: Ctx) => Shown[] | Promise<Shown[]>;

interface Reach {
  /** Narrows the list further, such as to a parent object. */
  readonly where?: Sql | undefined;
  readonly portions?: Portions;
}

/** All that a list's query finds, in its order, as `show` makes it; `page` and `per_page` count for nothing. */
export async function wholeList<Id extends OperationId, Row, Summary, Totals>(
  ctx: Ctx,
  definition: ListOf<Id, Row, Summary, Totals>,
  query: Query<Id> & Sorted & { readonly cursor?: string },
  show: ShowRows<Row, object>,
  { where, portions = usual }: Reach = {},
): Promise<RowFile> {
  assertNoCursor(query);
  await assertListQuery(ctx, definition, query);
  const { tableName } = definition.model;
  const rowsAt = (db: Ctx['db'], changed?: Sql): AsyncGenerator<readonly object[]> =>
    shownRows({ ...ctx, db }, definition, query, show, portions, { where, changed });
  const since = startOf(definition, query);
  if (!since) return { rows: atOneMoment(ctx, rowsAt) };
  return {
    rows: readAllInStep(ctx, tableName, since, (changed, mayGoOn) =>
      atOneMoment(ctx, async function* (db) {
        if (mayGoOn(await latestIn({ ...ctx, db }, tableName))) yield* rowsAt(db, changed);
      }),
    ),
  };
}

/** Rows that are there already. */
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
  narrowed: Narrowed,
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

/** A row with its value of the column that the list is sorted by. */
interface InOrder {
  readonly id: string;
  readonly place: unknown;
}
