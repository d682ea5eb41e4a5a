import { inviteUser, resendInvitation } from '../commands/people/invite-user.js';
import { lockUser, updatePermissions, updateUser, updateUsers } from '../commands/people/update-user.js';
import { eraseUser } from '../commands/across/erasure/erase-person.js';
import { recordPersonalData } from '../commands/across/erasure/record-personal-data.js';
import { resetFactor } from '../commands/people/factors/reset-factor.js';
import { assertMayDecideOn, lockForOwnerChange } from '../commands/people/user-rules.js';
import { deactivateUser, reactivateUser } from '../commands/across/user-access.js';
import { forbidden } from '../domain/errors.js';
import { may } from '../domain/people/policy.js';
import type { Ctx } from '../models/context.js';
import { isReached, User } from '../models/people/user.js';
import type { Schemas } from '../contract/contract.js';
import { personalDataOfUser } from '../queries/across/personal-data.js';
import { userTimeSummary } from '../queries/time/user-time-summary.js';
import { userIncludes } from '../queries/people/user-work.js';
import { userList } from '../queries/people/users.js';
import { serializeUserFor } from '../serializers/user.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

const shown = (ctx: Ctx, user: User): { data: Schemas['User'] } => ({
  data: serializeUserFor(ctx.scope, user),
});

export const users = {
  async listUsers(ctx, { query }) {
    return answerList(
      ctx,
      userList,
      query,
      each((user) => serializeUserFor(ctx.scope, user)),
    );
  },

  async getCurrentUser(ctx) {
    return shown(ctx, await User.get(ctx, ctx.scope.userId));
  },

  async getUser(ctx, { params, query }) {
    const user = await User.get(ctx, params.id);
    const included = await userIncludes(ctx, user, query.include ?? []);
    return { data: { ...shown(ctx, user).data, ...included } };
  },

  async inviteUser(ctx, { body }) {
    return shown(ctx, await inviteUser(ctx, body));
  },

  async resendUserInvitation(ctx, { params }) {
    return shown(ctx, await resendInvitation(ctx, await User.lock(ctx, params.id)));
  },

  async updateUser(ctx, { params, body }) {
    return shown(ctx, await updateUser(ctx, await lockUser(ctx, params.id, body), body));
  },

  async updateUsers(ctx, { body }) {
    const changed = await updateUsers(ctx, body);
    return { data: changed.map((user) => shown(ctx, user).data) };
  },

  async updateUserPermissions(ctx, { params, body }) {
    return shown(ctx, await updatePermissions(ctx, await User.lock(ctx, params.id), body));
  },

  async deactivateUser(ctx, { params }) {
    return shown(ctx, await deactivateUser(ctx, await lockForOwnerChange(ctx, params.id)));
  },

  async getUserPersonalData(ctx, { params: { id } }) {
    if (id !== ctx.scope.userId && !may(ctx.scope, 'administer'))
      throw forbidden('Only owners and admins can get the personal data of others');
    const user = await User.get(ctx, id);
    const profile = serializeUserFor(ctx.scope, user);
    await recordPersonalData(ctx, { type: 'user', id, name: user.name });
    return { data: { id, type: 'user', profile, records: await personalDataOfUser(ctx, user) } };
  },

  async eraseUser(ctx, { params: { id } }) {
    await eraseUser(ctx, id);
    return { data: { id, erased: true } };
  },

  async reactivateUser(ctx, { params }) {
    return shown(ctx, await reactivateUser(ctx, await User.lock(ctx, params.id)));
  },

  async resetUserFactor(ctx, { params }) {
    const user = await User.lock(ctx, params.id);
    assertMayDecideOn(ctx, user.role);
    await resetFactor(ctx, user);
    return shown(ctx, user);
  },

  async getUserTimeSummary(ctx, { params, query }) {
    const user = await User.get(ctx, params.id);
    if (!(await isReached(ctx, user.id))) throw forbidden('You are not allowed to see the time of this user');
    return { data: await userTimeSummary(ctx, user, query) };
  },
} satisfies Handlers<'users'>;
