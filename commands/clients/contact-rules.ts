/** Rules for contacts that every change must follow. */
import sql from 'sql-template-tag';
import { changesBetween, type Changes } from '../../domain/changes.js';
import { invalidState, type FieldError } from '../../domain/errors.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import type { Locked } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { isOneOf } from '../../models/select.js';
import { serializeContact } from '../../serializers/contact.js';
import { tablesNaming } from './contact-references.js';

/**
 * Locks clients and returns the ids that exist. The lock makes changes of a client's primary contact run one after the
 * other.
 */
export async function lockClients(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const clients = await Client.lockAll(ctx, isOneOf('t.id', ids));
  return new Set(clients.map(({ id }) => id));
}

/** Makes the current primary contact of a client a plain one, unless it is the successor. The client must be locked. */
export async function demotePrimary(ctx: Ctx, clientId: string, successorId = ''): Promise<void> {
  const current = await Contact.lockFirst(seeingAll(ctx), sql`t.primary_of = ${clientId}`);
  if (!current || current.id === successorId) return;
  await announceChanges(ctx, current, await current.patch(ctx, { is_primary: false }));
}

/** Errors of a contact after a change: portal access needs an email address to sign in with. */
export const contactProblems = (contact: Pick<Contact, 'email' | 'portal_access'>): FieldError[] =>
  mayEnterPortal(contact) && contact.email === null
    ? [{ field: 'email', message: 'is required for access to the portal' }]
    : [];

/** Throws `invalid_state` if any row names the contact. */
export async function assertMovable(ctx: Ctx, contact: Locked<Contact>): Promise<void> {
  const [table] = await tablesNaming(ctx, contact);
  if (table !== undefined)
    throw invalidState(
      `Some ${table} of the client reference the contact: create another contact instead`,
      'client_id',
    );
}

/** Portal fields. When access is granted, `contact.portal_enabled` covers them, and they cause no `contact.updated`. */
const isOfPortal = (name: string): boolean => name.startsWith('portal.');

/**
 * Emits an event for each kind of change between two states of a contact. With `always`, emits `contact.updated` even
 * without changes.
 */
export async function announceChanges(ctx: Ctx, before: Contact, after: Contact, always = false): Promise<void> {
  const data = serializeContact(after);
  const isOpened = !mayEnterPortal(before) && mayEnterPortal(after);
  const all = Object.entries(changesBetween(serializeContact(before), data));
  const others: Changes = Object.fromEntries(all.filter(([name]) => !isOpened || !isOfPortal(name)));
  if (always || Object.keys(others).length > 0) await emit(ctx, 'contact.updated', data, { changes: others });
  if (!isOpened) return;
  const changes: Changes = Object.fromEntries(all.filter(([name]) => isOfPortal(name)));
  await emit(ctx, 'contact.portal_enabled', data, { changes });
}
