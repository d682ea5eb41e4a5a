import sql, { type Sql } from 'sql-template-tag';
import { invalidState } from '../domain/errors.js';
import type { Client } from '../models/client.js';
import type { Ctx } from '../models/context.js';
import { emit } from '../models/event.js';
import { Project } from '../models/project.js';
import { removeFromSearch } from '../models/search-index.js';
import { execute, identifier, select } from '../models/select.js';
import { releaseTags } from '../models/taggings.js';
import { Ticket } from '../models/ticket.js';
import { seeingAll } from '../models/workspace-context.js';
import { serializeClient } from '../serializers/client.js';
import { deleteContactsOf } from './delete-contact.js';
import { deleteEntriesOf } from './delete-entries.js';
import { deleteExpensesOf } from './delete-expenses.js';
import { removeProject } from './delete-project.js';
import { removeTickets } from './delete-ticket.js';

/**
 * Deletes a client with everything of it, unless something is billed, an invoice is more than a draft or an agreement is
 * active (rulings, section 15). `client` is locked.
 */
export async function deleteClient(ctx: Ctx, client: Client): Promise<void> {
  await assertFree(ctx, client);
  const projects = await Project.in(seeingAll(ctx)).where('client_id', client.id).orderBy('id').forUpdate();
  await deleteDrafts(ctx, client);
  await deleteAgreements(ctx, client);
  for (const project of projects) await removeProject(ctx, project);
  await deleteEntriesOf(ctx, 'client_id', client.id);
  await deleteExpensesOf(ctx, 'client_id', client.id);
  await deleteContactsOf(ctx, client);
  await removeTickets(ctx, await Ticket.in(seeingAll(ctx)).where('client_id', client.id).orderBy('id').forUpdate());
  await releaseTags(ctx, 'clients', [client.id]);
  await client.remove(ctx);
  await emit(ctx, 'client.deleted', serializeClient(client));
}

/** Before the time that drew on them: its hours need not be given back. Periods and movements name the agreement, and not the client. */
async function deleteAgreements(ctx: Ctx, client: Client): Promise<void> {
  for (const table of ['hour_movements', 'agreement_periods'])
    await execute(
      ctx,
      sql`DELETE FROM ${identifier(table)} WHERE workspace_id = ${client.workspace_id}
             AND agreement_id IN (SELECT a.id FROM agreements a WHERE ${ofClient('a', client)})`,
    );
  await execute(ctx, sql`DELETE FROM agreements WHERE ${ofClient('agreements', client)}`);
}

/** All invoices of the client are drafts. What is on one of them is billed, and is refused with the project or the entries. */
async function deleteDrafts(ctx: Ctx, client: Client): Promise<void> {
  await execute(
    ctx,
    sql`DELETE FROM invoice_line_items WHERE workspace_id = ${client.workspace_id}
           AND invoice_id IN (SELECT i.id FROM invoices i WHERE ${ofClient('i', client)})`,
  );
  const drafts = await select<{ id: string }>(ctx, sql`SELECT i.id FROM invoices i WHERE ${ofClient('i', client)}`);
  await removeFromSearch(
    ctx,
    'invoices',
    drafts.map(({ id }) => id),
  );
  await execute(ctx, sql`DELETE FROM invoices WHERE ${ofClient('invoices', client)}`);
}

async function assertFree(ctx: Ctx, client: Client): Promise<void> {
  const invoices = await select<{ invoice_number: string; status: string }>(
    ctx,
    sql`SELECT i.invoice_number, i.status FROM invoices i WHERE ${ofClient('i', client)} FOR UPDATE`,
  );
  const kept = invoices.find(({ status }) => status !== 'draft');
  if (kept)
    throw invalidState(`Invoice ${kept.invoice_number} is no draft and must be kept: set the client inactive instead`);
  const [agreement] = await select<{ title: string }>(
    ctx,
    sql`SELECT a.title FROM agreements a WHERE ${ofClient('a', client)} AND a.status = 'active' LIMIT 1`,
  );
  if (agreement) throw invalidState(`The agreement ${agreement.title} is active: cancel it first`);
}

const ofClient = (alias: string, client: Client): Sql =>
  sql`${identifier(`${alias}.workspace_id`)} = ${client.workspace_id} AND ${identifier(`${alias}.client_id`)} = ${client.id}`;
