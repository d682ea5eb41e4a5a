/** Requests about users and their keys. */
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';

const spare = { name: 'Spare', mode: 'test' } as const;

export const people = {
  listUsers: { '': { find: () => ({ query: { status: 'all' } }) } },
  getCurrentUser: { '': plain },
  getUser: { 'someone else': { find: ({ outsider }) => ({ params: { id: outsider.userId } }) } },
  updateUser: {
    themselves: { makeFor: ({ userId }) => ({ params: { id: userId }, body: { name: 'Renamed' } }) },
    'someone else': { make: ({ outsider }) => ({ params: { id: outsider.userId }, body: { title: 'Engineer' } }) },
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
  deleteApiKey: {
    "the member's": {
      make: async ({ owner, member }) => {
        const { data } = await owner.call('createApiKey', { body: { ...spare, user_id: member.userId } });
        return { params: { id: data.id } };
      },
    },
  },
} satisfies CasesOf<'users' | 'api-keys'>;
