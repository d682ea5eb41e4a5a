/** Requests about contacts. */
import { randomUUID } from 'node:crypto';
import { buildClient, buildContact, noFlags, uniqueName } from '../builders/factories.js';
import { addTicket } from '../builders/time.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const assigned = 'of their ticket';
const unassigned = 'of no ticket of theirs';

/** A contact at a client with a ticket of the contractor's. */
const fresh = async ({ owner, contractor }: Scene) => {
  const { id: client_id } = await buildClient(owner);
  await addTicket(owner, { client_id, assignee_id: contractor.userId });
  return buildContact(owner, { client_id, email: `${randomUUID()}@client.example` });
};
const about = <Input extends object>(input: Input) => ({
  [assigned]: { make: async (scene: Scene) => ({ params: { id: (await fresh(scene)).id }, ...input }) },
});
/** Input for a new contact with access to the portal. */
const aboutPortal = {
  [assigned]: {
    make: async (scene: Scene) => {
      const { id } = await fresh(scene);
      await scene.owner.call('enableContactPortal', { params: { id }, body: {} });
      return { params: { id } };
    },
  },
};

export const contacts = {
  listContacts: { '': plain },
  createContact: {
    '': { make: (scene) => ({ body: { name: uniqueName('Contact'), client_id: scene.assigned.client_id } }) },
  },
  upsertContact: {
    'a new one': {
      make: ({ assigned: { client_id } }) => ({
        params: { external_id: uniqueName('crm') },
        body: { name: uniqueName('Contact'), client_id },
      }),
    },
  },
  createContacts: {
    '': {
      make: ({ assigned: { client_id } }) => ({
        body: { contacts: [{ ...noFlags, name: uniqueName('Contact'), client_id }] },
      }),
    },
  },
  listContactDuplicates: { '': plain },
  getContact: {
    [assigned]: { find: ({ fixtures }) => ({ params: { id: fixtures.contacts.assigned.id } }) },
    [unassigned]: { find: ({ fixtures }) => ({ params: { id: fixtures.contacts.unassigned.id } }) },
  },
  updateContact: about({ body: { title: 'Director' } }),
  updateContacts: {
    [assigned]: {
      make: async (scene) => ({ body: { ids: [(await fresh(scene)).id], updates: { title: 'Director' } } }),
    },
  },
  deleteContact: about({}),
  eraseContact: about({}),
  getContactPersonalData: {
    [assigned]: { find: ({ fixtures }) => ({ params: { id: fixtures.contacts.assigned.id } }) },
  },
  mergeContact: {
    [assigned]: {
      make: async (scene) => {
        const { id, client_id } = await fresh(scene);
        return { params: { id }, body: { merge_contact_id: (await buildContact(scene.owner, { client_id })).id } };
      },
    },
  },
  enableContactPortal: about({ body: {} }),
  disableContactPortal: aboutPortal,
  resetContactPortalPassword: aboutPortal,
} satisfies CasesOf<'contacts'>;
