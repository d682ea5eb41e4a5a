import sql from 'sql-template-tag';
import { mayEnterPortal } from '../domain/portal-access.js';
import type { Client } from '../models/client.js';
import { Contact } from '../models/contact.js';
import type { Ctx } from '../models/context.js';
import { emit, emitAll } from '../models/event.js';
import { FormerContact } from '../models/former-contact.js';
import { removeFromSearch } from '../models/search-index.js';
import { execute } from '../models/select.js';
import { releaseTags } from '../models/taggings.js';
import { seeingAll } from '../models/workspace-context.js';
import { serializeContact } from '../serializers/contact.js';
import { closePortal } from './contact-portal.js';

/**
 * Deletes a contact with its access to the portal and takes it off its tickets. Invoices and projects keep its id, for which
 * its name stays. `contact` is locked.
 */
export async function deleteContact(ctx: Ctx, contact: Contact): Promise<void> {
  const { id, client_id, name, workspace_id } = contact;
  await closePortal(ctx, contact);
  await execute(
    ctx,
    sql`UPDATE tickets SET contact_id = NULL, updated_at = ${ctx.now} WHERE workspace_id = ${workspace_id} AND contact_id = ${id}`,
  );
  await FormerContact.insert(ctx, { id, client_id, name });
  await releaseTags(ctx, 'contacts', [id]);
  await contact.remove(ctx);
  await emit(ctx, 'contact.deleted', serializeContact(contact));
}

/** Deletes all contacts of a client that goes too, and tells of each: nothing is left that could name them. */
export async function deleteContactsOf(ctx: Ctx, client: Client): Promise<void> {
  const contacts = await Contact.in(seeingAll(ctx)).where('client_id', client.id).orderBy('id').forUpdate();
  for (const contact of contacts.filter(mayEnterPortal)) await closePortal(ctx, contact);
  const ids = contacts.map(({ id }) => id);
  await releaseTags(ctx, 'contacts', ids);
  await removeFromSearch(ctx, 'contacts', ids);
  await Contact.in(seeingAll(ctx)).where('client_id', client.id).delete();
  await FormerContact.in(seeingAll(ctx)).where('client_id', client.id).delete();
  await emitAll(
    ctx,
    'contact.deleted',
    contacts.map((contact) => ({ data: serializeContact(contact) })),
  );
}
