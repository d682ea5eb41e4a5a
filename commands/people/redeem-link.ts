/** The links of mails by which people set a password: to join, to come back, or for the portal. Each works once. */
import { changesBetween } from '../../domain/changes.js';
import type { FieldError } from '../../domain/errors.js';
import { hashPassword } from '../../domain/people/password.js';
import { mayEnterPortal } from '../../domain/clients/portal-access.js';
import { Contact } from '../../models/clients/contact.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { noteSilentChanges } from '../../models/events/overtaken.js';
import { endSessions } from '../../models/people/session.js';
import { findToken, spendToken, type TokenPurpose } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { serializeUser } from '../../serializers/user.js';
import { everything } from '../../serializers/view.js';
import { assertNone, deadLink, inWorkspace, passwordProblems, textProblems, type Visit } from './on-pages.js';

/** What a link leads to. */
export type LinkKind = 'invitation' | 'password' | 'portal_password';

/** What the bearer of a link is shown. */
export interface OpenLink {
  readonly name: string;
  readonly email: string;
  readonly workspace: { readonly id: string; readonly name: string };
}

/** What a person gives at a link; `name` when they join. */
export interface LinkInput {
  readonly password: string;
  readonly name: string;
}

interface Redeeming {
  readonly purposes: readonly TokenPurpose[];
  /** The person, locked where `ctx` says so; undefined when the link is no longer theirs to use. */
  readonly find: (ctx: Ctx, id: string) => Promise<{ name: string; email: string | null } | undefined>;
  readonly problems: (input: LinkInput) => FieldError[];
  /** What comes of it; the token is spent, and the person locked. */
  readonly redeem: (ctx: Ctx, id: string, passwordHash: string, input: LinkInput) => Promise<void>;
}

const userOf = async (ctx: Ctx, id: string, status: User['status']): Promise<User | undefined> => {
  const user = await (ctx.isLocking ? User.in(ctx).findById(id).forUpdate() : User.find(ctx, id));
  return user?.status === status ? user : undefined;
};

const contactOf = async (ctx: Ctx, id: string): Promise<Contact | undefined> => {
  const contact = await (ctx.isLocking ? Contact.in(ctx).findById(id).forUpdate() : Contact.find(ctx, id));
  return contact && mayEnterPortal(contact) ? contact : undefined;
};

const kinds: Readonly<Record<LinkKind, Redeeming>> = {
  invitation: {
    purposes: ['invitation'],
    find: (ctx, id) => userOf(ctx, id, 'invited'),
    problems: ({ name, password }) => [...textProblems('name', name, 200), ...passwordProblems(password)],
    async redeem(ctx, id, password_hash, { name }) {
      const user = await User.get(ctx, id);
      const joined = await user.patch(ctx, { status: 'active', name: name.trim(), password_hash });
      const data = serializeUser(joined, everything);
      const self: Ctx = { ...ctx, actor: { ...ctx.actor, user_id: id } };
      await emit(self, 'user.created', data, { changes: changesBetween(serializeUser(user, everything), data) });
    },
  },
  password: {
    purposes: ['password_reset'],
    find: (ctx, id) => userOf(ctx, id, 'active'),
    problems: ({ password }) => passwordProblems(password),
    async redeem(ctx, id, password_hash) {
      await (await User.get(ctx, id)).patch(ctx, { password_hash });
      await endSessions(ctx, { user_id: id });
    },
  },
  portal_password: {
    purposes: ['portal_invitation', 'portal_password_reset'],
    find: contactOf,
    problems: ({ password }) => passwordProblems(password),
    async redeem(ctx, id, portal_password_hash) {
      await (await Contact.get(ctx, id)).patch(ctx, { portal_password_hash });
      await noteSilentChanges(ctx, [id]);
      await endSessions(ctx, { contact_id: id });
    },
  },
};

interface Opened {
  readonly workspaceId: string;
  readonly subjectId: string;
  readonly link: OpenLink;
}

/** What stands behind a link; `not_found`, in the same words always, when it does not work. */
export async function openLink(visit: Visit, kind: LinkKind, token: string): Promise<OpenLink> {
  return (await open(visit, kind, token)).link;
}

async function open(visit: Visit, kind: LinkKind, token: string): Promise<Opened> {
  const { purposes, find } = kinds[kind];
  const found = await findToken(visit, token, purposes);
  if (!found) throw deadLink();
  const ctx = await systemContext(visit, found.workspace_id);
  const person = await find(ctx, found.subject_id);
  if (!person) throw deadLink();
  const { id, name } = ctx.workspace;
  const link = { name: person.name, email: person.email ?? '', workspace: { id, name } };
  return { workspaceId: id, subjectId: found.subject_id, link };
}

/** Sets the password, and with an invitation makes its user active: the token, the change and its event in one transaction. */
export async function redeemLink(visit: Visit, kind: LinkKind, token: string, input: LinkInput): Promise<OpenLink> {
  const { purposes, find, problems, redeem } = kinds[kind];
  const { workspaceId, subjectId, link } = await open(visit, kind, token);
  assertNone(problems(input));
  const passwordHash = await hashPassword(input.password);
  await inWorkspace(visit, workspaceId, async (ctx) => {
    // Who shuts a person out locks the person, then takes their links; in this order neither waits for the other in a circle.
    const person = await find({ ...ctx, isLocking: true }, subjectId);
    const isValid = (await findToken(ctx, token, purposes)) !== undefined;
    if (!person || !isValid || !(await spendToken(ctx, token))) throw deadLink();
    await redeem(ctx, subjectId, passwordHash, input);
  });
  return link;
}
