/**
 * A link by which an owner signs in without a mail. It is printed for the operator of Docket, who needs no other proof.
 */
import sql, { empty } from 'sql-template-tag';
import { changesBetween } from '../../domain/changes.js';
import { emailKey } from '../../domain/clients/contact-keys.js';
import { invalid } from '../../domain/errors.js';
import { isId } from '../../domain/ids.js';
import { firstSignInUrl } from '../../domain/page-links.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { transaction } from '../../database/transaction.js';
import { emit } from '../../models/events/event.js';
import { byOperator, recordAudit } from '../../models/people/audit-entry.js';
import { endSessions } from '../../models/people/session.js';
import { issueToken, revokeTokens } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import { shareTestLock } from '../../models/workspace/test-side.js';
import { findWorkspaceContext, sideOf, systemContext } from '../../models/workspace/workspace-context.js';
import { firstWorkspace } from '../../models/workspace/workspace-directory.js';
import { serializeUser } from '../../serializers/user.js';
import { everything } from '../../serializers/view.js';
import { OperatorError } from '../../settings/operator-error.js';

/** Name and address of the owner of a new database, until they sign in for the first time. */
export const firstOwner = { name: 'Owner', email: 'owner@example.com' } as const;

const lifetime = { days: 7 };

export interface OwnerWanted {
  /** Id of either side of a workspace; by default the oldest workspace. */
  readonly workspaceId?: string | undefined;
  /** Address of the owner; by default the oldest owner. */
  readonly email?: string | undefined;
}

export interface OwnerLink {
  readonly workspace_id: string;
  readonly user_id: string;
  readonly email: string;
  /** Whether the owner can sign in without the link. */
  readonly has_password: boolean;
  readonly link: string;
  readonly expires_at: Date;
}

/**
 * Creates a link for an active owner of the live side. Earlier links work until one of them is used. Throws an
 * OperatorError if there is no such workspace or owner.
 */
export function linkForOwner(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  { workspaceId, email }: OwnerWanted = {},
): Promise<OwnerLink> {
  return transaction(base.db, async (db) => {
    const ctx = await liveSide({ ...base, db }, workspaceId);
    const named = email === undefined ? empty : sql` AND t.email_key = ${emailKey(email)}`;
    const owner = await User.lockFirst(ctx, sql`t.role = 'owner' AND t.status = 'active'${named}`);
    if (!owner) throw new OperatorError(`${ctx.workspace.name} has no active owner${email ? ` ${email}` : ''}`);
    const wanted = { purpose: 'first_sign_in', subject_id: owner.id, lifetime, keepsOthers: true } as const;
    const { token, expires_at } = await issueToken(ctx, wanted);
    const resource = { type: 'user', id: owner.id, name: owner.name };
    await recordAudit(byOperator(ctx), [{ action: 'password.link_sent', resource }]);
    return {
      workspace_id: ctx.workspace.id,
      user_id: owner.id,
      email: owner.email,
      has_password: owner.password_hash !== null,
      link: firstSignInUrl(base.settings, token),
      expires_at,
    };
  });
}

async function liveSide(base: Pick<Ctx, 'db' | 'settings' | 'jobs'>, workspaceId: string | undefined): Promise<Ctx> {
  const id = workspaceId ?? (await firstWorkspace(base));
  if (id === undefined || !isId(id, 'ws') || !(await findWorkspaceContext(base, id)))
    throw new OperatorError(id === undefined ? 'There is no workspace yet' : `There is no workspace ${id}`);
  return sideOf(await systemContext(base, id), 'live');
}

/** The form fields that an owner fills in at the link. */
export interface OwnerInput {
  readonly name: string;
  readonly email: string;
}

/**
 * Sets name, address and password of an owner who has opened the link. The twin on the test side, found by the old
 * address, gets the same name and address. Ends all sessions and links of the account. Throws `invalid_request` if
 * another user has the address.
 */
export async function claimOwnerAccount(
  ctx: Ctx,
  owner: Locked<User>,
  password_hash: string,
  input: OwnerInput,
): Promise<void> {
  const [name, email] = [input.name.trim(), input.email.trim()];
  const profile = { name, email, email_key: emailKey(email) };
  const test = await shareTestLock(await sideOf(ctx, 'test'));
  const twin = await User.lockFirst(test, sql`t.email_key = ${owner.email_key}`);
  await assertFree(ctx, profile.email_key, owner.id);
  await assertFree(test, profile.email_key, twin?.id);
  await endSessions(ctx, { user_id: owner.id });
  await revokeTokens(ctx, owner.id);
  await change(ctx, owner, { ...profile, password_hash });
  if (twin) await change(test, twin, profile);
}

async function assertFree(ctx: Ctx, email_key: string, userId: string | undefined): Promise<void> {
  const other = await User.first(ctx, sql`t.email_key = ${email_key}`);
  if (other && other.id !== userId) throw invalid('email', 'is the address of another user');
}

async function change(ctx: Ctx, user: Locked<User>, values: Parameters<typeof user.patch>[1]): Promise<void> {
  const before = serializeUser(user, everything);
  const data = serializeUser(await user.patch(ctx, values), everything);
  const changes = changesBetween(before, data);
  if (Object.keys(changes).length > 0) await emit(ctx, 'user.updated', data, { changes });
}
