import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { identifier } from '../models/select.js';

const nameColumns = { users: 'n.name', clients: 'n.name', projects: 'n.title' } as const;

/** SQL for the name of the row with the id `totals.group_key`; NULL without such a row or without a table. */
export function groupName(ctx: Ctx, table: keyof typeof nameColumns | undefined): Sql {
  if (table === undefined) return sql`NULL`;
  return sql`(SELECT ${identifier(nameColumns[table])} FROM ${identifier(table)} n
               WHERE n.id = totals.group_key AND n.workspace_id = ${ctx.scope.workspaceId})`;
}
