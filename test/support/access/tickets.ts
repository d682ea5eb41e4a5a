/** Requests about tickets, and about their statuses and priorities. */
import { buildClient, buildTicket, uniqueName } from '../builders/factories.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const assigned = 'of their ticket';
const unassigned = 'of no ticket of theirs';

/** An upsert that changes the title of an existing ticket, named by its external id. */
const knownTicket = async ({ owner, assigned: { client_id } }: Scene, overrides: { assignee_id?: string }) => {
  const external_id = uniqueName('crm');
  await buildTicket(owner, { client_id, external_id, ...overrides });
  return { params: { external_id }, body: { title: 'Again', client_id } };
};

const freshTicket = (scene: Scene, isTheirs: boolean) =>
  buildTicket(scene.owner, {
    client_id: scene.assigned.client_id,
    ...(isTheirs ? { assignee_id: scene.contractor.userId } : {}),
  });

/** Input for a new ticket, assigned to the contractor or to nobody. */
const onFresh = <Input extends object>(input: Input) => ({
  [assigned]: {
    make: async (scene: Scene) => ({ params: { id: (await freshTicket(scene, true)).id }, ...input }),
  },
  [unassigned]: {
    make: async (scene: Scene) => ({ params: { id: (await freshTicket(scene, false)).id }, ...input }),
  },
});

const freshStatus = async ({ owner }: Scene) => {
  const body = { name: uniqueName('Status'), type: 'open' as const, pauses_sla: false };
  return { id: (await owner.call('createTicketStatus', { body })).data.id };
};
const freshPriority = async ({ owner }: Scene) => {
  const body = { name: uniqueName('Priority'), is_default: false };
  return { id: (await owner.call('createTicketPriority', { body })).data.id };
};
const firstStatus = async ({ owner }: Scene) => (await owner.call('listTicketStatuses', {})).data[0]?.id ?? '';
const firstPriority = async ({ owner }: Scene) => (await owner.call('listTicketPriorities', {})).data[0]?.id ?? '';

export const tickets = {
  listTickets: { '': plain },
  watchTicket: onFresh({}),
  unwatchTicket: onFresh({}),
  createTicket: {
    [assigned]: { make: (scene) => ({ body: { title: 'New', client_id: scene.assigned.client_id } }) },
    [unassigned]: {
      make: async ({ owner }) => ({ body: { title: 'New', client_id: (await buildClient(owner)).id } }),
    },
  },
  upsertTicket: {
    'a new one': {
      make: ({ assigned: { client_id } }) => ({
        params: { external_id: uniqueName('crm') },
        body: { title: 'New', client_id },
      }),
    },
    [assigned]: { make: (scene) => knownTicket(scene, { assignee_id: scene.contractor.userId }) },
    [unassigned]: { make: (scene) => knownTicket(scene, {}) },
  },
  getTicket: {
    [assigned]: { find: (scene) => ({ params: { id: scene.assigned.ticket_id } }) },
    [unassigned]: { find: (scene) => ({ params: { id: scene.unassigned.ticket_id } }) },
    'with all of it': {
      find: (scene) => ({
        params: { id: scene.assigned.ticket_id },
        query: { include: ['client', 'project', 'assignee', 'activities', 'time_entries', 'attachments', 'tasks'] },
      }),
    },
  },
  updateTicket: onFresh({ body: { title: 'Changed' } }),
  closeTicket: onFresh({ body: {} }),
  reopenTicket: {
    [assigned]: {
      make: async (scene) => {
        const { id } = await freshTicket(scene, true);
        await scene.owner.call('closeTicket', { params: { id } });
        return { params: { id } };
      },
    },
  },
  deleteTicket: onFresh({}),
  updateTickets: {
    [assigned]: {
      make: async (scene) => ({ body: { ids: [(await freshTicket(scene, true)).id], updates: { title: 'Changed' } } }),
    },
  },
  closeTickets: {
    [assigned]: { make: async (scene) => ({ body: { ids: [(await freshTicket(scene, true)).id] } }) },
  },
  listTicketStatuses: { '': plain },
  createTicketStatus: { '': { make: () => ({ body: { name: uniqueName('Status'), type: 'open' } }) } },
  getTicketStatus: { '': { find: async (scene) => ({ params: { id: await firstStatus(scene) } }) } },
  updateTicketStatus: {
    '': { make: async (scene) => ({ params: await freshStatus(scene), body: { color: '#112233' } }) },
  },
  deleteTicketStatus: { '': { make: async (scene) => ({ params: await freshStatus(scene) }) } },
  listTicketPriorities: { '': plain },
  createTicketPriority: { '': { make: () => ({ body: { name: uniqueName('Priority') } }) } },
  getTicketPriority: { '': { find: async (scene) => ({ params: { id: await firstPriority(scene) } }) } },
  updateTicketPriority: {
    '': { make: async (scene) => ({ params: await freshPriority(scene), body: { color: '#112233' } }) },
  },
  deleteTicketPriority: { '': { make: async (scene) => ({ params: await freshPriority(scene) }) } },
} satisfies CasesOf<'tickets' | 'ticket-statuses' | 'ticket-priorities'>;
