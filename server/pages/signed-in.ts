/** The session of the browser that requests a page. */
import type { Context } from 'koa';
import { findAccount, type Account, type Realm } from '../../models/people/account.js';
import { mustAddFactor } from '../../models/people/required-factor.js';
import { endSession, findSession, type FoundSession } from '../../models/people/session.js';
import type { Entered } from '../../commands/people/sign-in.js';
import { rememberBrowser } from '../identity/known-browser.js';
import { pageAfter } from '../identity/realms.js';
import { readSession, writeSession } from '../identity/session-cookie.js';
import { clearSsoCookie, readPendingLink } from '../identity/sso-cookies.js';
import type { PageParts, Reply } from './form-route.js';

/** The session of a browser, while it is valid. */
export async function sessionOf(
  { db, settings }: Pick<PageParts, 'db' | 'settings'>,
  context: Context,
  realm: Realm,
): Promise<FoundSession | undefined> {
  const secret = readSession(context, realm, settings);
  return secret === undefined ? undefined : findSession({ db }, secret, context.ip);
}

/** The account to which a browser is signed in, while its session is valid. */
export async function signedIn(
  parts: Pick<PageParts, 'db' | 'settings'>,
  context: Context,
  realm: Realm,
): Promise<Account | undefined> {
  const session = await sessionOf(parts, context, realm);
  const id = realm === 'team' ? session?.user_id : session?.contact_id;
  return id ? findAccount(parts, realm, id) : undefined;
}

/** Whether the user who is signed in can do nothing but set up a second factor. */
export async function lacksRequiredFactor(
  parts: Pick<PageParts, 'db' | 'settings'>,
  context: Context,
): Promise<boolean> {
  const session = await sessionOf(parts, context, 'team');
  return session !== undefined && mustAddFactor(parts, session);
}

/** Sets a new session of an account in the browser, and ends the one that it had. */
export async function keepSession(
  { db, settings }: Pick<PageParts, 'db' | 'settings'>,
  context: Context,
  realm: Realm,
  { secret, accountId }: { readonly secret: string; readonly accountId: string },
): Promise<void> {
  const before = readSession(context, realm, settings);
  if (before !== undefined && before !== secret) await endSession({ db }, before);
  writeSession(context, realm, settings, secret);
  rememberBrowser(context, settings, accountId);
}

/** Begins the session in the browser, and leads to the page that was wanted. */
export async function welcome(
  parts: PageParts,
  context: Context,
  realm: Realm,
  { account, secret }: Entered,
  next: string | undefined,
): Promise<Reply> {
  if (readPendingLink(context, realm, parts.settings)) clearSsoCookie(context, 'link', parts.settings);
  await keepSession(parts, context, realm, { secret, accountId: account.id });
  return { json: { data: described(account) }, next: pageAfter(realm, next) };
}

/** An account as shown to programs. */
export const described = ({ id, name, email, workspace_id, workspace_name, mode, client_name }: Account): object => ({
  account_id: id,
  name,
  email,
  workspace: { id: workspace_id, name: workspace_name, mode },
  ...(client_name === null ? {} : { client_name }),
});
