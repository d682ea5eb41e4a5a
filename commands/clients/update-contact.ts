import { changedValues } from '../../domain/changes.js';
import { contactKeys } from '../../domain/clients/contact-keys.js';
import { invalid, invalidMany } from '../../domain/errors.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import type { Locked } from '../../models/base.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { eachById } from '../../models/each-by-id.js';
import { isOneOf } from '../../models/select.js';
import type { Schemas } from '../../contract/contract.js';
import { closedPortal, revokePortalAccess } from './contact-portal.js';
import { announceChanges, assertMovable, contactProblems, lockClients, demotePrimary } from './contact-rules.js';
import { externalColumns } from '../workspace/external.js';
import { assignTags } from '../tags/tags.js';

type Update = Schemas['ContactUpdate'];

/** Locks a contact that is about to be changed; before it, the clients that the change concerns. */
export async function lockContact(ctx: Ctx, id: string, body: Update): Promise<Locked<Contact>> {
  if (concernsClient(body)) await lockClientsOf(ctx, [await Contact.get(ctx, id)], body, 'client_id');
  return Contact.lock(ctx, id);
}

/**
 * Makes the same change to several contacts one after the other, all or none. Errors name the contact, as in `ids.3`.
 */
export async function updateContacts(ctx: Ctx, { ids, updates }: Schemas['ContactsUpdate']): Promise<Contact[]> {
  const chosen = isOneOf('t.id', ids);
  if (concernsClient(updates)) await lockClientsOf(ctx, await Contact.all(ctx, chosen), updates, 'updates.client_id');
  // Reads each contact after the previous changes: if several become primary, the last one stays primary.
  await eachById(ctx, Contact, ids, async ({ id }) => updateContact(ctx, await Contact.lock(ctx, id), updates));
  const changed = new Map((await Contact.all(ctx, chosen)).map((contact) => [contact.id, contact]));
  return ids.flatMap((id) => changed.get(id) ?? []);
}

/** Whether a change concerns clients, which are always locked before their contacts. */
const concernsClient = ({ client_id, is_primary: isPrimary }: Update): boolean =>
  client_id !== undefined || isPrimary === true;

async function lockClientsOf(ctx: Ctx, contacts: readonly Contact[], update: Update, field: string): Promise<void> {
  const { client_id: next } = update;
  const clients = await lockClients(ctx, [...contacts.map(({ client_id }) => client_id), ...(next ? [next] : [])]);
  if (next !== undefined && !clients.has(next)) throw invalid(field, `does not exist: ${next}`);
}

/** Changes a contact and emits an event for each kind of change. */
export async function updateContact(
  ctx: Ctx,
  contact: Locked<Contact>,
  { tags, external_id, metadata, ...body }: Update,
): Promise<Contact> {
  const external = await externalColumns(ctx, Contact, { external_id, metadata }, contact);
  const { email = contact.email, portal_access = contact.portal_access } = body;
  const problems = contactProblems({ email, portal_access });
  if (problems.length > 0) throw invalidMany(problems);
  const isClosing = mayEnterPortal(contact) && !mayEnterPortal({ portal_access });
  const keys = contactKeys(body);
  const isElsewhere = keys.email_key !== undefined && keys.email_key !== contact.email_key;
  const gone = { ...(isElsewhere ? { portal_password_hash: null } : {}), ...(isClosing ? closedPortal : {}) };
  const changes = changedValues(contact, { ...body, ...keys, ...gone, ...external });
  if (changes.client_id !== undefined) await assertMovable(ctx, contact);
  const { client_id = contact.client_id, is_primary: isPrimary = contact.is_primary } = body;
  if (isPrimary && concernsClient(changes)) await demotePrimary(ctx, client_id, contact.id);
  const changed = await assignTags(ctx, await contact.patch(ctx, changes), tags);
  if (changed === contact) return contact;
  // The owner of the old address must not enter the portal: mailed links, password and sessions end.
  if (isClosing || isElsewhere) await revokePortalAccess(ctx, contact);
  await announceChanges(ctx, contact, changed);
  return changed;
}
