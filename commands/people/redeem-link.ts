/** The links by which people set a password: to begin as the owner, to join, to come back, or for the portal. Each works once. */
import { changesBetween } from '../../domain/changes.js';
import type { FieldError } from '../../domain/errors.js';
import { hashPassword } from '../../domain/people/password.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import type { Locked } from '../../models/base.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { noteSilentChanges } from '../../models/events/late-commits.js';
import { endSessions } from '../../models/people/session.js';
import { findToken, spendToken, type TokenPurpose } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { serializeUser } from '../../serializers/user.js';
import { everything } from '../../serializers/view.js';
import { wordsForClient } from '../workspace/client-mail.js';
import { takeOver } from './first-sign-in.js';
import {
  assertNone,
  deadLink,
  emailProblems,
  inWorkspace,
  nameProblems,
  passwordProblems,
  type Visit,
} from './page-context.js';

/** What a link leads to. */
export type LinkKind = 'first_sign_in' | 'invitation' | 'password' | 'portal_password';

/** What the bearer of a link is shown. */
export interface OpenLink {
  readonly name: string;
  readonly email: string;
  readonly workspace: { readonly id: string; readonly name: string };
}

/** What a person gives at a link; `name` when they join, and `email` as well when they begin as the owner. */
export interface LinkInput {
  readonly password: string;
  readonly name: string;
  readonly email: string;
}

interface Person {
  readonly name: string;
  readonly email: string | null;
  /** Of a contact. */
  readonly client_id?: string;
}

interface Redeeming {
  readonly purposes: readonly TokenPurpose[];
  /** How to come by another link, unless it can be requested on a page. */
  readonly another?: string;
  /** The person; undefined if they may no longer use the link. */
  readonly find: (ctx: Ctx, id: string) => Promise<Person | undefined>;
  readonly problems: (input: LinkInput) => FieldError[];
  /** As `find`, with the person held; returns what is to come of it once the token is spent. */
  readonly hold: (
    ctx: Ctx,
    id: string,
  ) => Promise<((passwordHash: string, input: LinkInput) => Promise<void>) | undefined>;
}

interface Kind<P> extends Pick<Redeeming, 'purposes' | 'problems' | 'another'> {
  /** Whether the link is still theirs to use. */
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
    another: 'Whoever runs Docket prints a new one with: npm run workspaces -- link',
    mayUse: ({ status, role }) => status === 'active' && role === 'owner',
    problems: ({ name, email, password }) => [
      ...nameProblems('name', name),
      ...emailProblems(email),
      ...passwordProblems(password),
    ],
    redeem: takeOver,
  }),
  invitation: ofUser({
    purposes: ['invitation'],
    mayUse: ({ status }) => status === 'invited',
    problems: ({ name, password }) => [...nameProblems('name', name), ...passwordProblems(password)],
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
    problems: ({ password }) => passwordProblems(password),
    async redeem(ctx, user, password_hash) {
      await user.patch(ctx, { password_hash });
      await endSessions(ctx, { user_id: user.id });
    },
  }),
  portal_password: ofContact({
    purposes: ['portal_invitation', 'portal_password_reset'],
    mayUse: mayEnterPortal,
    problems: ({ password }) => passwordProblems(password),
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
  readonly clientId: string | undefined;
  readonly link: OpenLink;
}

/** What a link refers to, and the language of a client; `not_found`, always in the same words, if it does not work. */
export async function openLink(
  visit: Visit,
  kind: LinkKind,
  token: string,
): Promise<{ readonly link: OpenLink; readonly language: string | undefined }> {
  const { ctx, clientId, link } = await open(visit, kind, token);
  return { link, language: clientId === undefined ? undefined : (await wordsForClient(ctx, clientId)).language };
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
  return { ctx, subjectId: found.subject_id, clientId: person.client_id, link };
}

/** Sets the password, and with an invitation makes its user active: the token, the change and its event in one transaction. */
export async function redeemLink(
  visit: Visit,
  kind: LinkKind,
  token: string,
  input: LinkInput,
): Promise<{ readonly link: OpenLink; readonly subjectId: string }> {
  const { purposes, problems, hold, another } = kinds[kind];
  const { subjectId, link } = await open(visit, kind, token);
  assertNone(problems(input));
  const passwordHash = await hashPassword(input.password);
  await inWorkspace(visit, link.workspace.id, async (ctx) => {
    // Deactivation locks the person and then their links; using the same order prevents a deadlock.
    const redeem = await hold(ctx, subjectId);
    const isValid = (await findToken(ctx, token, purposes)) !== undefined;
    if (!redeem || !isValid || !(await spendToken(ctx, token))) throw deadLink(another);
    await redeem(passwordHash, input);
  });
  return { link, subjectId };
}
