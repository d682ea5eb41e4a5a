/** Mails to people about their own account: a sign-in from a new browser, another password or second factor. */
import { createFormats } from '../../documents/formats.js';
import type { MailPage } from '../../documents/mails/mail-page.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import { localeFor } from '../../domain/locale.js';
import { dashboardUrl, portalAccountUrl } from '../../domain/page-links.js';
import { Client } from '../../models/clients/client.js';
import type { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import type { User } from '../../models/people/user.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { queueClientMail } from '../workspace/client-mail.js';
import { queueTeamMail } from '../workspace/team-mail.js';

export interface AccountMail extends Pick<MailPage, 'paragraphs' | 'facts' | 'footer'> {
  readonly kind: 'new_browser' | 'sign_in_change';
  readonly subject: string;
}

/** What a mail about an account is written from. */
export interface AccountVoice {
  readonly words: Words;
  /** Name of the person. */
  readonly name: string;
  /** Name of the workspace. */
  readonly firm: string;
  /** The time of now, as the person writes it. */
  readonly at: string;
}

/** Queues a mail to a user, with a link to their sessions. */
export async function queueUserAccountMail(
  ctx: Ctx,
  user: User,
  write: (voice: AccountVoice) => AccountMail,
): Promise<void> {
  const { name: firm, timezone: usual } = ctx.workspace;
  const timezone = user.timezone ?? usual;
  await queueTeamMail(ctx, [user], ({ words, formats }) => ({
    resource: { type: 'user', id: user.id },
    isUrgent: true,
    ...write({ words, name: user.name, firm, at: timeIn(formats, timezone) }),
    action: { label: words.say('new_browser_action'), url: dashboardUrl(ctx.settings, `people/${user.id}`) },
  }));
}

/** Queues a mail to a contact, with a link to their account in the portal. Does nothing if they have no address. */
export async function queueContactAccountMail(
  ctx: Ctx,
  contact: Contact,
  write: (voice: AccountVoice) => AccountMail,
): Promise<void> {
  if (contact.email === null) return;
  const client = await Client.get(seeingAll(ctx), contact.client_id);
  const locale = localeFor(client, await workspaceOf(ctx));
  const words = wordsFor(locale);
  const { name: firm, timezone } = ctx.workspace;
  const at = timeIn(createFormats(client.country, client.currency, locale), timezone);
  const { subject, paragraphs, ...mail } = write({ words, name: contact.name, firm, at });
  await queueClientMail(ctx, {
    resource: { type: 'contact', id: contact.id },
    to: [contact.email],
    isUrgent: true,
    language: words.language,
    ...mail,
    content: { subject, paragraphs },
    portal: {
      contactId: contact.id,
      isSentWithout: false,
      label: words.say('new_browser_action'),
      url: portalAccountUrl(ctx.settings, ctx.workspace),
    },
  });
}

const timeIn = ({ instant }: Pick<ReturnType<typeof createFormats>, 'instant'>, timezone: string): string =>
  `${instant(new Date(), timezone)} (${timezone})`;
