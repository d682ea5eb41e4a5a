/** The one engine behind every list. */
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
import { isInChangeOrder, startOf } from './reading.js';

/**
 * One page of a list: by number with the count and the summary of the whole, or after a cursor with those of the first page. `where`
 * narrows the list further, such as to a parent object.
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
  const since = startOf(definition, query);
  if (!since) return cursor ? pageAfter(listRequest, cursor) : countedPage(listRequest);
  if (isInChangeOrder(query)) return changesPage(listRequest, since, cursor);
  if (cursor)
    throw invalid('sort', 'cannot be combined with updated_since and cursor: those lists are in the order of changes');
  return readIncrementally(
    ctx,
    async () => countedPage({ ...listRequest, changed: await changedSince(ctx, tableName, since), hasCursor: false }),
    ({ rows }) => latestOf(rows as { updated_at: Date }[]),
  );
}

/** The cursor that a page begins after, if one was sent. */
export function cursorOf(ctx: Ctx, key: string, { cursor, page }: Pick<Paged, 'cursor' | 'page'>): Cursor | undefined {
  if (cursor === undefined) return undefined;
  if (page !== undefined) throw invalid('page', 'cannot be combined with cursor');
  return readCursor(ctx, key, cursor);
}
