/** A contact's access to the client portal. */
import { mailPage } from '../../documents/mail-page.js';
import { changedValues } from '../../domain/changes.js';
import { invalidMany, invalidState } from '../../domain/errors.js';
import { portalPasswordUrl } from '../../domain/page-links.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import type { Locked, Values } from '../../models/base.js';
import type { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { queueMail } from '../../models/workspace/mail.js';
import { endSessions } from '../../models/people/session.js';
import { inWords, issueToken, revokeTokens, type Lifetime } from '../../models/people/token.js';
import type { Schemas } from '../../contract/contract.js';
import { announceChanges, contactProblems } from './contact-rules.js';

const invitationDays = 7;
const resetHours = 24;

/** What a contact loses along with access: granting it again starts over. */
export const closedPortal = {
  portal_access: 'none',
  portal_password_hash: null,
  portal_invitation_sent_at: null,
} as const satisfies Values<Contact>;

/** Lets a contact sign in, and mails an invitation; where the wish is left out, unless they were invited to the same. */
export async function enablePortal(
  ctx: Ctx,
  contact: Locked<Contact>,
  wish: Partial<Schemas['ContactPortalEnable']>,
): Promise<Contact> {
  const { access_level: portal_access = 'view' } = wish;
  const isInvited =
    wish.send_invitation ?? (portal_access !== contact.portal_access || contact.portal_invitation_sent_at === null);
  const problems = contactProblems({ email: contact.email, portal_access });
  if (problems.length > 0) throw invalidMany(problems);
  const invited = isInvited ? { portal_invitation_sent_at: ctx.now } : {};
  const changed = await contact.patch(ctx, changedValues(contact, { portal_access, ...invited }));
  if (isInvited) await mailLink(ctx, contact, 'portal_invitation', { days: invitationDays });
  await announceChanges(ctx, contact, changed);
  return changed;
}

/** Mails a link with which the contact can set a new password once, valid for some hours. */
export async function resetPortalPassword(ctx: Ctx, contact: Locked<Contact>, hours = resetHours): Promise<Contact> {
  if (!mayEnterPortal(contact)) throw invalidState('The contact has no portal access: enable it first');
  await mailLink(ctx, contact, 'portal_password_reset', { hours });
  return contact;
}

/** Revokes a contact's portal sessions and the links that were mailed. */
export async function closePortal(ctx: Ctx, { id }: Contact): Promise<void> {
  await endSessions(ctx, { contact_id: id });
  await revokeTokens(ctx, id);
}

const words = {
  portal_invitation: {
    subject: (firm: string) => `Your access to the client portal of ${firm}`,
    text: (firm: string) =>
      `${firm} gives you access to its client portal. Set a password to sign in with this address.`,
    label: 'Set your password',
  },
  portal_password_reset: {
    subject: (firm: string) => `Set a new password for the client portal of ${firm}`,
    text: (firm: string) =>
      `Here you can set a new password for the client portal of ${firm}. Until then the one you have stays.`,
    label: 'Set a new password',
  },
} as const;

async function mailLink(ctx: Ctx, contact: Contact, purpose: keyof typeof words, lifetime: Lifetime): Promise<void> {
  const { subject, text, label } = words[purpose];
  const { token } = await issueToken(ctx, { purpose, subject_id: contact.id, lifetime });
  const firm = ctx.workspace.name;
  await queueMail(ctx, {
    to: contact.email === null ? [] : [contact.email],
    isUrgent: true,
    subject: subject(firm),
    ...mailPage({
      sender: firm,
      paragraphs: [`Hello ${contact.name},`, text(firm)],
      action: { label, url: portalPasswordUrl(ctx.settings, token) },
      footer: `The link works once, for ${inWords(lifetime)}. If you do not know ${firm}, please ignore this.`,
    }),
  });
}
