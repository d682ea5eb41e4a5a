/** The mail about a sign-in from a browser that the account has not used before. */
import sql from 'sql-template-tag';
import type { Browser } from '../../domain/people/browser.js';
import type { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import type { User } from '../../models/people/user.js';
import { select } from '../../models/select.js';
import { queueContactAccountMail, queueUserAccountMail, type AccountMail, type AccountVoice } from './account-mail.js';

/** The browser in which somebody signs in. */
export interface EnteringBrowser extends Browser {
  /** Whether the account has signed in with it before. */
  readonly isKnown: boolean;
}

/** Queues the mail to a user. Call it before the sign-in is recorded in the audit log. */
export async function mailUserOfNewBrowser(ctx: Ctx, user: User, browser: EnteringBrowser): Promise<void> {
  if (await isNewBrowser(ctx, user.id, browser))
    await queueUserAccountMail(ctx, user, (voice) => contentOf(ctx, browser, voice));
}

/** Queues the mail to a contact. Call it before the sign-in is recorded in the audit log. */
export async function mailContactOfNewBrowser(ctx: Ctx, contact: Contact, browser: EnteringBrowser): Promise<void> {
  if (await isNewBrowser(ctx, contact.id, browser))
    await queueContactAccountMail(ctx, contact, (voice) => contentOf(ctx, browser, voice));
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

function contentOf(
  { actor }: Ctx,
  { browser, platform }: Browser,
  { words: { say }, name, firm, at }: AccountVoice,
): AccountMail {
  const unknown = say('new_browser_unknown');
  return {
    kind: 'new_browser',
    subject: say('new_browser_subject', { firm }),
    paragraphs: [say('mail_hello', { name }), say('new_browser', { firm })],
    footer: say('new_browser_advice'),
    facts: [
      [say('new_browser_browser'), browser ?? unknown],
      [say('new_browser_platform'), platform ?? unknown],
      [say('new_browser_address'), actor.ip_address ?? unknown],
      [say('new_browser_time'), at],
    ],
  };
}
