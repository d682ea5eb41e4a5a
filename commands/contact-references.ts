/** What names a contact by `contact_id`. */
import sql, { type Sql } from 'sql-template-tag';
import type { Contact } from '../models/contact.js';
import type { Ctx } from '../models/context.js';
import { execute, identifier, select } from '../models/select.js';

/** Every table whose rows name a contact and outlive it; a test holds the list against the database. */
export const namingTables = ['agreements', 'invoices', 'projects', 'tickets', 'ticket_activities'] as const;

/** What was done is not changed by who did it going under another name. */
const touch = (table: (typeof namingTables)[number], ctx: Ctx): Sql =>
  table === 'ticket_activities' ? sql`` : sql`, updated_at = ${ctx.now}`;

/** Lets everything that names one contact name another. Both are locked, so nothing comes to name the first meanwhile. */
export async function moveReferences(ctx: Ctx, from: Contact, to: Contact): Promise<void> {
  for (const table of namingTables)
    await execute(
      ctx,
      sql`UPDATE ${identifier(table)} SET contact_id = ${to.id}${touch(table, ctx)}
           WHERE workspace_id = ${ctx.scope.workspaceId} AND contact_id = ${from.id}`,
    );
}

/** The tables in which something names the contact. */
export async function tablesNaming(ctx: Ctx, { id }: Contact): Promise<string[]> {
  const found: string[] = [];
  for (const table of namingTables) {
    const rows = await select(
      ctx,
      sql`SELECT t.id FROM ${identifier(table)} t WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.contact_id = ${id} LIMIT 1`,
    );
    if (rows.length > 0) found.push(table);
  }
  return found;
}
