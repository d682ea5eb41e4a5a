import sql, { join } from 'sql-template-tag';
import type { OperationId } from '../contract/contract.js';
import type { Ctx } from '../models/context.js';
import { identifier, select } from '../models/select.js';
import type { ListOf } from './list.js';
import { parseJsonColumns } from './reading.js';

/** The rows of a list with these ids, in the order of the ids; ids of deleted rows are left out. */
export async function rowsById<Id extends OperationId, Row, Summary, Totals>(
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
