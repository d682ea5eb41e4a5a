import { changesBetween } from '../domain/changes.js';
import { forbidden } from '../domain/errors.js';
import { may } from '../domain/policy.js';
import { isOwnProfile, userColumns } from '../domain/user-update.js';
import type { Ctx } from '../models/context.js';
import { emit } from '../models/event.js';
import { isReached, User } from '../models/user.js';
import type { Body } from '../openapi/contract.js';
import { list } from '../queries/list.js';
import { userTimeSummary } from '../queries/user-time-summary.js';
import { userIncludes } from '../queries/user-work.js';
import { userList } from '../queries/users.js';
import { serializeUser, userView } from '../serializers/user.js';
import type { Handlers } from './contract.js';

export const users = {
  async listUsers(ctx, { query }) {
    const { rows, pagination } = await list(ctx, userList, query);
    const view = userView(ctx.scope);
    return { data: rows.map((user) => serializeUser(user, view)), pagination };
  },

  async getCurrentUser(ctx) {
    return { data: serializeUser(await User.get(ctx, ctx.scope.userId), userView(ctx.scope)) };
  },

  async getUser(ctx, { params, query }) {
    const user = await User.get(ctx, params.id);
    const included = await userIncludes(ctx, user, query.include ?? []);
    return { data: { ...serializeUser(user, userView(ctx.scope)), ...included } };
  },

  async updateUser(ctx, { params, body }) {
    const user = await User.lock(ctx, params.id);
    assertMayUpdate(ctx, user, body);
    const before = serializeUser(user);
    const changed = await user.patch(ctx, userColumns(body));
    const after = serializeUser(changed);
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length > 0) await emit(ctx, 'user.updated', after, { changes });
    return { data: serializeUser(changed, userView(ctx.scope)) };
  },

  async getUserTimeSummary(ctx, { params, query }) {
    const user = await User.get(ctx, params.id);
    if (!(await isReached(ctx, user.id))) throw forbidden('You may not see the time of this user');
    return { data: await userTimeSummary(ctx, user, query) };
  },
} satisfies Handlers<'users'>;

/** With `can_manage_team` anything of anyone; without it all but viewers change their own profile. */
function assertMayUpdate(ctx: Ctx, user: User, body: Body<'updateUser'>): void {
  if (may(ctx.scope, 'can_manage_team')) return;
  if (user.id !== ctx.scope.userId || !may(ctx.scope, 'contribute'))
    throw forbidden('This needs the permission can_manage_team');
  if (!isOwnProfile(body))
    throw forbidden(
      'Of yourself you may change name, avatar_url, title, phone and timezone; the rest needs the permission can_manage_team',
    );
}
