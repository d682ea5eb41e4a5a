/** Changes that users make to their own account: where they are signed in, and their password. */
import { type ApiError, invalid, invalidState, notFound } from '../../domain/errors.js';
import { assertPassword, hashPassword, isPassword } from '../../domain/people/password.js';
import type { Ctx } from '../../models/context.js';
import { recordAudit } from '../../models/people/audit-entry.js';
import { endSessionOf, endSessions } from '../../models/people/session.js';
import { revokeTokens } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import { changing } from '../../models/workspace/test-side.js';
import { mailSignInChange } from './sign-in-change.js';
import type { Schemas } from '../../contract/contract.js';

/** Ends one of the user's own sessions. Throws `not_found` if it is not theirs. */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  if (!(await endSessionOf(ctx, { user_id: ctx.scope.userId }, id))) throw notFound();
}

/** Ends all sessions of the user except the calling one, if a session is calling, and returns their number. */
export const endOtherSessions = (ctx: Ctx): Promise<number> =>
  endSessions(ctx, { user_id: ctx.scope.userId }, ctx.scope.sessionId);

const wrong = (): ApiError => invalid('current_password', 'is not your password');

/**
 * Sets a new password, ends the other sessions and revokes mailed links. Returns the number of sessions ended. Throws
 * `invalid_request` if the current password is wrong. Opens its own transaction.
 */
export async function changePassword(
  ctx: Ctx,
  { current_password, new_password }: Schemas['PasswordUpdate'],
): Promise<number> {
  const user = await User.get(ctx, ctx.scope.userId);
  const { password_hash: passwordHash } = user;
  if (passwordHash === null) throw noPassword(ctx);
  if (!(await isPassword(current_password, passwordHash))) throw wrong();
  assertPassword('new_password', new_password, user);
  const password_hash = await hashPassword(new_password);
  return changing(ctx, async (writing) => {
    const locked = await User.lock(writing, user.id);
    // The password was changed since the check above.
    if (locked.password_hash !== passwordHash) throw wrong();
    await locked.patch(writing, { password_hash });
    await revokeTokens(writing, user.id);
    const ended = await endOtherSessions(writing);
    await mailSignInChange(writing, { type: 'user', id: user.id }, 'password_changed');
    await recordAudit(writing, [
      { action: 'password.changed', resource: { type: 'user', id: user.id, name: user.name } },
    ]);
    return ended;
  });
}

const noPassword = ({ workspace: { mode } }: Ctx): ApiError =>
  invalidState(
    mode === 'test'
      ? 'Your account on the test side has no password: change your password on the live side'
      : 'Your account has no password yet: request a link at /forgotten-password to set one',
  );
