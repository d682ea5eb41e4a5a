import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { identifier } from '../models/select.js';

const nameColumns = { users: 'n.name', clients: 'n.name', projects: 'n.title' } as const;

/** What `totals.group_key`, an id, goes by; NULL if it is of none of the table's rows. Where rows go by no name, NULL as well. */
export function groupName(ctx: Ctx, table: keyof typeof nameColumns | undefined): Sql {
  if (table === undefined) return sql`NULL`;
  return sql`(SELECT ${identifier(nameColumns[table])} FROM ${identifier(table)} n
               WHERE n.id = totals.group_key AND n.workspace_id = ${ctx.scope.workspaceId})`;
}
