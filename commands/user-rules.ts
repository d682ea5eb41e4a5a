/** Who may do what to the people of the workspace (specification, users; rulings, section 4). */
import sql from 'sql-template-tag';
import { forbidden, invalidState } from '../domain/errors.js';
import { may, mayDecideOn, type Role } from '../domain/policy.js';
import { isOwnProfile } from '../domain/user-update.js';
import type { Ctx } from '../models/context.js';
import { scoped, select } from '../models/select.js';
import { nextInSequence } from '../models/sequence.js';
import { User } from '../models/user.js';
import type { Schemas } from '../openapi/contract.js';

/** Owners are decided on by owners, admins and managers by owners and admins. */
export function assertMayDecideOn(ctx: Ctx, role: Role): void {
  if (mayDecideOn(ctx.scope, role)) return;
  throw forbidden(
    role === 'owner' ? 'Only owners decide on owners' : `Only owners and admins decide on a role of ${role}`,
  );
}

/** With `can_manage_team` all but the role, of anyone; without it all but viewers change their own profile. */
export function assertMayUpdate(ctx: Ctx, user: User, body: Schemas['UserUpdate']): void {
  if (may(ctx.scope, 'can_manage_team')) return;
  if (user.id !== ctx.scope.userId || !may(ctx.scope, 'contribute'))
    throw forbidden('This needs the permission can_manage_team');
  if (!isOwnProfile(body))
    throw forbidden(
      'Of yourself you may change name, avatar_url, title, phone and timezone; the rest needs the permission can_manage_team',
    );
}

/** Whether this user may go from the role that they have to `role`. The turn is taken, `user` is locked. */
export async function assertRoleChange(ctx: Ctx, user: User, role: Role): Promise<void> {
  if (!may(ctx.scope, 'administer')) throw forbidden('Only owners and admins change roles');
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

/** The last active owner stays. Reads what is committed by now, not what was when the transaction began. */
export async function assertOwnerRemains(ctx: Ctx, user: User): Promise<void> {
  if (user.role !== 'owner' || user.status !== 'active') return;
  const [other] = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM users t WHERE ${scoped(ctx, User, 't')} AND t.role = 'owner' AND t.status = 'active' AND t.id <> ${user.id}
         LIMIT 1 FOR UPDATE`,
  );
  if (!other) throw invalidState('This is the last active owner: make someone else an owner first');
}
