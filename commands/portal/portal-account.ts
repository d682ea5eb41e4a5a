/** Changes that contacts make to their own account. */
import { type ApiError, invalid, notFound } from '../../domain/errors.js';
import { assertPassword, hashPassword, isPassword } from '../../domain/people/password.js';
import type { Locked } from '../../models/base.js';
import { Contact } from '../../models/clients/contact.js';
import type { ContactScope, Ctx } from '../../models/context.js';
import { noteSilentChanges } from '../../models/events/late-commits.js';
import { recordAudit } from '../../models/people/audit-entry.js';
import { endSessionOf, endSessions } from '../../models/people/session.js';
import { revokeTokens } from '../../models/people/token.js';
import { changing } from '../../models/workspace/test-side.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { mailSignInChange } from '../people/sign-in-change.js';
import { updateContact } from '../clients/update-contact.js';

/** Changes a contact's own profile. The events carry the whole contact, because they go to the team. */
export const updatePortalProfile = (
  ctx: Ctx,
  contact: Locked<Contact>,
  choice: Schemas['PortalProfileUpdate'],
): Promise<Contact> => updateContact(seeingAll(ctx), contact, choice);

/** Ends one of the contact's own sessions. Throws `not_found` if it is not theirs. */
export async function endPortalSession(ctx: Ctx, { contact }: ContactScope, id: string): Promise<void> {
  if (!(await endSessionOf(ctx, { contact_id: contact.id }, id))) throw notFound();
}

/** Ends all sessions of the contact except the calling one, and returns their number. */
export const endOtherPortalSessions = (ctx: Ctx, { contact: { id, sessionId } }: ContactScope): Promise<number> =>
  endSessions(ctx, { contact_id: id }, sessionId);

const wrong = (): ApiError => invalid('current_password', 'is not your password');

/**
 * Sets a new password, ends the other sessions and revokes mailed links. Returns the number of sessions ended. Throws
 * `invalid_request` if the current password is wrong. Opens its own transaction.
 */
export async function changePortalPassword(
  ctx: Ctx,
  scope: ContactScope,
  { current_password, new_password }: Schemas['PortalPasswordUpdate'],
): Promise<number> {
  const { id } = scope.contact;
  const contact = await Contact.get(ctx, id);
  const { portal_password_hash: passwordHash } = contact;
  if (!(await isPassword(current_password, passwordHash))) throw wrong();
  assertPassword('new_password', new_password, contact);
  const portal_password_hash = await hashPassword(new_password);
  return changing(ctx, async (writing) => {
    const locked = await Contact.lock(writing, id);
    // The password was changed, or portal access ended, since the check above.
    if (locked.portal_password_hash !== passwordHash) throw wrong();
    await locked.patch(writing, { portal_password_hash });
    await noteSilentChanges(writing, [id]);
    await revokeTokens(writing, id);
    const ended = await endOtherPortalSessions(writing, scope);
    await mailSignInChange(writing, { type: 'contact', id }, 'password_changed');
    const resource = { type: 'contact', id, name: contact.name };
    await recordAudit(writing, [{ action: 'password.changed', resource }]);
    return ended;
  });
}
