import { forbidden, invalid } from '../../domain/errors.js';
import { reachOf } from '../../domain/people/policy.js';
import type { Ctx } from '../../models/context.js';
import { isReached, User } from '../../models/people/user.js';

/**
 * Members and contractors record their own time and expenses only, managers those of their department.
 * Who sees a record has its user in reach, so this is asked only of the user that a new one is for, or that one goes over to.
 */
export async function assertMayRecordFor(ctx: Ctx, userId: string, what: 'time' | 'expenses'): Promise<void> {
  const { role } = ctx.scope;
  const reach = reachOf(ctx.scope);
  if (reach === 'everyone' || userId === ctx.scope.userId) return;
  if (reach === 'self') throw forbidden(`A ${role} can record only their own ${what}`);
  await User.reference(ctx, userId, 'user_id');
  if (!(await isReached(ctx, userId))) throw forbidden(`A ${role} can record only ${what} of their own department`);
}

/** Time and expenses are recorded for active users only. */
export function assertActiveUser<U extends Pick<User, 'status'>>(user: U | undefined, id: string): U {
  if (!user) throw invalid('user_id', `does not exist: ${id}`);
  if (user.status !== 'active') throw invalid('user_id', 'must be an active user');
  return user;
}
