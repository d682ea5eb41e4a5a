/**
 * Deletion races: deactivations of people, who are never deleted, and operations that can name them. Those may succeed
 * or be refused; but no key, link or running timer of the deactivated person may remain.
 */
import { uniqueName } from '../builders/factories.js';
import { buildUser, buildView } from '../builders/workspace.js';
import { byId, only, plain, type Area } from './race.js';

export const people = {
  deletions: {
    deactivateUser: {
      operation: 'deactivateUser',
      fields: ['user_id', 'manager_id'],
      path: null,
      isLeftOut: true,
      async make(owner) {
        const { userId: id } = await buildUser(owner, 'member');
        return { params: byId(id), refs: { user_id: id, manager_id: id } };
      },
    },
    'deactivateUser of whom work is given to': {
      operation: 'deactivateUser',
      fields: ['assignee_id'],
      path: null,
      async make(owner) {
        const { userId: id } = await buildUser(owner, 'member');
        return { params: byId(id), refs: { assignee_id: id } };
      },
    },
    'deactivateUser of someone invited': {
      operation: 'deactivateUser',
      path: '/v1/users/{id}',
      // Who was invited and never came has no second factor.
      except: ['resetUserFactor'],
      isLeftOut: true,
      async make(owner) {
        const email = `${uniqueName('invited').replace(' ', '-')}@firm.example`;
        const { id } = (await owner.call('inviteUser', { body: { email, name: 'Ines', role: 'member' } })).data;
        return { params: byId(id) };
      },
    },
    deleteApiKey: {
      operation: 'deleteApiKey',
      async make(owner) {
        const { id } = (await owner.call('createApiKey', { body: { name: 'Sync', mode: 'test' } })).data;
        return { params: byId(id) };
      },
    },
    deleteSavedView: {
      operation: 'deleteSavedView',
      make: async (owner) => ({ params: byId((await buildView(owner)).id) }),
    },
  },
  referrers: {
    createApiKey: {
      takes: ['user_id'],
      make: async (_owner, refs) => ({ body: { name: 'Sync', mode: 'test', scope: 'full', ...only(refs, 'user_id') } }),
    },
    updateUsers: {
      takes: ['user_id'],
      make: async (_owner, { user_id }) => ({ body: { ids: [user_id], updates: { title: 'Engineer' } } }),
    },
  },
  onPath: {
    eraseUser: plain(),
    rollApiKey: plain({ grace_hours: 24 }),
    updateUser: plain({ title: 'Engineer' }),
    updateUserPermissions: plain({ can_see_rates: true }),
    reactivateUser: plain(),
    resendUserInvitation: plain(),
    updateSavedView: plain({ is_default: true }),
  },
} satisfies Area;
