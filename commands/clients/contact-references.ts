/** Tables that refer to a contact by `contact_id`. */
import sql from 'sql-template-tag';
import type { Locked } from '../../models/base.js';
import type { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { changeSilently } from '../../models/events/late-commits.js';
import { execute, identifier, select } from '../../models/select.js';

/** Every table whose rows name a contact and outlive it; a test compares this list with the database. */
export const namingTables = [
  'agreements',
  'invoices',
  'recurring_invoices',
  'projects',
  'tickets',
  'ticket_activities',
  'attachments',
  'approvals',
] as const;

/** Tables of records: a new contact id in them is no change to announce. */
const records: ReadonlySet<string> = new Set(['ticket_activities', 'attachments', 'approvals']);

/**
 * Replaces one contact by another in all rows. The caller's locks must keep others from adding references to the first
 * one.
 */
export async function moveReferences(ctx: Ctx, from: Locked<Contact>, to: Locked<Contact>): Promise<void> {
  const [renaming, named] = [sql`contact_id = ${to.id}`, sql`contact_id = ${from.id}`];
  for (const table of namingTables) if (!records.has(table)) await changeSilently(ctx, table, renaming, named);
  const ofWorkspace = sql`workspace_id = ${ctx.scope.workspaceId}`;
  await execute(ctx, sql`UPDATE ticket_activities SET ${renaming} WHERE ${ofWorkspace} AND ${named}`);
  await execute(ctx, sql`UPDATE attachments SET ${renaming} WHERE ${ofWorkspace} AND ${named}`);
  await execute(ctx, sql`UPDATE approvals SET ${renaming} WHERE ${ofWorkspace} AND ${named}`);
}

/** The tables with a row that names the contact. */
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
