import { forbidden, invalid } from '../../domain/errors.js';
import { reachOf } from '../../domain/people/policy.js';
import type { Ctx } from '../../models/context.js';
import { isReached, User } from '../../models/people/user.js';

/**
 * Throws `forbidden` unless the caller may record time or expenses for the user: members and contractors for
 * themselves, managers for their department. Call it for the user of a new record, or for the new user of a changed
 * one: whoever sees a record already has its present user in reach.
 */
export async function assertMayRecordFor(ctx: Ctx, userId: string, what: 'time' | 'expenses'): Promise<void> {
  const { role } = ctx.scope;
  const reach = reachOf(ctx.scope);
  if (reach === 'everyone' || userId === ctx.scope.userId) return;
  if (reach === 'self') throw forbidden(`A ${role} can record only their own ${what}`);
  await User.reference(ctx, userId, 'user_id');
  if (!(await isReached(ctx, userId))) throw forbidden(`A ${role} can record only ${what} of their own department`);
}

/** Throws `invalid_request` unless the user exists and is active. */
export function assertActiveUser<U extends Pick<User, 'status'>>(user: U | undefined, id: string): U {
  if (!user) throw invalid('user_id', `does not exist: ${id}`);
  if (user.status !== 'active') throw invalid('user_id', 'must be an active user');
  return user;
}
