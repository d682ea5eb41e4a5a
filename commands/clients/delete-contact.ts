import sql from 'sql-template-tag';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import type { Locked } from '../../models/base.js';
import type { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { emit, emitAll } from '../../models/events/event.js';
import { FormerContact } from '../../models/clients/former-contact.js';
import { forgetMerged } from '../../models/clients/merged-external-ids.js';
import { removeMetadata } from '../../models/metadata-values.js';
import { patchAll } from '../../models/patch-all.js';
import { removeFromSearch } from '../../models/search/search-index.js';
import { releaseTags } from '../../models/tags/taggings.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { execute } from '../../models/select.js';
import { serializeContact } from '../../serializers/contact.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { revokePortalAccess } from './contact-portal.js';

/**
 * Deletes a contact, ends its portal access and removes it from its tickets. Invoices and projects keep its id;
 * `FormerContact` keeps its name for them.
 */
export async function deleteContact(ctx: Ctx, contact: Locked<Contact>): Promise<void> {
  const { id, client_id, name } = contact;
  await revokePortalAccess(ctx, contact);
  await takeOffTickets(ctx, contact);
  await FormerContact.insert(ctx, { id, client_id, name });
  await releaseTags(ctx, 'contacts', [id]);
  await forgetMerged(ctx, [id]);
  await contact.remove(ctx);
  await emit(ctx, 'contact.deleted', serializeContact(contact));
}

async function takeOffTickets(ctx: Ctx, { id }: Contact): Promise<void> {
  const tickets = await Ticket.lockAll(seeingAll(ctx), sql`t.contact_id = ${id}`);
  const changed = await patchAll(ctx, Ticket, tickets, { contact_id: null });
  const changes = { contact_id: { from: id, to: null } };
  await emitAll(
    ctx,
    'ticket.updated',
    changed.map((ticket) => ({ data: serializeTicket(ticket), context: { changes } })),
  );
}

/**
 * Deletes all contacts of a client that is being deleted, and emits an event for each. Stores no former contacts,
 * because nothing that could name one remains.
 */
export async function deleteContactsOf(ctx: Ctx, client: Locked<Client>): Promise<void> {
  const contacts = await Contact.lockAll(seeingAll(ctx), sql`t.client_id = ${client.id}`);
  for (const contact of contacts.filter(mayEnterPortal)) await revokePortalAccess(ctx, contact);
  const ids = contacts.map(({ id }) => id);
  await releaseTags(ctx, 'contacts', ids);
  await removeFromSearch(ctx, 'contacts', ids);
  await removeMetadata(ctx, 'contacts', contacts);
  await forgetMerged(ctx, ids);
  const theirs = sql`workspace_id = ${client.workspace_id} AND client_id = ${client.id}`;
  await execute(ctx, sql`DELETE FROM contacts WHERE ${theirs}`);
  await execute(ctx, sql`DELETE FROM former_contacts WHERE ${theirs}`);
  await emitAll(
    ctx,
    'contact.deleted',
    contacts.map((contact) => ({ data: serializeContact(contact) })),
  );
}
