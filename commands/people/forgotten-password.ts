/** Mails links to people who have forgotten their password or never had one. Anyone may request them. */
import { setTimeout as pause } from 'node:timers/promises';
import { emailKey } from '../../domain/clients/contact-keys.js';
import type { Id } from '../../domain/ids.js';
import { passwordUrl } from '../../domain/page-links.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import { accountsOf, type Realm } from '../../models/people/account.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { recordAudit } from '../../models/people/audit-entry.js';
import { issueToken } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import { resetPortalPassword } from '../clients/contact-portal.js';
import { queueTeamMail } from '../workspace/team-mail.js';
import { entering, type Visit } from './page-context.js';

export interface ForgottenPassword {
  readonly email: string;
  /** Id of a workspace; required for accounts of a test side. */
  readonly workspaceId?: Id | null | undefined;
}

/** Lifetime of the link; short, because nobody on the team has sent it. */
const lifetime = { hours: 1 };

/**
 * Milliseconds until the response. Queuing mails takes less, so that timing does not reveal whether there are accounts.
 */
const answerMs = 250;

/** Mails a link to each account of an address, without revealing whether any exists. */
export async function mailPasswordLinks(visit: Visit, realm: Realm, request: ForgottenPassword): Promise<void> {
  const soonest = pause(answerMs);
  for (const { id, workspace_id } of await accountsOf(visit, realm, emailKey(request.email), request.workspaceId)) {
    await entering(visit, workspace_id, (ctx) => (realm === 'team' ? mailUser(ctx, id) : mailContact(ctx, id)));
  }
  await soonest;
}

async function mailUser(ctx: Ctx, id: string): Promise<void> {
  const user = await User.lockFound(ctx, id);
  if (user?.status !== 'active') return;
  const { token } = await issueToken(ctx, { purpose: 'password_reset', subject_id: id, lifetime });
  const { name } = user;
  await recordAudit(ctx, [{ action: 'password.link_sent', resource: { type: 'user', id, name } }]);
  const firm = ctx.workspace.name;
  await queueTeamMail(ctx, [user], ({ words: { say, count } }) => ({
    kind: 'password_link',
    resource: { type: 'user', id },
    isUrgent: true,
    subject: say('team_password_subject', { firm }),
    paragraphs: [say('mail_hello', { name }), say('team_password', { firm })],
    action: { label: say('set_password'), url: passwordUrl(ctx.settings, token) },
    footer: count('team_password_hours', lifetime.hours),
  }));
}

async function mailContact(ctx: Ctx, id: string): Promise<void> {
  const contact = await Contact.lockFound(ctx, id);
  if (!contact || !mayEnterPortal(contact)) return;
  await resetPortalPassword(ctx, contact, lifetime.hours);
  await recordAudit(ctx, [{ action: 'password.link_sent', resource: { type: 'contact', id, name: contact.name } }]);
}
