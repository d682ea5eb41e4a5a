/**
 * A page of a list with `updated_since`, in the order of changes: by `updated_at`, then by id. A cursor holds both of
 * its last row. A change with the same or an earlier time can be committed after that row was read. The pass that finds
 * such a late commit records it (models/events/late-commits.ts). So a cursor also holds the number of the last pass
 * before its page was read, and the next page begins with the late commits that later passes recorded. A reader who
 * follows the cursors gets the latest state of every object, whenever it was committed; an object may come twice.
 */
import sql, { type Sql } from 'sql-template-tag';
import { invalid } from '../domain/errors.js';
import type { Ctx } from '../models/context.js';
import type { Ordered } from '../models/events/event-order.js';
import { changedSince } from '../models/events/late-commits.js';
import { identifier, select } from '../models/select.js';
import type { OperationId } from '../contract/contract.js';
import { beginAgain, placeOf, type ChangesMark, type Cursor, type Last } from './cursor.js';
import { every } from './filters.js';
import { latestOf, readIncrementally } from './incremental-reads.js';
import type { Listed } from './list.js';
import { countedPage, paginationAfter, type ListRequest } from './list-page.js';
import type { Reading, Stretch } from './page-statement.js';
import { readingOf } from './reading.js';
import { rowsAfter } from './rows-after.js';
import { rowsById } from './rows-by-id.js';

/** The page after `cursor`; without a cursor, the page with the query's number. */
export function changesPage<Id extends OperationId, Row, Summary, Totals>(
  listRequest: ListRequest<Id, Row, Summary, Totals>,
  since: Date,
  cursor: Cursor | undefined,
): Promise<Listed<Row, Summary>> {
  const { ctx, definition } = listRequest;
  const { tableName } = definition.model;
  const read = async (ordered: Ordered): Promise<Listed<Row, Summary>> => {
    if (cursor) return pageAfter(listRequest, since, cursor, ordered);
    const changed = await changedSince(ctx, tableName, since);
    return countedPage({ ...listRequest, changed, changes: after(ordered) });
  };
  return readIncrementally(ctx, read, ({ rows }) => latestOf(rows as { updated_at: Date }[]));
}

/** The mark before the late commits of all later passes. */
const after = ({ position }: Ordered): ChangesMark => ({ position: position + 1, id: '' });

async function pageAfter<Id extends OperationId, Row, Summary, Totals>(
  { ctx, definition, query, key, where }: ListRequest<Id, Row, Summary, Totals>,
  since: Date,
  cursor: Cursor,
  ordered: Ordered,
): Promise<Listed<Row, Summary>> {
  const { last, changes = after(ordered) } = cursor;
  if (changes.position <= ordered.resetPosition)
    throw invalid('cursor', `was made before the test side was reset: ${beginAgain}`);
  const { tableName } = definition.model;
  const isPast = last !== null && timeOf(last) >= since;
  const changed = isPast ? undefined : await changedSince(ctx, tableName, since);
  const reading = await readingOf(ctx, definition, query, { where, changed });
  const limit = query.per_page + 1;
  const late = last ? await lateCommitsAfter(ctx, tableName, reading, { last, changes, ordered, limit }) : [];
  const found = await rowsAfter(ctx, tableName, reading.order, last, limit - late.length, (stretch, rest) =>
    select<Changed>(ctx, changedAfter(reading, stretch, rest)),
  );
  const page = [...late, ...found].slice(0, query.per_page);
  const ids = page.map(({ id }) => id);
  const next = { ...cursor, page: cursor.page + 1, ...marksAfter(page, late, last, after(ordered)) };
  return {
    rows: (await rowsById(ctx, definition, ids)) as Row[],
    pagination: paginationAfter(ctx, key, query, next, late.length + found.length > page.length),
    summary: cursor.summary as Summary,
  };
}

interface Changed {
  readonly id: string;
  readonly updated_at: Date;
}

const changedAfter = ({ inOrder, conditions, search }: Reading, { condition, order }: Stretch, limit: number): Sql =>
  sql`SELECT t.id, t.updated_at FROM ${inOrder} WHERE ${every([...conditions, condition], search?.page)} ORDER BY ${order} LIMIT ${limit}`;

/** A row that a late commit changed, and the number of the pass that recorded this. */
interface LateCommit extends Changed {
  readonly position: number;
}

interface Window {
  readonly last: Last;
  readonly changes: ChangesMark;
  readonly ordered: Ordered;
  readonly limit: number;
}

/** Rows up to the cursor's last row whose late commit was recorded after its mark, in the order of the passes. */
function lateCommitsAfter(
  ctx: Ctx,
  table: string,
  { conditions, search }: Reading,
  { last, changes, ordered, limit }: Window,
): Promise<LateCommit[]> {
  const at = timeOf(last);
  return select<LateCommit>(
    ctx,
    sql`SELECT t.id, t.updated_at, o.position
          FROM overtaken_changes o FORCE INDEX (overtaken_changes_position_index)
          STRAIGHT_JOIN ${identifier(table)} t ON t.id = o.resource_id AND t.workspace_id = o.workspace_id AND t.updated_at = o.changed_at
         WHERE o.workspace_id = ${ctx.scope.workspaceId} AND o.position <= ${ordered.position}
           AND (o.position > ${changes.position} OR (o.position = ${changes.position} AND o.resource_id > ${changes.id}))
           AND (t.updated_at < ${at} OR (t.updated_at = ${at} AND t.id <= ${last.id})) AND ${every(conditions, search?.page)}
         ORDER BY o.position, o.resource_id LIMIT ${limit}`,
  );
}

/** The positions for the cursor after a page. `whole` is the mark to set once the reader has all late commits. */
function marksAfter(
  page: readonly Changed[],
  late: readonly LateCommit[],
  last: Last | null,
  whole: ChangesMark,
): Required<Pick<Cursor, 'last' | 'changes'>> {
  const lastLate = late[page.length - 1];
  if (lastLate && late.length > page.length) return { last, changes: { position: lastLate.position, id: lastLate.id } };
  const final = page.length > late.length ? page.at(-1) : undefined;
  return { last: final ? { place: placeOf(final.updated_at), id: final.id } : last, changes: whole };
}

/** The `updated_at` of a cursor's last row. */
const timeOf = ({ place }: Last): Date => new Date(typeof place === 'object' && place !== null ? place.at : 0);
