/** The response of every list operation: a page of the list as JSON, or the whole list as a file. */
import type { Sql } from 'sql-template-tag';
import type { OperationId, Query, RowFile, Schemas } from '../contract/contract.js';
import type { Ctx } from '../models/context.js';
import { assertNoCursor, listKey } from './cursor.js';
import type { ListOf, Paged } from './list.js';
import { cursorOf, list } from './read-list.js';
import { pageOf } from './list-page.js';
import { rowsAtOnce, wholeList, type ShowRows } from './whole-list.js';

interface Formatted {
  readonly format: Schemas['ListAnswerFormat'];
}

interface Page<Shown> {
  data: Shown[];
  pagination: Schemas['Pagination'];
}

export const isFile = ({ format }: Formatted): boolean => format === 'csv';

/** A serializer for rows, made of one for a single row. */
export const each =
  <Row, Shown>(show: (row: Row) => Shown) =>
  (rows: readonly Row[]): Shown[] =>
    rows.map((row) => show(row));

/** For a list whose summary is returned as it was read. */
export const asIs = <Summary>(summary: Summary): Summary => summary;

/** The response of a list. `where` adds a condition, such as the parent object. */
export async function answerList<Id extends OperationId, Row, Shown extends object>(
  ctx: Ctx,
  definition: ListOf<Id, Row, undefined>,
  query: Query<Id> & Paged & Formatted,
  show: ShowRows<Row, Shown>,
  where?: Sql,
): Promise<Page<Shown> | RowFile> {
  if (isFile(query)) return wholeList(ctx, definition, query, show, { where });
  const { rows, pagination } = await list(ctx, definition, query, where);
  return { data: await show(rows, ctx), pagination };
}

/** As `answerList`, for a list with a summary; a file has none. */
export async function answerSummedList<Id extends OperationId, Row, Summary, Totals, Shown extends object, Summed>(
  ctx: Ctx,
  definition: ListOf<Id, Row, Summary, Totals>,
  query: Query<Id> & Paged & Formatted,
  show: ShowRows<Row, Shown>,
  sum: (summary: Summary) => Summed,
  where?: Sql,
): Promise<(Page<Shown> & { summary: Summed }) | RowFile> {
  if (isFile(query)) return wholeList(ctx, definition, query, show, { where });
  const { rows, pagination, summary } = await list(ctx, definition, query, where);
  return { data: await show(rows, ctx), pagination, summary: sum(summary) };
}

/** The response of a short list whose rows are all in memory. Its cursors are valid only for the list `name`. */
export function answerRows<Row extends object>(
  ctx: Ctx,
  name: OperationId,
  rows: readonly Row[],
  query: Paged & Formatted,
): Page<Row> | RowFile {
  if (isFile(query)) {
    assertNoCursor(query);
    return rowsAtOnce(rows);
  }
  const key = listKey(ctx, name, query);
  const { rows: data, pagination } = pageOf(ctx, key, rows, query, cursorOf(ctx, key, query));
  return { data, pagination };
}
