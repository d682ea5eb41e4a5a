/** Deactivates and reactivates users (docs/decisions/people.md). */
import sql from 'sql-template-tag';
import { changesBetween } from '../../domain/changes.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { revokeKeysOf } from '../../models/people/api-key.js';
import { endSessions } from '../../models/people/session.js';
import { revokeCliCodes } from '../../models/people/cli-login.js';
import { revokeTokens } from '../../models/people/token.js';
import { User } from '../../models/people/user.js';
import { seeingAll, sideOf } from '../../models/workspace/workspace-context.js';
import { serializeUser } from '../../serializers/user.js';
import { everything } from '../../serializers/view.js';
import { stopTimerOf } from '../time/timers.js';
import { assertMayDecideOn, assertMayLetIn, assertOwnerRemains } from '../people/user-rules.js';

/**
 * Deactivates a user at once: ends sessions, revokes API keys and mailed links, and stops a running timer. Throws if
 * the user is the last active owner. On the live side, the twin on the test side is deactivated too, but not the other
 * way round.
 */
export async function deactivateUser(ctx: Ctx, user: Locked<User>): Promise<User> {
  if (user.id !== ctx.scope.userId) assertMayDecideOn(ctx, user.role);
  if (user.status === 'deactivated') return user;
  await assertOwnerRemains(ctx, user);
  if (ctx.workspace.mode === 'live') await shutOutOfTest(ctx, user);
  return deactivate(ctx, user);
}

async function shutOutOfTest(ctx: Ctx, { email_key }: User): Promise<void> {
  const side = await sideOf(ctx, 'test');
  const twin = await User.lockFirst(side, sql`t.email_key = ${email_key}`);
  if (twin && twin.status !== 'deactivated') await deactivate(side, twin);
}

/** Revoked keys stay revoked: a reactivated user creates new ones. */
async function deactivate(ctx: Ctx, user: Locked<User>): Promise<User> {
  await endSessions(ctx, { user_id: user.id });
  await revokeTokens(ctx, user.id);
  await revokeCliCodes(ctx, user.id);
  await revokeKeysOf(ctx, user.id);
  await stopTimerOf(seeingAll(ctx), user);
  const expiry = user.invitation_expires_at;
  const deactivated = await user.patch(ctx, {
    status: 'deactivated',
    deactivated_at: ctx.now,
    ...(expiry && expiry > ctx.now ? { invitation_expires_at: ctx.now } : {}),
  });
  await announceAccess(ctx, 'user.deactivated', user, deactivated);
  return deactivated;
}

/** Reactivates a user: `invited` if they never accepted their invitation, otherwise `active`. */
export async function reactivateUser(ctx: Ctx, user: Locked<User>): Promise<User> {
  assertMayLetIn(ctx, user);
  if (user.status !== 'deactivated') return user;
  const status = hasNeverAccepted(user) ? 'invited' : 'active';
  const reactivated = await user.patch(ctx, { status, deactivated_at: null });
  await announceAccess(ctx, 'user.reactivated', user, reactivated);
  return reactivated;
}

/** Accepting an invitation sets a password. A user created together with an API key was never invited. */
const hasNeverAccepted = ({ invitation_sent_at, password_hash }: User): boolean =>
  invitation_sent_at !== null && password_hash === null;

async function announceAccess(
  ctx: Ctx,
  type: 'user.deactivated' | 'user.reactivated',
  before: User,
  after: User,
): Promise<void> {
  const data = serializeUser(after, everything);
  await emit(ctx, type, data, { changes: changesBetween(serializeUser(before, everything), data) });
}
