/**
 * Deletion races: deletions of tickets, their parts, statuses and priorities, and the operations on them that can name
 * a deleted object.
 */
import type { ApiClient } from '../service/api.js';
import { buildProject, buildTicket, uniqueName } from '../builders/factories.js';
import { buildTask } from '../builders/time.js';
import { attachFile, pdf, uploadForm } from '../builders/uploads.js';
import { clientOf } from './clients.js';
import { before, byId, only, plain, shared, type Area, type Field, type Params, type Refs } from './race.js';
import { buildReply } from '../builders/tickets.js';

const ofAny = [
  'phase_id',
  'status_id',
  'priority_id',
  'assignee_id',
  'contact_id',
  'agreement_id',
  'tags',
] as const satisfies readonly Field[];
const ofTicket = ['client_id', 'project_id', ...ofAny] as const;

const changingTicket = async (owner: ApiClient, refs: Refs, field: Field): Promise<{ id: string; changed: object }> => {
  const { project_id } = refs;
  const place = field === 'phase_id' && project_id !== undefined ? { project_id } : {};
  const { id } = await buildTicket(owner, { ...before(refs, field), ...place });
  return { id, changed: field === 'project_id' ? only(refs, 'client_id', 'project_id') : only(refs, field) };
};

const taskOn = async (owner: ApiClient, { id = '', task_id }: Params): Promise<Params> => ({
  task_id: task_id ?? (await buildTask(owner, id)).id,
});
const fileOn = async (owner: ApiClient, { id = '', attachment_id }: Params): Promise<Params> => ({
  attachment_id: attachment_id ?? (await attachFile(owner, id)).id,
});
const commentOn = async (owner: ApiClient, { id = '', activity_id }: Params): Promise<Params> => {
  const said = { params: { id }, body: { content: 'Done' } };
  return { activity_id: activity_id ?? (await owner.call('createTicketActivity', said)).data.id };
};

export const tickets = {
  deletions: {
    deleteTicket: {
      operation: 'deleteTicket',
      fields: ['ticket_id'],
      async make(owner) {
        const { id, client_id } = await buildTicket(owner);
        return { params: byId(id), refs: { client_id, ticket_id: id } };
      },
    },
    'deleteClient with a ticket': {
      operation: 'deleteClient',
      fields: ['ticket_id'],
      path: '/v1/tickets/{id}',
      async make(owner) {
        const { id, client_id } = await buildTicket(owner);
        return { params: byId(client_id), refs: { client_id, ticket_id: id }, named: byId(id) };
      },
    },
    'deleteProject with a ticket': {
      operation: 'deleteProject',
      fields: ['ticket_id'],
      path: null,
      async make(owner) {
        const { id: project_id, client_id } = await buildProject(owner);
        const { id } = await buildTicket(owner, { client_id, project_id });
        return { params: byId(project_id), refs: { client_id, ticket_id: id } };
      },
    },
    deleteTicketTask: {
      operation: 'deleteTicketTask',
      async make(owner) {
        const { id } = await buildTicket(owner);
        return { params: { id, ...(await taskOn(owner, { id })) } };
      },
    },
    deleteTicketAttachment: {
      operation: 'deleteTicketAttachment',
      async make(owner) {
        const { id } = await buildTicket(owner);
        return { params: { id, ...(await fileOn(owner, { id })) } };
      },
    },
    deleteTicketActivity: {
      operation: 'deleteTicketActivity',
      async make(owner) {
        const { id } = await buildTicket(owner);
        return { params: { id, ...(await commentOn(owner, { id })) } };
      },
    },
    deleteTicketStatus: {
      operation: 'deleteTicketStatus',
      fields: ['status_id'],
      async make(owner) {
        const body = { name: uniqueName('Status'), type: 'open' } as const;
        const { id } = (await owner.call('createTicketStatus', { body })).data;
        return { params: byId(id), refs: { status_id: id } };
      },
    },
    deleteTicketPriority: {
      operation: 'deleteTicketPriority',
      fields: ['priority_id'],
      async make(owner) {
        const { id } = (await owner.call('createTicketPriority', { body: { name: uniqueName('Priority') } })).data;
        return { params: byId(id), refs: { priority_id: id } };
      },
    },
    deleteCannedReply: {
      operation: 'deleteCannedReply',
      make: async (owner) => ({ params: byId((await buildReply(owner)).id) }),
    },
  },
  referrers: {
    createProjectTicket: {
      takes: ofAny,
      make: async (owner, refs) => {
        const { project_id = (await buildProject(owner, before(refs, 'contact_id'))).id } = refs;
        return { params: byId(project_id), body: { title: 'Ticket', ...only(refs, ...ofAny) } };
      },
    },
    createTicket: {
      takes: ofTicket,
      make: async (owner, refs) => ({
        body: { title: 'Ticket', ...only(refs, ...ofTicket), client_id: await clientOf(owner, refs) },
      }),
    },
    updateTicket: {
      takes: ofTicket,
      make: async (owner, refs, field) => {
        const { id, changed } = await changingTicket(owner, refs, field);
        return { params: byId(id), body: changed };
      },
    },
    updateTickets: {
      takes: ['ticket_id', ...ofTicket],
      make: async (owner, refs, field) => {
        if (field === 'ticket_id') return { body: { ids: [refs.ticket_id], updates: { title: 'Login works' } } };
        const { id, changed } = await changingTicket(owner, refs, field);
        return { body: { ids: [id], updates: changed } };
      },
    },
    closeTickets: {
      takes: ['ticket_id'],
      make: async (_owner, { ticket_id }) => ({ body: { ids: [ticket_id] } }),
    },
    createTicketTask: {
      takes: ['assignee_id'],
      make: async (owner, refs) => ({
        params: byId(await shared(owner, buildTicket)),
        body: { title: 'Task', ...only(refs, 'assignee_id') },
      }),
    },
    updateTicketTask: {
      takes: ['assignee_id'],
      make: async (owner, refs) => {
        const id = await shared(owner, buildTicket);
        return { params: { id, ...(await taskOn(owner, { id })) }, body: only(refs, 'assignee_id') };
      },
    },
  },
  onPath: {
    updateTicket: plain({ title: 'Login works', metadata: { erp: '1' } }),
    deleteTicket: plain(),
    closeTicket: plain({}),
    reopenTicket: async (owner, { id = '' }) => {
      await owner.call('closeTicket', { params: { id }, body: {} });
      return { body: {} };
    },
    watchTicket: plain(),
    unwatchTicket: plain(),
    createTicketActivity: plain({ content: 'Done', visibility: 'internal' }),
    updateTicketActivity: async (owner, params) => ({
      params: await commentOn(owner, params),
      body: { content: 'Really done' },
    }),
    deleteTicketActivity: async (owner, params) => ({ params: await commentOn(owner, params) }),
    createTicketAttachment: () => ({
      form: uploadForm(),
      body: { filename: 'certificate.pdf', bytes: pdf, visibility: 'internal' },
    }),
    updateTicketAttachment: async (owner, params) => ({
      params: await fileOn(owner, params),
      body: { visibility: 'public' },
    }),
    deleteTicketAttachment: async (owner, params) => ({ params: await fileOn(owner, params) }),
    createTicketTask: plain({ title: 'Task' }),
    updateTicketTask: async (owner, params) => ({ params: await taskOn(owner, params), body: { title: 'Call' } }),
    deleteTicketTask: async (owner, params) => ({ params: await taskOn(owner, params) }),
    completeTicketTask: async (owner, params) => ({ params: await taskOn(owner, params) }),
    updateTicketStatus: plain({ color: '#f59e0b' }),
    updateTicketPriority: plain({ color: '#f59e0b' }),
    updateCannedReply: plain({ content: 'Thank you.' }),
  },
} satisfies Area;
