/** Deletion races: deletions of clients and contacts, and the operations on them that can name a deleted object. */
import type { ApiClient } from '../service/api.js';
import { buildClient, buildContact, noFlags, uniqueName } from '../builders/factories.js';
import { byId, only, plain, shared, type Area, type Refs } from './race.js';

const ofClient = ['rate_id', 'priority_id', 'tags'] as const;

export const clientOf = async (owner: ApiClient, { client_id }: Refs): Promise<string> =>
  client_id ?? shared(owner, buildClient);

/**
 * `except` of deletions of a client: these requests create an invoice or a recurring one first, and a client with
 * these cannot be deleted.
 */
export const onInvoices = [
  'updateInvoice',
  'addInvoiceLineItem',
  'updateInvoiceLineItem',
  'updateRecurringInvoice',
] as const;

const targets = ({ priority_id }: Refs): object =>
  priority_id === undefined ? {} : { sla_overrides: [{ priority_id, response_target: 10, resolution_target: 20 }] };

const newContact = async (owner: ApiClient, refs: Refs): Promise<object> => ({
  ...noFlags,
  name: uniqueName('Contact'),
  client_id: await clientOf(owner, refs),
  ...only(refs, 'tags'),
});

/** A contact with an e-mail address, which access to the portal requires. */
const reachable = async (owner: ApiClient, overrides: { client_id?: string } = {}) =>
  buildContact(owner, { email: `${uniqueName('contact').replace(' ', '-')}@client.example`, ...overrides });

export const clients = {
  deletions: {
    deleteClient: {
      operation: 'deleteClient',
      fields: ['client_id'],
      async make(owner) {
        const { id } = await buildClient(owner);
        return { params: byId(id), refs: { client_id: id } };
      },
    },
    'deleteClient with a contact': {
      operation: 'deleteClient',
      fields: ['contact_id', 'merge_contact_id'],
      path: null,
      except: onInvoices,
      async make(owner) {
        const { id, client_id } = await reachable(owner);
        return { params: byId(client_id), refs: { client_id, contact_id: id, merge_contact_id: id } };
      },
    },
    deleteContact: {
      operation: 'deleteContact',
      fields: ['contact_id', 'merge_contact_id'],
      async make(owner) {
        const { id, client_id } = await reachable(owner);
        return { params: byId(id), refs: { client_id, contact_id: id, merge_contact_id: id } };
      },
    },
    'mergeContact of another': {
      operation: 'mergeContact',
      fields: ['contact_id', 'merge_contact_id'],
      path: '/v1/contacts/{id}',
      async make(owner) {
        const { id, client_id } = await reachable(owner);
        const kept = await buildContact(owner, { client_id });
        const refs = { client_id, contact_id: id, merge_contact_id: id };
        return { params: byId(kept.id), body: { merge_contact_id: id }, refs, named: byId(id) };
      },
    },
  },
  referrers: {
    createClient: {
      takes: [...ofClient, 'webhook_id'],
      make: async (_owner, refs) => ({
        body: { name: uniqueName('Client'), ...only(refs, 'rate_id', 'tags'), ...targets(refs) },
      }),
    },
    updateClient: {
      takes: ofClient,
      make: async (owner, refs) => ({
        params: byId(await shared(owner, buildClient)),
        body: { ...only(refs, 'rate_id', 'tags'), ...targets(refs) },
      }),
    },
    createContact: {
      takes: ['client_id', 'tags'],
      make: async (owner, refs) => ({ body: await newContact(owner, refs) }),
    },
    createContacts: {
      takes: ['client_id', 'tags'],
      make: async (owner, refs) => ({ body: { contacts: [await newContact(owner, refs)] } }),
    },
    updateContact: {
      takes: ['client_id', 'tags'],
      make: async (owner, refs) => ({
        params: byId((await buildContact(owner)).id),
        body: only(refs, 'client_id', 'tags'),
      }),
    },
    updateContacts: {
      takes: ['client_id', 'contact_id', 'tags'],
      make: async (owner, refs, field) =>
        field === 'contact_id'
          ? { body: { ids: [refs.contact_id], updates: { title: 'Head of IT' } } }
          : { body: { ids: [(await buildContact(owner)).id], updates: only(refs, 'client_id', 'tags') } },
    },
    mergeContact: {
      takes: ['merge_contact_id'],
      make: async (owner, refs) => ({
        params: byId((await buildContact(owner, { client_id: await clientOf(owner, refs) })).id),
        body: only(refs, 'merge_contact_id'),
      }),
    },
  },
  onPath: {
    sendClientStatement: plain({ to: ['billing@client.example'] }),
    updateClient: plain({ notes: 'Prefers calls', metadata: { erp: '1' } }),
    updateContact: plain({ title: 'Head of IT', metadata: { erp: '1' } }),
    mergeContact: async (owner, { id = '' }) => {
      const { client_id } = (await owner.call('getContact', { params: { id } })).data;
      return { body: { merge_contact_id: (await buildContact(owner, { client_id })).id } };
    },
    enableContactPortal: plain({ access_level: 'view' }),
    deleteContact: plain(),
    eraseContact: plain(),
    disableContactPortal: plain(),
    resetContactPortalPassword: async (owner, { id = '' }) => {
      await owner.call('enableContactPortal', { params: { id }, body: { access_level: 'view' } });
      return {};
    },
  },
} satisfies Area;
