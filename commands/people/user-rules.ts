/** Rules about inviting, changing and deactivating users, by the caller's role (docs/decisions/permissions.md). */
import sql from 'sql-template-tag';
import { forbidden, invalidState } from '../../domain/errors.js';
import { excessOver, may, mayDecideOn, permissionsOf, type Role } from '../../domain/people/policy.js';
import { isOwnNotifications, isOwnProfile } from '../../domain/people/user-update.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import { nextInSequence } from '../../models/sequence.js';
import { isReached, User } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';

/**
 * Throws `forbidden` unless the caller may manage users of this role: owners manage owners, owners and admins manage
 * admins and managers.
 */
export function assertMayDecideOn(ctx: Ctx, role: Role): void {
  if (mayDecideOn(ctx.scope, role)) return;
  throw forbidden(
    role === 'owner'
      ? 'This requires the role owner, because it concerns an owner'
      : `This requires the role owner or admin, because it concerns a user with the role ${role}`,
  );
}

/** Throws `forbidden` if the account would see or do more than the caller, who invites or reactivates it. */
export function assertMayLetIn(
  ctx: Ctx,
  account: Pick<User, 'role'> & Partial<Pick<User, 'department' | 'permissions'>>,
): void {
  const { role, department = null, permissions = null } = account;
  assertMayDecideOn(ctx, role);
  if (may(ctx.scope, 'administer')) return;
  const excess = excessOver(ctx.scope, { role, department, permissions: permissionsOf(role, permissions) });
  if (excess !== undefined)
    throw forbidden(
      `This ${role} would have more rights than you: ${excess}. Ask a user who has these rights, such as an admin`,
    );
}

/**
 * Throws `forbidden` unless the caller may make this change. Users with `can_manage_team` change others whose role they
 * may manage, except the role itself. All users change how they are notified, all but viewers their own profile, and
 * nothing else of themselves: a manager who could change their own department would choose whose time they see.
 */
export function assertMayUpdate(ctx: Ctx, user: User, body: Schemas['UserUpdate']): void {
  if (may(ctx.scope, 'administer')) return;
  if (user.id === ctx.scope.userId) return assertOwnProfile(ctx, body);
  if (!may(ctx.scope, 'can_manage_team')) throw forbidden('This requires the permission can_manage_team');
  assertMayDecideOn(ctx, user.role);
}

/**
 * Throws `forbidden` unless the caller can see the user's time: managers of a department see the time of its users, so
 * a move into it reveals that time to them.
 */
export async function assertMayMove(ctx: Ctx, user: User): Promise<void> {
  if (may(ctx.scope, 'administer') || (await isReached({ ...ctx, isLocking: true }, user.id))) return;
  throw forbidden(
    "Only users who can see a person's time can change their department: this person is not in your department",
  );
}

function assertOwnProfile(ctx: Ctx, body: Schemas['UserUpdate']): void {
  if (!may(ctx.scope, 'contribute') && !isOwnNotifications(body)) throw forbidden('Viewers have read-only access');
  if (isOwnProfile(body)) return;
  throw forbidden(
    'You can change your own name, avatar_url, title, phone, timezone, locale and notification settings; owners and admins can change the rest',
  );
}

/** Throws unless the caller may give this user the role, and an owner remains. Call `lockOwnerChanges` first. */
export async function assertRoleChange(ctx: Ctx, user: Locked<User>, role: Role): Promise<void> {
  if (!may(ctx.scope, 'administer')) throw forbidden('Only owners and admins can change roles');
  assertMayDecideOn(ctx, user.role);
  assertMayDecideOn(ctx, role);
  await assertOwnerRemains(ctx, user);
}

/**
 * Makes changes that could remove the last owner run one after the other: all write the same row, so they wait for it.
 * On a Galera cluster, whose nodes do not wait for one another, that makes one of two concurrent changes fail. Call it
 * before locking any user.
 */
export async function lockOwnerChanges(ctx: Ctx): Promise<void> {
  await nextInSequence(ctx, 'owner_changes');
}

/** Locks a user for a change that could remove the last owner. */
export async function lockForOwnerChange(ctx: Ctx, id: string): Promise<Locked<User>> {
  await lockOwnerChanges(ctx);
  return User.lock(ctx, id);
}

/**
 * Throws `invalid_state` if the user is the last active owner. FOR UPDATE reads the latest committed rows, not the
 * transaction's snapshot.
 */
export async function assertOwnerRemains(ctx: Ctx, user: Locked<User>): Promise<void> {
  if (user.role !== 'owner' || user.status !== 'active') return;
  const [other] = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM users t WHERE ${scoped(ctx, User, 't')} AND t.role = 'owner' AND t.status = 'active' AND t.id <> ${user.id}
         LIMIT 1 FOR UPDATE`,
  );
  if (!other) throw invalidState('This is the last active owner: make another user an owner first');
}
