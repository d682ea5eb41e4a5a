import { invalid } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';

/** Throws `invalid_request` on `user_ids` where one of them does not exist. */
export async function assertUsersKnown(ctx: Ctx, ids: readonly string[] = []): Promise<void> {
  const known = ids.length === 0 ? [] : await User.in(ctx).whereIn('id', ids).select('id');
  const unknown = ids.find((id) => !known.some((user) => user.id === id));
  if (unknown !== undefined) throw invalid('user_ids', `does not exist: ${unknown}`);
}
