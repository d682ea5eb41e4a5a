/** Requests about users and their keys. */
import { buildInvited, uniqueEmail } from '../builders/invitations.js';
import { buildUser } from '../builders/workspace.js';
import { givePassword, password } from '../service/visitor.js';
import { testApi, type ApiClient } from '../service/api.js';
import { beginSession } from '../../../models/people/session.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const spare = { name: 'Spare', mode: 'test' } as const;

const nobodysPasskey = 'psk_01k6jz3v8he9s8x4d2m7q5r0ab';

/** Each request gets users of its own, so that changing them does not affect other requests. */
const ofEach = <Input extends object>(input: Input, status: 'active' | 'deactivated' = 'active') => {
  const fresh = (role: 'member' | 'owner') => ({
    make: async ({ owner }: Scene) => ({ params: { id: (await buildUser(owner, role, { status })).userId }, ...input }),
  });
  return { 'a member': fresh('member'), 'an owner': fresh('owner') };
};

/** The id of a session of this user, who is signed in if they are not. */
async function sessionOf(user: ApiClient): Promise<string> {
  const known = (await user.call('listSessions', {})).data[0]?.id;
  if (known !== undefined) return known;
  const { database } = await testApi();
  await beginSession({ db: database }, user.workspaceId, { user_id: user.userId });
  return sessionOf(user);
}

export const people = {
  listSessions: {
    'the owner is signed in': {
      find: async ({ owner }) => {
        await sessionOf(owner);
        return {};
      },
    },
  },
  getSession: { "the member's": { find: async ({ member }) => ({ params: { id: await sessionOf(member) } }) } },
  deleteSession: { "the member's": { make: async ({ member }) => ({ params: { id: await sessionOf(member) } }) } },
  deleteSessions: { '': { make: () => ({}) } },
  updatePassword: {
    '': {
      makeFor: async ({ userId }) => {
        await givePassword('users', userId);
        return { body: { current_password: password, new_password: password } };
      },
    },
  },
  listUsers: { '': { find: () => ({ query: { status: 'all' } }) } },
  getCurrentUser: { '': plain },
  getUser: { 'someone else': { find: ({ outsider }) => ({ params: { id: outsider.userId } }) } },
  inviteUser: {
    'a member': { make: () => ({ body: { email: uniqueEmail(), name: 'Ivy Invited', role: 'member' } }) },
    'a viewer': { make: () => ({ body: { email: uniqueEmail(), name: 'Ivy Invited', role: 'viewer' } }) },
    'an owner': { make: () => ({ body: { email: uniqueEmail(), name: 'Ivy Invited', role: 'owner' } }) },
  },
  resendUserInvitation: { '': { make: async ({ owner }) => ({ params: { id: (await buildInvited(owner)).id } }) } },
  updateUser: {
    themselves: { makeFor: ({ userId }) => ({ params: { id: userId }, body: { name: 'Renamed' } }) },
    ...ofEach({ body: { title: 'Engineer' } }),
    'the role': {
      make: async ({ owner }) => ({
        params: { id: (await buildUser(owner, 'member')).userId },
        body: { role: 'manager' },
      }),
    },
  },
  updateUsers: {
    'a member': {
      make: async ({ owner }) => {
        const { userId } = await buildUser(owner, 'member');
        return { body: { ids: [userId], updates: { title: 'Engineer' } } };
      },
    },
    'moved to the team': {
      make: async ({ owner }) => {
        const { userId } = await buildUser(owner, 'member');
        return { body: { ids: [userId], updates: { department: 'Design' } } };
      },
    },
  },
  updateUserPermissions: {
    'a member': {
      make: async ({ owner }) => ({
        params: { id: (await buildUser(owner, 'member')).userId },
        body: { can_see_rates: true },
      }),
    },
  },
  deactivateUser: ofEach({}),
  reactivateUser: ofEach({}, 'deactivated'),
  eraseUser: ofEach({}, 'deactivated'),
  getUserPersonalData: { 'the member': { find: ({ member }) => ({ params: { id: member.userId } }) } },
  resetUserFactor: {
    'a member without one': {
      make: async ({ owner }) => ({ params: { id: (await buildUser(owner, 'member')).userId } }),
    },
  },
  getUserTimeSummary: {
    'the member': { find: ({ member }) => ({ params: { id: member.userId } }) },
    'another department': { find: ({ outsider }) => ({ params: { id: outsider.userId } }) },
    'the contractor': { find: ({ contractor }) => ({ params: { id: contractor.userId } }) },
  },
  listApiKeys: { '': plain },
  createApiKey: {
    'for themselves': { make: () => ({ body: spare }) },
    'for the member': { make: ({ member }) => ({ body: { ...spare, user_id: member.userId } }) },
  },
  createCliLogin: { 'for themselves': { make: () => ({ body: { name: 'Command line', mode: 'test' } }) } },
  getSecondFactor: { '': plain },
  createTotp: { '': { make: () => ({}) } },
  confirmTotp: { '': { make: () => ({ body: { code: '123456' } }) } },
  createRecoveryCodes: { '': { make: () => ({ body: { code: '123456' } }) } },
  deleteTotp: { '': { make: () => ({ body: { code: '123456' } }) } },
  listPasskeys: { '': plain },
  createPasskeyOptions: { '': { make: () => ({ body: { current_password: 'correct horse battery' } }) } },
  createPasskey: { '': { make: () => ({ body: { name: 'Laptop', credential: {} } }) } },
  getPasskey: { 'of nobody': { find: () => ({ params: { id: nobodysPasskey } }) } },
  updatePasskey: { 'of nobody': { make: () => ({ params: { id: nobodysPasskey }, body: { name: 'Phone' } }) } },
  deletePasskey: {
    'of nobody': {
      make: () => ({ params: { id: nobodysPasskey }, body: { current_password: 'correct horse battery' } }),
    },
  },
  getApiKey: {
    "the member's": {
      find: async ({ member }) => {
        const [own] = (await member.call('listApiKeys', {})).data;
        return { params: { id: own?.id ?? '' } };
      },
    },
  },
  rollApiKey: {
    "the member's": {
      make: async ({ owner, member }) => {
        const { data } = await owner.call('createApiKey', { body: { ...spare, user_id: member.userId } });
        return { params: { id: data.id }, body: {} };
      },
    },
  },
  deleteApiKey: {
    "the member's": {
      make: async ({ owner, member }) => {
        const { data } = await owner.call('createApiKey', { body: { ...spare, user_id: member.userId } });
        return { params: { id: data.id } };
      },
    },
  },
} satisfies CasesOf<'users' | 'sessions' | 'api-keys' | 'second-factor'>;
