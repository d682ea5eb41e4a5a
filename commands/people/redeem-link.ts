/**
 * Links by which people set a password: the first owner, an invited user, a user who has forgotten it, a contact. A
 * link works once.
 *
 * 1. `openLink` checks the token and returns the person that it belongs to.
 * 2. `redeemLink` locks the person, spends the token and changes the account, in one transaction.
 *
 * The table `kinds` has the rules of each kind of link.
 */
import { changesBetween } from '../../domain/changes.js';
import type { FieldError } from '../../domain/errors.js';
import { hashPassword } from '../../domain/people/password.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import type { Locked } from '../../models/base.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { noteSilentChanges } from '../../models/events/late-commits.js';
import { recordAudit } from '../../models/people/audit-entry.js';
import { endSessions } from '../../models/people/session.js';
import { findToken, consumeToken, type TokenPurpose } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import { serializeUser } from '../../serializers/user.js';
import { everything } from '../../serializers/view.js';
import { voiceForClient } from '../workspace/client-mail.js';
import { lockPerson, type FactorOwner } from './factors/factor-owner.js';
import { claimOwnerAccount } from './first-sign-in.js';
import {
  assertNone,
  deadLink,
  emailProblems,
  entering,
  inWorkspace,
  nameProblems,
  passwordProblems,
  type Visit,
} from './page-context.js';
import { mailSignInChange } from './sign-in-change.js';

export type LinkKind = 'first_sign_in' | 'invitation' | 'password' | 'portal_password';

/** Shown to anyone who has the link. */
export interface OpenLink {
  readonly name: string;
  readonly email: string;
  readonly workspace: { readonly id: string; readonly name: string };
}

/** The form fields: `password` always, `name` for an invited user, `name` and `email` for the first owner. */
export interface LinkInput {
  readonly password: string;
  readonly name: string;
  readonly email: string;
}

interface Person {
  readonly name: string;
  readonly email: string | null;
  /** The client of a contact; undefined for a user. */
  readonly client_id?: string;
  /** That of a user; the client has that of a contact. */
  readonly locale?: string | null;
}

interface Redeeming {
  readonly purposes: readonly TokenPurpose[];
  /** Advice for getting another link, if none can be requested on a page. */
  readonly another?: string;
  /** Returns the person; undefined if they may no longer use the link. */
  readonly find: (ctx: Ctx, id: string) => Promise<Person | undefined>;
  readonly problems: (input: LinkInput, person: Person) => FieldError[];
  /** Like `find`, but locks the person, and returns the function that changes the account once the token is spent. */
  readonly hold: (
    ctx: Ctx,
    id: string,
  ) => Promise<((passwordHash: string, input: LinkInput) => Promise<void>) | undefined>;
}

interface Kind<P> extends Pick<Redeeming, 'purposes' | 'problems' | 'another'> {
  /** Whether the person may still use the link. */
  readonly mayUse: (person: P) => boolean;
  readonly redeem: (ctx: Ctx, person: Locked<P>, passwordHash: string, input: LinkInput) => Promise<void>;
}

const ofUser = ({ mayUse, redeem, ...kind }: Kind<User>): Redeeming => ({
  ...kind,
  async find(ctx, id) {
    const user = await User.find(ctx, id);
    return user && mayUse(user) ? user : undefined;
  },
  async hold(ctx, id) {
    const user = await User.lockFound(ctx, id);
    return user && mayUse(user) ? (...given) => redeem(ctx, user, ...given) : undefined;
  },
});

const ofContact = ({ mayUse, redeem, ...kind }: Kind<Contact>): Redeeming => ({
  ...kind,
  async find(ctx, id) {
    const contact = await Contact.find(ctx, id);
    return contact && mayUse(contact) ? contact : undefined;
  },
  async hold(ctx, id) {
    const contact = await Contact.lockFound(ctx, id);
    return contact && mayUse(contact) ? (...given) => redeem(ctx, contact, ...given) : undefined;
  },
});

const kinds: Readonly<Record<LinkKind, Redeeming>> = {
  first_sign_in: ofUser({
    purposes: ['first_sign_in'],
    another: 'The operator of Docket can print a new one with: npm run workspaces -- link',
    mayUse: ({ status, role }) => status === 'active' && role === 'owner',
    problems: ({ name, email, password }) => [
      ...nameProblems('name', name),
      ...emailProblems(email),
      ...passwordProblems(password, { name, email }),
    ],
    redeem: claimOwnerAccount,
  }),
  invitation: ofUser({
    purposes: ['invitation'],
    mayUse: ({ status }) => status === 'invited',
    problems: ({ name, password }, { email }) => [
      ...nameProblems('name', name),
      ...passwordProblems(password, { name, email }),
    ],
    async redeem(ctx, user, password_hash, { name }) {
      const joined = await user.patch(ctx, { status: 'active', name: name.trim(), password_hash });
      const data = serializeUser(joined, everything);
      const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id: user.id } };
      await emit(self, 'user.created', data, { changes: changesBetween(serializeUser(user, everything), data) });
    },
  }),
  password: ofUser({
    purposes: ['password_reset'],
    mayUse: ({ status }) => status === 'active',
    problems: ({ password }, person) => passwordProblems(password, person),
    async redeem(ctx, user, password_hash) {
      await user.patch(ctx, { password_hash });
      await endSessions(ctx, { user_id: user.id });
    },
  }),
  portal_password: ofContact({
    purposes: ['portal_invitation', 'portal_password_reset'],
    mayUse: mayEnterPortal,
    problems: ({ password }, person) => passwordProblems(password, person),
    async redeem(ctx, contact, portal_password_hash) {
      await contact.patch(ctx, { portal_password_hash });
      await noteSilentChanges(ctx, [contact.id]);
      await endSessions(ctx, { contact_id: contact.id });
    },
  }),
};

interface Opened {
  readonly ctx: Ctx;
  readonly subjectId: string;
  readonly person: Person;
  readonly link: OpenLink;
}

/**
 * The person and workspace of a link, and the locale that the person reads in: a user's own or the workspace's, a
 * client's for a contact; undefined if none was chosen. Throws the same `not_found` for every link that does not work.
 */
export async function openLink(
  visit: Visit,
  kind: LinkKind,
  token: string,
): Promise<{ readonly link: OpenLink; readonly locale: string | undefined }> {
  const { ctx, person, link } = await open(visit, kind, token);
  const { client_id: clientId, locale } = person;
  if (clientId !== undefined) return { link, locale: (await voiceForClient(ctx, clientId)).words.language };
  return { link, locale: locale ?? (await workspaceOf(ctx)).locale ?? undefined };
}

async function open(visit: Visit, kind: LinkKind, token: string): Promise<Opened> {
  const { purposes, find, another } = kinds[kind];
  const found = await findToken(visit, token, purposes);
  if (!found) throw deadLink(another);
  const ctx = await systemContext(visit, found.workspace_id);
  const person = await find(ctx, found.subject_id);
  if (!person) throw deadLink(another);
  const { id, name } = ctx.workspace;
  const link = { name: person.name, email: person.email ?? '', workspace: { id, name } };
  return { ctx, subjectId: found.subject_id, person, link };
}

/**
 * Spends the token and sets the password, in one transaction; an invited user also becomes active. Throws `not_found`
 * if the link does not work, and `invalid_request` for the input.
 */
export async function redeemLink(
  visit: Visit,
  kind: LinkKind,
  token: string,
  input: LinkInput,
): Promise<{ readonly link: OpenLink; readonly subjectId: string }> {
  const { purposes, problems, hold, another } = kinds[kind];
  const { subjectId, link, person } = await open(visit, kind, token);
  assertNone(problems(input, person));
  const passwordHash = await hashPassword(input.password);
  // Who is invited joins the workspace; everyone else was in it before.
  const within = kind === 'invitation' ? inWorkspace : entering;
  await within(visit, link.workspace.id, async (ctx) => {
    // Lock the person before the token, as deactivation does: the same order prevents a deadlock.
    const redeem = await hold(ctx, subjectId);
    const isValid = (await findToken(ctx, token, purposes)) !== undefined;
    if (!redeem || !isValid || !(await consumeToken(ctx, token))) throw deadLink(another);
    const owner: FactorOwner = { type: person.client_id === undefined ? 'user' : 'contact', id: subjectId };
    const { password_hash: before } = await lockPerson(ctx, owner);
    await redeem(passwordHash, input);
    // The first password is no news to whoever sets it.
    if (before !== null) await mailSignInChange(ctx, owner, 'password_changed');
    const self: Ctx = { ...ctx, actor: { ...ctx.actor, [`${owner.type}_id`]: subjectId } };
    await recordAudit(self, [{ action: 'password.changed', resource: { ...owner, name: person.name } }]);
  });
  return { link, subjectId };
}
