/** The mail about a sign-in from a browser that the account has not used before. */
import sql from 'sql-template-tag';
import { createFormats } from '../../documents/formats.js';
import { wordsFor, type Words } from '../../documents/messages/words.js';
import type { MailPage } from '../../documents/mail-page.js';
import { localeFor } from '../../domain/locale.js';
import type { Browser } from '../../domain/people/browser.js';
import { dashboardUrl, portalAccountUrl } from '../../domain/page-links.js';
import { Client } from '../../models/clients/client.js';
import type { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import type { User } from '../../models/people/user.js';
import { select } from '../../models/select.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { queueClientMail } from '../workspace/client-mail.js';
import { queueTeamMail } from '../workspace/team-mail.js';

/** The browser in which somebody signs in. */
export interface EnteringBrowser extends Browser {
  /** Whether the account has signed in with it before. */
  readonly isKnown: boolean;
}

/** Queues the mail to a user. Call it before the sign-in is recorded in the audit log. */
export async function mailUserOfNewBrowser(ctx: Ctx, user: User, browser: EnteringBrowser): Promise<void> {
  if (!(await isNewBrowser(ctx, user.id, browser))) return;
  const timezone = user.timezone ?? ctx.workspace.timezone;
  await queueTeamMail(ctx, [user], ({ words, formats }) => ({
    isUrgent: true,
    ...contentOf(words, user.name, ctx.workspace.name),
    facts: factsOf(ctx, words, browser, `${formats.instant(new Date(), timezone)} (${timezone})`),
    action: { label: words.say('new_browser_action'), url: dashboardUrl(ctx.settings, `people/${user.id}`) },
  }));
}

/** Queues the mail to a contact. Call it before the sign-in is recorded in the audit log. */
export async function mailContactOfNewBrowser(ctx: Ctx, contact: Contact, browser: EnteringBrowser): Promise<void> {
  if (contact.email === null || !(await isNewBrowser(ctx, contact.id, browser))) return;
  const client = await Client.get(seeingAll(ctx), contact.client_id);
  const locale = localeFor(client, await workspaceOf(ctx));
  const words = wordsFor(locale);
  const { timezone } = ctx.workspace;
  const { instant } = createFormats(client.country, client.currency, locale);
  await queueClientMail(ctx, {
    to: [contact.email],
    isUrgent: true,
    language: words.language,
    ...contentOf(words, contact.name, ctx.workspace.name),
    facts: factsOf(ctx, words, browser, `${instant(new Date(), timezone)} (${timezone})`),
    portal: {
      contactId: contact.id,
      isSentWithout: false,
      label: words.say('new_browser_action'),
      url: portalAccountUrl(ctx.settings, ctx.workspace),
    },
  });
}

/** The first sign-in ever is no news: whoever has just followed the link knows of it. */
async function isNewBrowser(ctx: Ctx, accountId: string, { isKnown }: EnteringBrowser): Promise<boolean> {
  if (isKnown) return false;
  const before = await select<{ id: string }>(
    ctx,
    sql`SELECT id FROM audit_entries WHERE workspace_id = ${ctx.scope.workspaceId} AND resource_id = ${accountId}
           AND action = 'session.created' LIMIT 1`,
  );
  return before.length > 0;
}

const contentOf = ({ say }: Words, name: string, firm: string) => ({
  subject: say('new_browser_subject', { firm }),
  paragraphs: [say('mail_hello', { name }), say('new_browser', { firm })],
  footer: say('new_browser_advice'),
});

function factsOf({ actor }: Ctx, { say }: Words, { browser, platform }: Browser, at: string): MailPage['facts'] {
  const unknown = say('new_browser_unknown');
  return [
    [say('new_browser_browser'), browser ?? unknown],
    [say('new_browser_platform'), platform ?? unknown],
    [say('new_browser_address'), actor.ip_address ?? unknown],
    [say('new_browser_time'), at],
  ];
}
