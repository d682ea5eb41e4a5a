/** A list from beginning to end, for a file: however long it is, little of it is held, and it is that of one moment. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { identifier, select } from '../models/select.js';
import { atOneMoment } from '../models/database/snapshot.js';
import type { OperationId, Query, RowFile } from '../contract/contract.js';
import { assertAsked, assertReferences } from './list-checks.js';
import { latestIn, readAllInStep } from './in-step.js';
import { every } from './filters.js';
import { parseJsonColumns, readingOf, startOf, type ListOf, type Sorted } from './list.js';
import type { Reading } from './page-statement.js';

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
  query: Query<Id> & Sorted,
  show: ShowRows<Row, object>,
  { where, portions = usual }: Reach = {},
): Promise<RowFile> {
  await assertAsked(ctx, definition, query);
  const { tableName } = definition.model;
  const rowsAt = (db: Ctx['db'], changed?: Sql): AsyncGenerator<readonly object[]> => {
    const narrowed = [where, changed].filter((condition) => condition !== undefined);
    return shownRows(
      { ...ctx, db },
      definition,
      query,
      show,
      portions,
      narrowed.length > 0 ? every(narrowed) : undefined,
    );
  };
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
  where?: Sql,
): AsyncGenerator<readonly object[]> {
  const reading = await readingOf(ctx, definition, query, where);
  let isEmpty = true;
  for await (const ids of idsInOrder(ctx, definition.model.tableName, reading, portions.ids)) {
    isEmpty &&= ids.length === 0;
    for (let at = 0; at < ids.length; at += portions.rows) {
      const rows = await readRows(ctx, definition, ids.slice(at, at + portions.rows));
      yield await show(rows as Row[], ctx);
    }
  }
  if (isEmpty) await assertReferences(ctx, definition, query);
}

/** Rows that have a place in the order, and those that have none, such as tickets without a due date; these are least of all. */
type Part = 'placed' | 'unplaced';

async function* idsInOrder(
  ctx: Ctx,
  table: string,
  reading: Reading,
  atOnce: number,
): AsyncGenerator<readonly string[]> {
  const parts: readonly Part[] = reading.order.direction === 'asc' ? ['unplaced', 'placed'] : ['placed', 'unplaced'];
  for (const part of parts) {
    let last: string | undefined;
    do {
      const rows = await select<{ id: string }>(ctx, sql`${idsAfter(ctx, table, reading, part, last)} LIMIT ${atOnce}`);
      const ids = rows.map(({ id }) => id);
      yield ids;
      last = ids.length < atOnce ? undefined : ids.at(-1);
    } while (last !== undefined);
  }
}

/**
 * The ids that follow the row `last` in the order of a part, found by its place there and not by counting those before. The place
 * never leaves the database, so that it is compared as exactly as it is stored. It is read by a query of its own: every engine does
 * that first, and begins to read at what it finds, where TiDB reads all that a join could meet.
 */
function idsAfter(
  { scope }: Ctx,
  table: string,
  { inOrder: source, conditions, search, order }: Reading,
  part: Part,
  last?: string,
): Sql {
  const [direction, beyond] = order.direction === 'asc' ? [sql`ASC`, sql`>`] : [sql`DESC`, sql`<`];
  const place = identifier(order.column);
  const isPlaced = part === 'placed';
  const wanted = every([...conditions, sql`${place} ${isPlaced ? sql`IS NOT NULL` : sql`IS NULL`}`], search?.page);
  const placeOfLast = sql`(SELECT ${identifier(order.column.replace(/^t\./, 'last.'))} FROM ${identifier(table)} last
    WHERE last.id = ${last} AND last.workspace_id = ${scope.workspaceId})`;
  const follows = isPlaced
    ? sql`(${place} ${beyond} ${placeOfLast} OR (${place} = ${placeOfLast} AND t.id ${beyond} ${last}))`
    : sql`t.id ${beyond} ${last}`;
  const inOrder = isPlaced ? sql`${place} ${direction}, t.id ${direction}` : sql`t.id ${direction}`;
  return sql`SELECT t.id FROM ${source} WHERE ${wanted} ${last === undefined ? sql`` : sql`AND ${follows}`} ORDER BY ${inOrder}`;
}

async function readRows<Id extends OperationId, Row, Summary, Totals>(
  ctx: Ctx,
  { model, columns, joins }: ListOf<Id, Row, Summary, Totals>,
  ids: readonly string[],
): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return [];
  const rows = await select<Record<string, unknown>>(
    ctx,
    sql`SELECT STRAIGHT_JOIN ${columns} FROM ${identifier(model.tableName)} t ${joins ?? sql``}
         WHERE t.id IN (${join(ids)}) AND t.workspace_id = ${ctx.scope.workspaceId}`,
  );
  parseJsonColumns(model, rows);
  const byId = new Map(rows.map((row) => [String(row['id']), row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
