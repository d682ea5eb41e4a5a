/** Who may do what to the people of the workspace (docs/decisions/permissions.md). */
import sql from 'sql-template-tag';
import { forbidden, invalidState } from '../../domain/errors.js';
import { excessOver, may, mayDecideOn, permissionsOf, type Role } from '../../domain/people/policy.js';
import { isOwnProfile } from '../../domain/people/user-update.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { scoped, select } from '../../models/select.js';
import { nextInSequence } from '../../models/sequence.js';
import { isReached, User } from '../../models/people/user.js';
import type { Schemas } from '../../contract/contract.js';

/** Only owners manage owners; owners and admins manage admins and managers. */
export function assertMayDecideOn(ctx: Ctx, role: Role): void {
  if (mayDecideOn(ctx.scope, role)) return;
  throw forbidden(
    role === 'owner'
      ? 'Only owners can do this to an owner'
      : `Only owners and admins can do this to a user with the role ${role}`,
  );
}

/** Anyone who invites or reactivates an account must have everything that it will be able to see and do. */
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
      `This ${role} would have more rights than you: ${excess}. Ask someone who has them too, such as an admin`,
    );
}

/**
 * With `can_manage_team` all but the role, of those on whom one decides; of themselves all but viewers change the profile: a
 * manager who could move to another department, or to none, would see whose time they like.
 */
export function assertMayUpdate(ctx: Ctx, user: User, body: Schemas['UserUpdate']): void {
  if (may(ctx.scope, 'administer')) return;
  if (user.id === ctx.scope.userId) return assertOwnProfile(ctx, body);
  if (!may(ctx.scope, 'can_manage_team')) throw forbidden('This requires the permission can_manage_team');
  assertMayDecideOn(ctx, user.role);
}

/**
 * The managers of a department see the time of its users: moving a person there reveals their time, so the caller must be able to
 * see it.
 */
export async function assertMayMove(ctx: Ctx, user: User): Promise<void> {
  if (may(ctx.scope, 'administer') || (await isReached({ ...ctx, isLocking: true }, user.id))) return;
  throw forbidden(
    "Only users who can see a person's time can change their department: this person is not in your department",
  );
}

function assertOwnProfile(ctx: Ctx, body: Schemas['UserUpdate']): void {
  if (!may(ctx.scope, 'contribute')) throw forbidden('Viewers have read-only access');
  if (isOwnProfile(body)) return;
  throw forbidden(
    'You can change your own name, avatar_url, title, phone and timezone; owners and admins can change the rest',
  );
}

/** Whether this user may change from their role to `role`. Call it while holding the turn. */
export async function assertRoleChange(ctx: Ctx, user: Locked<User>, role: Role): Promise<void> {
  if (!may(ctx.scope, 'administer')) throw forbidden('Only owners and admins can change roles');
  assertMayDecideOn(ctx, user.role);
  assertMayDecideOn(ctx, role);
  await assertOwnerRemains(ctx, user);
}

/**
 * Lets changes by which a workspace could lose its last owner pass one at a time. All of them write the same row, so that they
 * wait for one another, and collide where nodes of a cluster do not. To be taken before any user is locked.
 */
export async function takeTurn(ctx: Ctx): Promise<void> {
  await nextInSequence(ctx, 'owner_changes');
}

/** A user who is about to change so that the workspace could lose its last owner. */
export async function lockInTurn(ctx: Ctx, id: string): Promise<Locked<User>> {
  await takeTurn(ctx);
  return User.lock(ctx, id);
}

/** The last active owner stays. Reads what is committed by now, not what was when the transaction began. */
export async function assertOwnerRemains(ctx: Ctx, user: Locked<User>): Promise<void> {
  if (user.role !== 'owner' || user.status !== 'active') return;
  const [other] = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM users t WHERE ${scoped(ctx, User, 't')} AND t.role = 'owner' AND t.status = 'active' AND t.id <> ${user.id}
         LIMIT 1 FOR UPDATE`,
  );
  if (!other) throw invalidState('This is the last active owner: make someone else an owner first');
}
