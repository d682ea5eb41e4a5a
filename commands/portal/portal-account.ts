/** What contacts do with their own account. */
import { type ApiError, invalid, notFound } from '../../domain/errors.js';
import { hashPassword, isPassword } from '../../domain/people/password.js';
import type { Locked } from '../../models/base.js';
import { Contact } from '../../models/clients/contact.js';
import type { ContactScope, Ctx } from '../../models/context.js';
import { noteSilentChanges } from '../../models/events/late-commits.js';
import { endSessionOf, endSessions } from '../../models/people/session.js';
import { revokeTokens } from '../../models/people/token.js';
import { changing } from '../../models/workspace/test-side.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { updateContact } from '../clients/update-contact.js';

/** Changes what a contact chooses for themselves; events tell of it to the team, who see the whole contact. */
export const updatePortalProfile = (
  ctx: Ctx,
  contact: Locked<Contact>,
  choice: Schemas['PortalProfileUpdate'],
): Promise<Contact> => updateContact(seeingAll(ctx), contact, choice);

/** Ends one of the contact's own sessions. */
export async function endPortalSession(ctx: Ctx, { contact }: ContactScope, id: string): Promise<void> {
  if (!(await endSessionOf(ctx, { contact_id: contact.id }, id))) throw notFound();
}

/** Ends all of the contact's sessions but the one that asks for it; says how many. */
export const endOtherPortalSessions = (ctx: Ctx, { contact: { id, sessionId } }: ContactScope): Promise<number> =>
  endSessions(ctx, { contact_id: id }, sessionId);

const wrong = (): ApiError => invalid('current_password', 'is not your password');

/** Sets a new password and ends the other sessions, and the links that were mailed; says how many sessions. Opens its own transaction. */
export async function changePortalPassword(
  ctx: Ctx,
  scope: ContactScope,
  { current_password, new_password }: Schemas['PortalPasswordUpdate'],
): Promise<number> {
  const { id } = scope.contact;
  const { portal_password_hash: passwordHash } = await Contact.get(ctx, id);
  if (!(await isPassword(current_password, passwordHash))) throw wrong();
  const portal_password_hash = await hashPassword(new_password);
  return changing(ctx, async (writing) => {
    const contact = await Contact.lock(writing, id);
    // Another password was set meanwhile, or access is gone, and the password with it.
    if (contact.portal_password_hash !== passwordHash) throw wrong();
    await contact.patch(writing, { portal_password_hash });
    await noteSilentChanges(writing, [id]);
    await revokeTokens(writing, id);
    return endOtherPortalSessions(writing, scope);
  });
}
