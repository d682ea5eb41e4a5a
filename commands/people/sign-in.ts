/** Signs in users to Docket and contacts to the portal by address and password (docs/decisions/people.md). */
import { setTimeout as pause } from 'node:timers/promises';
import { emailKey } from '../../domain/clients/contact-keys.js';
import type { Id } from '../../domain/ids.js';
import { isPassword } from '../../domain/people/password.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import { accountsOf, type Account, type Realm } from '../../models/people/account.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { recordAudit } from '../../models/people/audit-entry.js';
import { hasFactor, useCode } from '../../models/people/second-factor.js';
import { beginSession, endSession, findSession } from '../../models/people/session.js';
import { usersRequiringSso } from '../../models/people/single-sign-on.js';
import { ssoMarks } from '../../models/people/sso-session.js';
import { User } from '../../models/people/user.js';
import { serializeContact } from '../../serializers/contact.js';
import { mailContactOfNewBrowser, mailUserOfNewBrowser, type EnteringBrowser } from './new-browser.js';
import { entering, type Visit } from './page-context.js';
import { linkUser, type PendingLink } from './sso/sso-link.js';

/** What address and password of a person match. */
export interface Matches {
  /** Accounts for which the password is enough. */
  readonly open: Account[];
  /** Accounts that also require a second factor. */
  readonly closed: Account[];
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Chooses among several accounts of the address; required for an account of a test side. */
  readonly workspaceId?: Id | null | undefined;
  /** Chooses the account itself. */
  readonly accountId?: string | undefined;
  /** The identity that the provider has just shown, to be linked by this sign-in. */
  readonly link?: PendingLink | undefined;
}

/** Milliseconds that a refusal takes, so that timing does not reveal how many accounts have the address. */
const refusalMs = 250;

/** The accounts of the address whose password matches. Takes the same time whenever the password is not enough. */
export async function matchingAccounts(
  visit: Visit,
  realm: Realm,
  { email, password, workspaceId, accountId, link }: Credentials,
): Promise<Matches> {
  const soonest = pause(refusalMs);
  const all = await accountsOf(visit, realm, emailKey(email), workspaceId);
  const mustUseSso = await usersRequiringSso(
    visit,
    all.map(({ id }) => id),
  );
  const known = all.filter(
    ({ id, password_hash: passwordHash }) => passwordHash !== null && (!mustUseSso.has(id) || link?.user_id === id),
  );
  const fits = await Promise.all(
    known.length === 0
      ? [isPassword(password, null)]
      : known.map(({ password_hash: passwordHash }) => isPassword(password, passwordHash)),
  );
  const fitting = known.filter((_, at) => fits[at]);
  const named = accountId === undefined ? fitting : fitting.filter(({ id }) => id === accountId);
  const open = named.filter((account) => !account.has_factor);
  if (fitting.length === 0) for (const account of all) await recordRefusal(visit, realm, account);
  if (open.length === 0) await soonest;
  return { open, closed: named.filter((account) => account.has_factor) };
}

/** Records a sign-in that was refused. Its actor is unknown, so it is the service. */
const recordRefusal = (visit: Visit, realm: Realm, { id, name, workspace_id }: Account): Promise<void> =>
  entering(visit, workspace_id, (ctx) =>
    recordAudit(ctx, [{ action: 'session.failed', resource: { type: personOf[realm], id, name } }]),
  );

/** The kind of object that signs in to a realm. */
const personOf = { team: 'user', portal: 'contact' } as const;

/** Whether the person has proved who they are, apart from the password; called with the account locked. */
type Proof = (ctx: Ctx, accountId: string) => Promise<boolean>;

/** How an account is entered. */
interface Entering {
  readonly browser: EnteringBrowser;
  /** The identity at a provider to link to the account. */
  readonly link?: PendingLink | undefined;
  readonly isProved: Proof;
}

/** The password alone: enough unless there is a second factor. */
const noFactor: Proof = async (ctx, accountId) => !(await hasFactor(ctx, accountId));

/**
 * Starts a session and returns its secret; undefined if the account has a second factor, has been closed, or its
 * password changed since the check, or it must sign in by its provider. `link` is the identity to link to the account.
 */
export const enter = (
  visit: Visit,
  realm: Realm,
  account: Account,
  browser: EnteringBrowser,
  link?: PendingLink,
): Promise<string | undefined> =>
  entering(visit, account.workspace_id, (ctx) =>
    enterRealm[realm](ctx, account, { browser, link, isProved: noFactor }),
  );

/** A code of a second factor, the accounts that it may be of, and the identity at a provider to link, if any. */
export interface CodeEntry {
  readonly accounts: readonly Account[];
  readonly code: string;
  readonly link?: PendingLink | undefined;
}

/** An account that has been entered, with the secret of its session. */
export interface Entered {
  readonly account: Account;
  readonly secret: string;
}

/**
 * Starts a session in the first of the accounts of which the code of the second factor is right; undefined if it is
 * none's, which is recorded. Takes the same time for any accounts, even none.
 */
export async function enterWithCode(
  visit: Visit,
  realm: Realm,
  { accounts, code, link }: CodeEntry,
  browserFor: (account: Account) => EnteringBrowser,
): Promise<Entered | undefined> {
  const soonest = pause(refusalMs);
  for (const account of accounts) {
    const secret = await entering(visit, account.workspace_id, async (ctx) => {
      const begun = await enterRealm[realm](ctx, account, {
        browser: browserFor(account),
        link,
        isProved: (within, id) => useCode(within, id, code),
      });
      if (begun === undefined) await recordWrongCode(ctx, realm, account);
      return begun;
    });
    if (secret !== undefined) return { account, secret };
  }
  await soonest;
  return undefined;
}

function recordWrongCode(ctx: Ctx, realm: Realm, { id, name }: Account): Promise<void> {
  const resource = { type: personOf[realm], id, name };
  return recordAudit(ctx, [
    { action: 'factor.failed', resource },
    { action: 'session.failed', resource },
  ]);
}

async function enterTeam(
  ctx: Ctx,
  { id, password_hash: passwordHash }: Account,
  { browser, link, isProved }: Entering,
): Promise<string | undefined> {
  const user = await User.lockFound(ctx, id);
  if (user?.status !== 'active' || user.password_hash !== passwordHash) return undefined;
  if (!(await isProved(ctx, id))) return undefined;
  const linked = link?.user_id === id ? link : undefined;
  if (linked) await linkUser(ctx, user, linked);
  else if ((await usersRequiringSso(ctx, [id])).has(id)) return undefined;
  const origin = { ...browser, ip: ctx.actor.ip_address, sso: linked && ssoMarks(linked) };
  const secret = await beginSession(ctx, ctx.workspace.id, { user_id: id }, origin);
  await mailUserOfNewBrowser(ctx, user, browser);
  const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id: id } };
  await recordAudit(self, [{ action: 'session.created', resource: { type: 'user', id, name: user.name } }]);
  return secret;
}

async function enterPortal(
  ctx: Ctx,
  { id, password_hash: passwordHash }: Account,
  { browser, isProved }: Entering,
): Promise<string | undefined> {
  const contact = await Contact.lockFound(ctx, id);
  if (!contact || !mayEnterPortal(contact) || contact.portal_password_hash !== passwordHash) return undefined;
  if (!(await isProved(ctx, id))) return undefined;
  const entered = await contact.patch(ctx, { portal_last_login_at: ctx.now });
  await emit(ctx, 'contact.portal_login', serializeContact(entered));
  const secret = await beginSession(
    ctx,
    ctx.workspace.id,
    { contact_id: id },
    { ...browser, ip: ctx.actor.ip_address },
  );
  await mailContactOfNewBrowser(ctx, contact, browser);
  const self: Ctx = { ...ctx, actor: { ...ctx.actor, contact_id: id } };
  await recordAudit(self, [{ action: 'session.created', resource: { type: 'contact', id, name: contact.name } }]);
  return secret;
}

/** Begins a session of a person who has proved who they are. */
export const enterRealm = { team: enterTeam, portal: enterPortal } as const;

/** Ends a session, if it has not ended yet. */
export async function signOut(visit: Visit, secret: string): Promise<void> {
  const session = await findSession(visit, secret);
  if (!session) return;
  const { workspace_id, user_id, contact_id } = session;
  await entering(visit, workspace_id, async (ctx) => {
    if (!(await endSession(ctx, secret))) return;
    const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id, contact_id } };
    const person = user_id === null ? await Contact.find(ctx, contact_id ?? '') : await User.find(ctx, user_id);
    const type = user_id === null ? 'contact' : 'user';
    await recordAudit(self, [
      { action: 'session.ended', resource: { type, id: user_id ?? contact_id, name: person?.name ?? null } },
    ]);
  });
}
