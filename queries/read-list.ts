/**
 * The engine behind every list operation. An area defines its list as a table of filters, sorts and summary (list.ts).
 * A handler calls answer-list.ts, which calls `list` below for a page, or whole-list.ts for a file with all rows. Both
 * proceed in this order:
 * 1. list-checks.ts refuses queries that are wrong, whichever rows they would find.
 * 2. reading.ts turns the query into conditions, search, order and index; filters.ts, external-filters.ts and
 *    order-indexes.ts help.
 * 3. The rows are read: by page number with count and summary, or after a cursor without counting (list-page.ts); with
 *    `updated_since`, in the order of changes (changes-page.ts); for a file, in portions from one snapshot
 *    (whole-list.ts). page-statement.ts writes the statement, rows-after.ts continues after a row, and rows-by-id.ts
 *    reads rows whose ids are known.
 * 4. With `updated_since`, incremental-reads.ts repeats step 3 if a change was committed in between that a reader could
 *    miss.
 * 5. cursor.ts seals the place of the last row into `next_cursor`.
 */
import type { Sql } from 'sql-template-tag';
import { invalid } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import { changedSince } from '../models/events/late-commits.js';
import type { OperationId, Query } from '../contract/contract.js';
import { changesPage } from './changes-page.js';
import { listKey, readCursor, type Cursor } from './cursor.js';
import { latestOf, readIncrementally } from './incremental-reads.js';
import type { Listed, ListOf, Paged } from './list.js';
import { assertListQuery } from './list-checks.js';
import { countedPage, pageAfter } from './list-page.js';
import { isInChangeOrder, updatedSinceOf } from './reading.js';

/**
 * One page of a list: by its number, with the count and the summary of the whole list; or after a cursor, with those of
 * the first page. `where` adds a condition, such as the parent object.
 */
export async function list<Id extends OperationId, Row, Summary, Totals>(
  ctx: Ctx,
  definition: ListOf<Id, Row, Summary, Totals>,
  query: Query<Id> & Paged,
  where?: Sql,
): Promise<Listed<Row, Summary>> {
  await assertListQuery(ctx, definition, query);
  const { tableName } = definition.model;
  const key = listKey(ctx, tableName, query, where && [where.sql, where.values]);
  const cursor = cursorOf(ctx, key, query);
  const listRequest = { ctx, definition, query, where, key };
  const since = updatedSinceOf(definition, query);
  if (!since) return cursor ? pageAfter(listRequest, cursor) : countedPage(listRequest);
  if (isInChangeOrder(query)) return changesPage(listRequest, since, cursor);
  if (cursor)
    throw invalid(
      'sort',
      'cannot be combined with updated_since and cursor, because these lists are in the order of changes',
    );
  return readIncrementally(
    ctx,
    async () => countedPage({ ...listRequest, changed: await changedSince(ctx, tableName, since), hasCursor: false }),
    ({ rows }) => latestOf(rows as { updated_at: Date }[]),
  );
}

/** The query's cursor, opened; undefined if it has none. Throws `invalid_request` if `page` is given too. */
export function cursorOf(ctx: Ctx, key: string, { cursor, page }: Pick<Paged, 'cursor' | 'page'>): Cursor | undefined {
  if (cursor === undefined) return undefined;
  if (page !== undefined) throw invalid('page', 'cannot be combined with cursor');
  return readCursor(ctx, key, cursor);
}
