import sql from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import { invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { Project } from '../../models/projects/project.js';
import { select } from '../../models/select.js';
import { releaseTags } from '../../models/tags/taggings.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { serializeClient } from '../../serializers/client.js';
import { deleteApprovalsOf } from '../approvals/change-approval.js';
import { deleteAgreementsOf } from '../retainers/delete-agreements.js';
import { assertNoneRecurs, deleteRecurringOf } from '../billing/recurring/delete-recurring.js';
import { deleteContactsOf } from '../clients/delete-contact.js';
import { deleteEntriesOf } from '../time/delete-entries.js';
import { deleteExpensesOf } from '../expenses/delete-expenses.js';
import { removeProject } from './delete-project.js';
import { removeTickets } from './delete-ticket.js';

/**
 * Deletes a client with everything that belongs to it. Throws `invalid_state` if it has an invoice, a payment, an active
 * agreement or recurring invoice, or an expense that is approved or billed.
 */
export async function deleteClient(ctx: Ctx, client: Locked<Client>): Promise<void> {
  await assertFree(ctx, client);
  const all = seeingAll(ctx);
  const projects = await Project.lockAll(all, sql`t.client_id = ${client.id}`);
  await deleteApprovalsOf(ctx, client);
  await deleteExpensesOf(ctx, client);
  await deleteRecurringOf(ctx, client);
  await deleteAgreementsOf(ctx, client);
  for (const project of projects) await removeProject(ctx, project);
  const tickets = await Ticket.lockAll(all, sql`t.client_id = ${client.id}`);
  await deleteEntriesOf(ctx, { client_id: [client.id], ticket_id: tickets.map(({ id }) => id) });
  await deleteContactsOf(ctx, client);
  await removeTickets(ctx, tickets);
  await releaseTags(ctx, 'clients', [client.id]);
  await client.remove(ctx);
  await emit(ctx, 'client.deleted', serializeClient(client));
}

/** Invoices, including drafts, are never deleted, so no number is ever missing. */
async function assertFree(ctx: Ctx, client: Client): Promise<void> {
  const ofClient = sql`t.workspace_id = ${client.workspace_id} AND t.client_id = ${client.id}`;
  const [invoice] = await select<{ invoice_number: string }>(
    ctx,
    sql`SELECT t.invoice_number FROM invoices t WHERE ${ofClient} LIMIT 1 FOR UPDATE`,
  );
  if (invoice)
    throw invalidState(
      `The client has the invoice ${invoice.invoice_number}, and invoices are never deleted: set the status of the client to inactive instead`,
    );
  const [payment] = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM payments t WHERE ${ofClient} LIMIT 1 FOR UPDATE`,
  );
  if (payment)
    throw invalidState(
      'The client has payments, which are never deleted: set the status of the client to inactive instead',
    );
  // Locks all agreements instead of filtering by status: TiDB does not wait for a row that fails the condition, such as
  // one that another transaction is activating.
  const agreements = await select<{ title: string; status: Schemas['AgreementStatus'] }>(
    ctx,
    sql`SELECT t.title, t.status FROM agreements t WHERE ${ofClient} ORDER BY t.id FOR UPDATE`,
  );
  const agreement = agreements.find(({ status }) => status === 'active');
  if (agreement) throw invalidState(`The agreement “${agreement.title}” is active: cancel it first`);
  await assertNoneRecurs(ctx, client);
}
