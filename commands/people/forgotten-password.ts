/** Mails links to people who have forgotten their password or never had one. Anyone may request them. */
import { setTimeout as pause } from 'node:timers/promises';
import { mailPage } from '../../documents/mail-page.js';
import { emailKey } from '../../domain/clients/contact-keys.js';
import type { Id } from '../../domain/ids.js';
import { passwordUrl } from '../../domain/page-links.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import { accountsOf, type Realm } from '../../models/people/account.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { queueMail } from '../../models/workspace/mail.js';
import { inWords, issueToken } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import { resetPortalPassword } from '../clients/contact-portal.js';
import { inWorkspace, type Visit } from './page-context.js';

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
    await inWorkspace(visit, workspace_id, (ctx) => (realm === 'team' ? mailUser(ctx, id) : mailContact(ctx, id)));
  }
  await soonest;
}

async function mailUser(ctx: Ctx, id: string): Promise<void> {
  const user = await User.lockFound(ctx, id);
  if (user?.status !== 'active') return;
  const { token } = await issueToken(ctx, { purpose: 'password_reset', subject_id: id, lifetime });
  const firm = ctx.workspace.name;
  await queueMail(ctx, {
    to: [user.email],
    isUrgent: true,
    subject: `Set a password for ${firm} on Docket`,
    ...mailPage({
      sender: firm,
      paragraphs: [
        `Hello ${user.name},`,
        `Follow the link to set a password for ${firm} on Docket. Setting it ends your open sessions; until then, nothing changes.`,
      ],
      action: { label: 'Set a password', url: passwordUrl(ctx.settings, token) },
      footer: `The link works once, for ${inWords(lifetime)}. If you did not request it, please ignore this message.`,
    }),
  });
}

async function mailContact(ctx: Ctx, id: string): Promise<void> {
  const contact = await Contact.lockFound(ctx, id);
  if (contact && mayEnterPortal(contact)) await resetPortalPassword(ctx, contact, lifetime.hours);
}
