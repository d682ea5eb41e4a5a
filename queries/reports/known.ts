import type { Ctx } from '../../models/context.js';
import { User } from '../../models/people/user.js';
import { assertKnown } from '../list-checks.js';

/** Throws `invalid_request` for `user_ids` if one of them is of no user that the caller may see. */
export const assertUsersKnown = (ctx: Ctx, ids: readonly string[] = []): Promise<void> =>
  assertKnown(ctx, 'user_ids', ids, User);
