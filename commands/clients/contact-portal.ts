/** A contact's access to the client portal. */
import { greetedValues, portalAccessIn } from '../../documents/mails/mail-values.js';
import { changedValues } from '../../domain/changes.js';
import { invalidMany, invalidState } from '../../domain/errors.js';
import { portalPasswordUrl } from '../../domain/page-links.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import type { Locked, Values } from '../../models/base.js';
import type { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { removeFactors } from '../../models/people/second-factor.js';
import { endSessions } from '../../models/people/session.js';
import { issueToken, revokeTokens } from '../../models/people/token.js';
import type { Schemas } from '../../contract/contract.js';
import { queueClientMail, voiceForClient, type ClientVoice, type MailContent } from '../workspace/client-mail.js';
import { announceChanges, contactProblems } from './contact-rules.js';

const invitationDays = 7;
const resetHours = 24;

/** Columns that a contact loses with portal access; granting it again starts over. */
export const closedPortal = {
  portal_access: 'none',
  portal_password_hash: null,
  portal_invitation_sent_at: null,
} as const satisfies Values<Contact>;

/**
 * Gives a contact portal access. Mails an invitation if `send_invitation` is true; by default, unless the contact was
 * already invited with this access level.
 */
export async function enablePortal(
  ctx: Ctx,
  contact: Locked<Contact>,
  request: Partial<Schemas['ContactPortalEnable']>,
): Promise<Contact> {
  const { access_level: portal_access = 'view' } = request;
  const isInvited =
    request.send_invitation ?? (portal_access !== contact.portal_access || contact.portal_invitation_sent_at === null);
  const problems = contactProblems({ email: contact.email, portal_access });
  if (problems.length > 0) throw invalidMany(problems);
  const invited = isInvited ? { portal_invitation_sent_at: ctx.now } : {};
  const changed = await contact.patch(ctx, changedValues(contact, { portal_access, ...invited }));
  if (isInvited) await mailLink(ctx, changed, 'portal_invitation', invitationDays);
  await announceChanges(ctx, contact, changed);
  return changed;
}

/** Mails a link to set a new password: valid once, for `hours` hours. */
export async function resetPortalPassword(ctx: Ctx, contact: Locked<Contact>, hours = resetHours): Promise<Contact> {
  if (!mayEnterPortal(contact)) throw invalidState('The contact has no portal access: enable it first');
  await mailLink(ctx, contact, 'portal_password_reset', hours);
  return contact;
}

/** Revokes a contact's portal sessions, the links that were mailed, and their second factor: access that is given again starts anew. */
export async function revokePortalAccess(ctx: Ctx, { id }: Contact): Promise<void> {
  await endSessions(ctx, { contact_id: id });
  await revokeTokens(ctx, id);
  await removeFactors(ctx, id);
}

/** Message keys of the mails with a link to set a password, by purpose of the link. */
const mails = {
  portal_invitation: { label: 'set_password', count: 'mail_link_days' },
  portal_password_reset: { label: 'set_new_password', count: 'mail_link_hours' },
} as const;

/**
 * Queues the mail with the link to the contact. It is dropped if the contact's address changes or access ends before it
 * is sent.
 */
async function mailLink(ctx: Ctx, contact: Contact, purpose: keyof typeof mails, lifetime: number): Promise<void> {
  const { label, count } = mails[purpose];
  const isWelcome = purpose === 'portal_invitation';
  const { token } = await issueToken(ctx, {
    purpose,
    subject_id: contact.id,
    lifetime: isWelcome ? { days: lifetime } : { hours: lifetime },
  });
  const voice = await voiceForClient(ctx, contact.client_id);
  const { words } = voice;
  const sender = ctx.workspace.name;
  await queueClientMail(ctx, {
    kind: isWelcome ? 'portal_invitation' : 'password_link',
    resource: { type: 'contact', id: contact.id },
    to: contact.email === null ? [] : [contact.email],
    isUrgent: true,
    language: words.language,
    content: isWelcome ? welcomeContent(contact, voice) : passwordContent(sender, contact, voice),
    portal: {
      contactId: contact.id,
      isSentWithout: false,
      label: words.say(label),
      url: portalPasswordUrl(ctx.settings, token),
    },
    footer: words.count(count, lifetime, { sender }),
  });
}

const welcomeContent = ({ name, portal_access: access }: Contact, { client, words }: ClientVoice): MailContent => ({
  template: 'portal_invitation',
  values: {
    'client.name': client.name,
    'portal.access': portalAccessIn(access === 'full' ? 'full' : 'view', words),
    ...greetedValues(name, null, words),
  },
});

/** About security, so its text is Docket's own. */
const passwordContent = (sender: string, { name }: Contact, { words: { say } }: ClientVoice): MailContent => ({
  subject: say('mail_portal_password_subject', { sender }),
  paragraphs: [say('mail_hello', { name }), say('mail_portal_password', { sender })],
});
