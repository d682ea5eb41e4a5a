/** Erases the personal data of users and contacts (docs/decisions/personal-data.md). */
import sql from 'sql-template-tag';
import { erasedName, erasedPerson, isFullName, type ErasedPerson } from '../../../domain/people/erasure.js';
import type { Changes } from '../../../domain/changes.js';
import { invalidState, notFound } from '../../../domain/errors.js';
import type { Locked, Values } from '../../../models/base.js';
import { Contact } from '../../../models/clients/contact.js';
import { FormerContact } from '../../../models/clients/former-contact.js';
import { forgetMerged } from '../../../models/clients/merged-external-ids.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import { revokeTokens } from '../../../models/people/token.js';
import { User } from '../../../models/people/user.js';
import { select } from '../../../models/select.js';
import { releaseTags } from '../../../models/tags/taggings.js';
import { changing } from '../../../models/workspace/test-side.js';
import { seeingAll, sideOf } from '../../../models/workspace/workspace-context.js';
import { serializeContact } from '../../../serializers/contact.js';
import { serializeUser } from '../../../serializers/user.js';
import { everything } from '../../../serializers/view.js';
import { closedPortal, revokePortalAccess } from '../../clients/contact-portal.js';
import { assertMayDecideOn } from '../../people/user-rules.js';
import { earlierStates, namesOfOthers } from './earlier-states.js';
import { eraseBusinessContact } from './erase-business-contact.js';
import { eraseFromAudit } from './erase-audit.js';
import { eraseTraces, removeFilesOf, removeOwnRows } from './erase-traces.js';

/** Erases a user who was deactivated before; on the live side, also the user with the same address on the test side. */
export async function eraseUser(ctx: Ctx, id: string): Promise<void> {
  await changing(ctx, async (within) => {
    const user = await User.lock(within, id);
    assertMayDecideOn(within, user.role);
    if (user.status !== 'deactivated') throw invalidState('The user is not deactivated: deactivate them first');
    if (within.workspace.mode === 'live') await eraseTwin(within, user);
    await eraseLockedUser(within, user);
  });
}

async function eraseTwin(ctx: Ctx, { email_key }: User): Promise<void> {
  const side = await sideOf(ctx, 'test');
  const twin = await User.lockFirst(side, sql`t.email_key = ${email_key}`);
  if (twin) await eraseLockedUser(side, twin);
}

async function eraseLockedUser(ctx: Ctx, user: Locked<User>): Promise<void> {
  const all = seeingAll(ctx);
  const person = await personWith(all, user);
  const email = `${user.id}@erased.invalid`;
  const contacted = { name: erasedName, email, email_key: email, avatar_url: null, title: null, phone: null };
  const chosen = { timezone: null, locale: null, permissions: null, notification_settings: null };
  const seen = { password_hash: null, last_active_at: null, invitation_sent_at: null, invitation_expires_at: null };
  const blank: Values<User> = { ...contacted, ...chosen, ...seen };
  const erased = await user.patch(ctx, blank);
  await revokeTokens(ctx, user.id);
  const keys = await keyIdsOf(ctx, user.id);
  await removeOwnRows(ctx, user.id);
  await emit(ctx, 'user.updated', serializeUser(erased, everything), { erased: true });
  await eraseBusinessContact(all, person);
  await eraseTraces(all, person, 'user_id');
  await recordErasure(ctx, 'user.erased', person, await eraseFromAudit(all, person, keys));
}

/** Erases a contact, or what is stored of a deleted one. */
export async function eraseContact(ctx: Ctx, id: string): Promise<void> {
  await changing(ctx, async (within) => {
    const contact = await Contact.lockFound(within, id);
    const former = contact ? undefined : await FormerContact.lockFound(within, id);
    const row = contact ?? former;
    if (!row) throw notFound();
    const all = seeingAll(within);
    const person = await personWith(all, row);
    if (contact) await blankContact(within, contact);
    await former?.patch(within, { name: erasedName });
    await removeFilesOf(within, id);
    await eraseTraces(all, person, 'contact_id');
    await recordErasure(within, 'contact.erased', person, await eraseFromAudit(all, person, []));
  });
}

async function blankContact(ctx: Ctx, contact: Locked<Contact>): Promise<void> {
  await revokePortalAccess(ctx, contact);
  await releaseTags(ctx, 'contacts', [contact.id]);
  await forgetMerged(ctx, [contact.id]);
  const addresses = {
    email: null,
    email_key: null,
    phone: null,
    phone_digits: null,
    mobile: null,
    mobile_digits: null,
  };
  const known = { title: null, department: null, notes: null, external_id: null, metadata: null };
  const roles = { is_primary: false, is_billing: false, is_technical: false };
  const blank: Values<Contact> = {
    name: erasedName,
    ...addresses,
    ...known,
    ...roles,
    ...closedPortal,
    portal_last_login_at: null,
    receives_invoices: false,
    receives_reports: false,
    receives_project_updates: false,
    receives_ticket_replies: false,
  };
  const erased = await contact.patch(ctx, blank);
  await emit(ctx, 'contact.updated', serializeContact(erased), { erased: true });
}

async function personWith(ctx: Ctx, row: User | Contact | FormerContact): Promise<ErasedPerson> {
  const person = erasedPerson(row.id, [row, ...(await earlierStates(ctx, row.id))]);
  const taken = await namesOfOthers(ctx, person);
  return { ...person, ownNames: person.names.filter((name) => isFullName(name) && !taken.has(name.toLowerCase())) };
}

async function keyIdsOf(ctx: Ctx, userId: string): Promise<string[]> {
  const keys = await select<{ id: string }>(
    ctx,
    sql`SELECT id FROM api_keys WHERE workspace_id = ${ctx.scope.workspaceId} AND user_id = ${userId}`,
  );
  return keys.map(({ id }) => id);
}

/** The entry lists the others whose texts it changed, so that the log still proves itself. */
async function recordErasure(
  ctx: Ctx,
  action: 'user.erased' | 'contact.erased',
  { id }: ErasedPerson,
  others: readonly string[],
): Promise<void> {
  const resource = { type: action === 'user.erased' ? 'user' : 'contact', id, name: erasedName };
  const changes: Changes = others.length === 0 ? {} : { audit_entries: { from: null, to: others } };
  await recordAudit(ctx, [{ action, resource, changes }]);
}
