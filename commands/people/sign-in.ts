/** Signs in users to Docket and contacts to the portal by address and password (docs/decisions/people.md). */
import { setTimeout as pause } from 'node:timers/promises';
import { emailKey } from '../../domain/clients/contact-keys.js';
import type { Id } from '../../domain/ids.js';
import type { Browser } from '../../domain/people/browser.js';
import { isPassword } from '../../domain/people/password.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import { accountsOf, type Account, type Realm } from '../../models/people/account.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { recordAudit } from '../../models/people/audit-entry.js';
import { beginSession } from '../../models/people/session.js';
import { usersRequiringSso } from '../../models/people/single-sign-on.js';
import { User } from '../../models/people/user.js';
import { serializeContact } from '../../serializers/contact.js';
import { inWorkspace, type Visit } from './page-context.js';
import { linkUser, type PendingLink } from './sso-link.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Chooses among several accounts of the address; required for an account of a test side. */
  readonly workspaceId?: Id | null | undefined;
  /** The identity that the provider has just shown, to be linked by this sign-in. */
  readonly link?: PendingLink | undefined;
}

/** Milliseconds that a refusal takes, so that timing does not reveal how many accounts have the address. */
const refusalMs = 250;

/** The accounts of the address whose password matches. */
export async function matchingAccounts(
  visit: Visit,
  realm: Realm,
  { email, password, workspaceId, link }: Credentials,
): Promise<Account[]> {
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
  if (fitting.length === 0) {
    for (const account of all) await recordRefusal(visit, realm, account);
    await soonest;
  }
  return fitting;
}

/** Records a sign-in that was refused. Its actor is unknown, so it is the service. */
const recordRefusal = (visit: Visit, realm: Realm, { id, name, workspace_id }: Account): Promise<void> =>
  inWorkspace(visit, workspace_id, (ctx) =>
    recordAudit(ctx, [{ action: 'session.failed', resource: { type: personOf[realm], id, name } }]),
  );

/** The kind of object that signs in to a realm. */
const personOf = { team: 'user', portal: 'contact' } as const;

/**
 * Starts a session and returns its secret; undefined if the account has been closed, its password changed since the check,
 * or it must sign in by its provider. `link` is the identity to link to the account.
 */
export function enter(
  visit: Visit,
  realm: Realm,
  account: Account,
  browser: Browser,
  link?: PendingLink,
): Promise<string | undefined> {
  return inWorkspace(visit, account.workspace_id, (ctx) =>
    realm === 'team' ? enterTeam(ctx, account, browser, link) : enterPortal(ctx, account, browser),
  );
}

async function enterTeam(
  ctx: Ctx,
  { id, password_hash: passwordHash }: Account,
  browser: Browser,
  link: PendingLink | undefined,
): Promise<string | undefined> {
  const user = await User.lockFound(ctx, id);
  if (user?.status !== 'active' || user.password_hash !== passwordHash) return undefined;
  if (link?.user_id === id) await linkUser(ctx, user, link);
  else if ((await usersRequiringSso(ctx, [id])).has(id)) return undefined;
  const secret = await beginSession(ctx, ctx.workspace.id, { user_id: id }, browser);
  const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id: id } };
  await recordAudit(self, [{ action: 'session.created', resource: { type: 'user', id, name: user.name } }]);
  return secret;
}

async function enterPortal(
  ctx: Ctx,
  { id, password_hash: passwordHash }: Account,
  browser: Browser,
): Promise<string | undefined> {
  const contact = await Contact.lockFound(ctx, id);
  if (!contact || !mayEnterPortal(contact) || contact.portal_password_hash !== passwordHash) return undefined;
  const entered = await contact.patch(ctx, { portal_last_login_at: ctx.now });
  await emit(ctx, 'contact.portal_login', serializeContact(entered));
  const secret = await beginSession(ctx, ctx.workspace.id, { contact_id: id }, browser);
  const self: Ctx = { ...ctx, actor: { ...ctx.actor, contact_id: id } };
  await recordAudit(self, [{ action: 'session.created', resource: { type: 'contact', id, name: contact.name } }]);
  return secret;
}
