/**
 * The accounts that have signed in with a browser, in a cookie of its own that outlives sessions. It lets nobody in: it
 * only spares the mail about a sign-in from a new browser (docs/decisions/people.md).
 */
import type { Context } from 'koa';
import { browserOf } from '../../domain/people/browser.js';
import type { EnteringBrowser } from '../../commands/people/new-browser.js';
import { open, seal } from '../../models/workspace/secret-box.js';
import type { Settings } from '../../settings/settings.js';
import { cookieName, writeCookie } from './session-cookie.js';

const name = 'docket_browser';
const lifeSeconds = 365 * 24 * 60 * 60;
/** How many accounts a browser remembers, the last used first. */
const max = 10;

/** The browser of a request in which an account is about to sign in. */
export const browserAt = (context: Context, settings: Settings, accountId: string): EnteringBrowser => ({
  ...browserOf(context.get('user-agent')),
  isKnown: accountsIn(context, settings).includes(accountId),
});

/** Notes in the browser that an account has signed in with it. */
export function rememberBrowser(context: Context, settings: Settings, accountId: string): void {
  const accounts = [accountId, ...accountsIn(context, settings).filter((id) => id !== accountId)].slice(0, max);
  writeCookie(context, name, settings, seal(settings, JSON.stringify({ accounts })), lifeSeconds);
}

function accountsIn(context: Context, settings: Settings): readonly string[] {
  const sealed = context.cookies.get(cookieName(name, settings), { signed: false });
  if (sealed === undefined) return [];
  try {
    const { accounts } = JSON.parse(open(settings, sealed)) as { accounts?: unknown };
    return Array.isArray(accounts) ? accounts.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
