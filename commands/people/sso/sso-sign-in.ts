/** Signing in by the provider of a workspace (docs/decisions/single-sign-on.md). */
import sql from 'sql-template-tag';
import { changesBetween } from '../../../domain/changes.js';
import { emailKey } from '../../../domain/clients/contact-keys.js';
import { nameProblem } from '../../../domain/texts.js';
import { ssoCallbackUrl } from '../../../domain/page-links.js';
import type { Browser } from '../../../domain/people/browser.js';
import { domainOfEmail, roleByClaim, SsoRefused, type GivenRole } from '../../../domain/people/single-sign-on.js';
import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import { emit } from '../../../models/events/event.js';
import {
  authorizationUrl,
  claimsAfterSignIn,
  discoverProvider,
  messageOf,
  newSignInChecks,
  type Claims,
  type SignInChecks,
} from '../../../models/people/oidc-provider.js';
import { recordAudit } from '../../../models/people/audit-entry.js';
import { beginSession } from '../../../models/people/session.js';
import {
  findSso,
  linkIdentity,
  userOfIdentity,
  verifiedDomains,
  type StoredSso,
} from '../../../models/people/single-sign-on.js';
import { ssoMarks, type SsoOrigin } from '../../../models/people/sso-session.js';
import { User } from '../../../models/people/user.js';
import { assertWritable, isReadOnly } from '../../../models/workspace/read-only.js';
import { serializeUser } from '../../../serializers/user.js';
import { everything } from '../../../serializers/view.js';
import { addActiveUser } from '../keys/issue-api-key.js';
import { mailUserOfNewBrowser } from '../new-browser.js';
import { emailProblems, entering, type Visit } from '../page-context.js';
import { linkUser, type PendingLink } from './sso-link.js';
import { updateUser } from '../update-user.js';

/** A sign-in that has begun, as the browser that began it stores it. */
export interface BegunSignIn extends SignInChecks {
  readonly workspace_id: string;
  readonly issuer: string;
  readonly client_id: string;
}

/** The address at the provider, and what the browser stores until it returns. Throws `SsoRefused`. */
export async function beginSso(
  visit: Visit,
  workspaceId: string,
  email: string | undefined,
): Promise<{ readonly url: string; readonly begun: BegunSignIn }> {
  const sso = await findSso(visit, workspaceId);
  if (!sso) throw new SsoRefused('settings_changed', 'The workspace has no single sign-on');
  const { issuer, client_id } = sso;
  const checks = newSignInChecks();
  try {
    const provider = await discoverProvider(visit.settings, sso);
    const url = await authorizationUrl(provider, ssoCallbackUrl(visit.settings, workspaceId), checks, email);
    return { url, begun: { ...checks, workspace_id: workspaceId, issuer, client_id } };
  } catch (error) {
    throw new SsoRefused('provider_unreachable', messageOf(error));
  }
}

/** What the provider says of a person who has signed in there. Throws `SsoRefused`. */
export interface ProvenPerson extends SsoOrigin {
  readonly email: string;
  readonly name: string;
  /** Undefined if the settings take no roles from the provider. */
  readonly role: GivenRole | undefined;
}

/** Ends a sign-in with the address to which the provider sent the browser back. Throws `SsoRefused`. */
export async function finishSso(visit: Visit, begun: BegunSignIn, query: string): Promise<ProvenPerson> {
  const sso = await findSso(visit, begun.workspace_id);
  if (sso?.issuer !== begun.issuer || sso.client_id !== begun.client_id)
    throw new SsoRefused('settings_changed', 'The provider was changed during the sign-in');
  const returnedTo = new URL(ssoCallbackUrl(visit.settings, begun.workspace_id));
  returnedTo.search = query;
  const provider = await discoverProvider(visit.settings, sso).catch((error: unknown) => {
    throw new SsoRefused('provider_unreachable', messageOf(error));
  });
  return provenPerson(
    sso,
    await verifiedDomains(visit, sso.workspace_id),
    await claimsAfterSignIn(provider, returnedTo, begun),
  );
}

function provenPerson(sso: StoredSso, domains: readonly string[], claims: Claims): ProvenPerson {
  const email = typeof claims['email'] === 'string' ? claims['email'].trim() : '';
  if (emailProblems(email).length > 0)
    throw new SsoRefused('address_unverified', 'The provider names no e-mail address');
  if (claims['email_verified'] !== true) throw new SsoRefused('address_unverified', email);
  if (!domains.includes(domainOfEmail(email))) throw new SsoRefused('domain_foreign', email);
  const role = sso.role_claim === null ? undefined : roleByClaim(claims[sso.role_claim], sso.roles);
  const sid = typeof claims['sid'] === 'string' && claims['sid'] !== '' ? claims['sid'] : undefined;
  return { issuer: claims.iss, subject: claims.sub, sid, email, name: nameIn(claims, email), role };
}

function nameIn({ name }: Claims, email: string): string {
  const given = typeof name === 'string' ? name.trim().slice(0, 200) : '';
  return given === '' || nameProblem(given) !== undefined ? email.slice(0, email.lastIndexOf('@')) : given;
}

/** A new session, or what remains to be linked by the account's own sign-in. */
export type SsoEntry = { readonly secret: string; readonly accountId: string } | { readonly pending: PendingLink };

/**
 * Signs the person in. `ownUserId` is the user to whom the browser is signed in already. Throws `SsoRefused` if the account is not
 * active.
 */
export function enterBySso(
  visit: Visit,
  workspaceId: string,
  person: ProvenPerson,
  browser: Browser,
  ownUserId: string | undefined,
): Promise<SsoEntry> {
  return entering(visit, workspaceId, async (ctx) => {
    const user = await userFor(ctx, person, ownUserId);
    if ('pending' in user) return user;
    const origin = { ...browser, ip: ctx.actor.ip_address, sso: ssoMarks(person) };
    const secret = await beginSession(ctx, workspaceId, { user_id: user.id }, origin);
    await mailUserOfNewBrowser(ctx, user, { ...browser, isKnown: user.id === ownUserId });
    const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id: user.id } };
    const changes = { method: { from: null, to: 'single_sign_on' } };
    await recordAudit(self, [
      { action: 'session.created', resource: { type: 'user', id: user.id, name: user.name }, changes },
    ]);
    return { secret, accountId: user.id };
  });
}

async function userFor(
  ctx: Ctx,
  person: ProvenPerson,
  ownUserId: string | undefined,
): Promise<User | { readonly pending: PendingLink }> {
  const linkedId = await userOfIdentity(ctx, person);
  const linked = linkedId === undefined ? undefined : await User.lockFound(ctx, linkedId);
  if (linked) return following(ctx, assertActive(linked), person);
  const known = await User.lockFirst(ctx, sql`t.email_key = ${emailKey(person.email)}`);
  if (!known) return addUser(ctx, person);
  // Whoever is invited as an owner opens the mail: the provider must not make owners.
  if (known.status === 'invited' && known.role !== 'owner') return join(ctx, known, person);
  assertActive(known);
  const { issuer, subject, sid } = person;
  if (known.id !== ownUserId) return { pending: { issuer, subject, sid, user_id: known.id } };
  await linkUser(ctx, known, person);
  return following(ctx, known, person);
}

function assertActive(user: Locked<User>): Locked<User> {
  if (user.status === 'active') return user;
  throw new SsoRefused('account_inactive', user.email);
}

async function addUser(ctx: Ctx, person: ProvenPerson): Promise<User> {
  assertWritable({ workspace: ctx.workspace });
  const { email, name, role = 'viewer' } = person;
  const user = await addActiveUser(ctx, { email, email_key: emailKey(email), name, role });
  await linkIdentity(ctx, user.id, person);
  await recordAudit(ctx, [{ action: 'user.created', resource: { type: 'user', id: user.id, name } }]);
  return user;
}

/** An invited user joins without the link in the mail: the provider has shown that the address is theirs. */
async function join(ctx: Ctx, user: Locked<User>, person: ProvenPerson): Promise<User> {
  assertWritable({ workspace: ctx.workspace });
  const joined = await user.patch(ctx, { status: 'active' });
  const data = serializeUser(joined, everything);
  await emit(ctx, 'user.created', data, { changes: changesBetween(serializeUser(user, everything), data) });
  await linkIdentity(ctx, user.id, person);
  await recordAudit(ctx, [{ action: 'user.created', resource: { type: 'user', id: user.id, name: user.name } }]);
  return following(ctx, joined, person);
}

/** The user with the role that the provider gives now. Owners stay owners. */
async function following(ctx: Ctx, user: Locked<User>, { role }: ProvenPerson): Promise<User> {
  if (role === undefined || user.role === 'owner' || user.role === role || isReadOnly(ctx.workspace)) return user;
  const changed = await updateUser(ctx, user, { role });
  const changes = { role: { from: user.role, to: role } };
  await recordAudit(ctx, [
    { action: 'user.role_changed', resource: { type: 'user', id: user.id, name: user.name }, changes },
  ]);
  return changed;
}

/** Records a sign-in that was refused, with the reason. */
export const recordSsoRefusal = (visit: Visit, workspaceId: string, { reason, detail }: SsoRefused): Promise<void> =>
  entering(visit, workspaceId, async (ctx) => {
    const { id, name } = ctx.workspace;
    const changes = { reason: { from: null, to: reason }, detail: { from: null, to: detail } };
    await recordAudit(ctx, [{ action: 'session.failed', resource: { type: 'workspace', id, name }, changes }]);
  });
