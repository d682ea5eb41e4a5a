/** What can be deleted, and every request that comes to refer to such a thing. */
import type { OperationId } from '../../contract/contract.js';
import { buildAgreement } from './agreements.js';
import type { ApiClient } from './api.js';
import { buildExpense } from './expenses.js';
import {
  buildClient,
  buildContact,
  buildProject,
  buildRateCard,
  buildTag,
  buildTicket,
  noFlags,
  uniqueName,
} from './factories.js';
import { buildInvoice } from './invoices.js';
import { buildMilestone, buildPhase, buildProjectTask } from './projects.js';
import { buildTimeEntry } from './time.js';

export const fields = [
  'client_id',
  'contact_id',
  'project_id',
  'phase_id',
  'ticket_id',
  'rate_id',
  'type_id',
  'status_id',
  'priority_id',
  'tags',
] as const;
/** By what a request names a thing. */
export type Field = (typeof fields)[number];
export type Refs = Partial<Record<Field, string>>;

export interface Input {
  readonly params: Record<string, string>;
  readonly body: object | undefined;
}

export interface Deletion {
  readonly field: Field;
  /** Whether what names it is carried out without it; else it is refused. */
  readonly isLeftOut?: boolean;
  /** Something to delete, and what a request names along with it. */
  readonly make: (owner: ApiClient) => Promise<{ readonly params: Record<string, string>; readonly refs: Refs }>;
}

const byId = (id: string) => ({ id });

export const deletions = {
  deleteClient: {
    field: 'client_id',
    async make(owner) {
      const { id } = await buildClient(owner);
      return { params: byId(id), refs: { client_id: id } };
    },
  },
  deleteContact: {
    field: 'contact_id',
    async make(owner) {
      const { id, client_id } = await buildContact(owner);
      return { params: byId(id), refs: { client_id, contact_id: id } };
    },
  },
  deleteProject: {
    field: 'project_id',
    async make(owner) {
      const { id, client_id } = await buildProject(owner);
      return { params: byId(id), refs: { client_id, project_id: id } };
    },
  },
  deleteProjectPhase: {
    field: 'phase_id',
    async make(owner) {
      const { id, client_id } = await buildProject(owner);
      const phase = await buildPhase(owner, id);
      return { params: { id, phase_id: phase.id }, refs: { client_id, project_id: id, phase_id: phase.id } };
    },
  },
  deleteTicket: {
    field: 'ticket_id',
    async make(owner) {
      const { id, client_id } = await buildTicket(owner);
      return { params: byId(id), refs: { client_id, ticket_id: id } };
    },
  },
  deleteRateCard: {
    field: 'rate_id',
    async make(owner) {
      const { id } = await buildRateCard(owner);
      return { params: byId(id), refs: { rate_id: id } };
    },
  },
  deleteProjectType: {
    field: 'type_id',
    async make(owner) {
      const { id } = (await owner.call('createProjectType', { body: { name: uniqueName('Type') } })).data;
      return { params: byId(id), refs: { type_id: id } };
    },
  },
  deleteAgreementType: {
    field: 'type_id',
    async make(owner) {
      const { id } = (await owner.call('createAgreementType', { body: { name: uniqueName('Type') } })).data;
      return { params: byId(id), refs: { type_id: id } };
    },
  },
  deleteTicketStatus: {
    field: 'status_id',
    async make(owner) {
      const body = { name: uniqueName('Status'), type: 'open' } as const;
      const { id } = (await owner.call('createTicketStatus', { body })).data;
      return { params: byId(id), refs: { status_id: id } };
    },
  },
  deleteTicketPriority: {
    field: 'priority_id',
    async make(owner) {
      const { id } = (await owner.call('createTicketPriority', { body: { name: uniqueName('Priority') } })).data;
      return { params: byId(id), refs: { priority_id: id } };
    },
  },
  deleteTag: {
    field: 'tags',
    isLeftOut: true,
    async make(owner) {
      const { id } = await buildTag(owner);
      return { params: byId(id), refs: { tags: id } };
    },
  },
} satisfies Partial<Record<OperationId, Deletion>>;

/** Types of projects and of agreements have one name. */
export const typed = { deleteProjectType: /Project/, deleteAgreementType: /Agreement/ } as const;

interface Referrer {
  readonly takes: readonly Field[];
  /** A request that names what is asked for; `field` is what it is about. */
  readonly make: (owner: ApiClient, refs: Refs, field: Field) => Promise<Input>;
}

const only = (refs: Refs, ...names: readonly Field[]): object =>
  Object.fromEntries(
    names.filter((name) => refs[name] !== undefined).map((name) => [name, name === 'tags' ? [refs.tags] : refs[name]]),
  );

const clientOf = async (owner: ApiClient, { client_id }: Refs): Promise<string> =>
  client_id ?? (await buildClient(owner)).id;
const projectOf = async (owner: ApiClient, { project_id }: Refs): Promise<string> =>
  project_id ?? (await buildProject(owner)).id;
/** Where something stands before it is changed: with what it stays with, or elsewhere if it is to be moved. */
const before = (refs: Refs, field: Field): { client_id?: string } =>
  field !== 'client_id' && refs.client_id !== undefined ? { client_id: refs.client_id } : {};

const day = { date: '2026-03-10', hours: 2 };
const line = (refs: Refs) => ({ description: 'Consulting', quantity: 1, rate: 100, ...only(refs, 'project_id') });
const targets = ({ priority_id }: Refs): object =>
  priority_id === undefined ? {} : { sla_overrides: [{ priority_id, response_target: 10, resolution_target: 20 }] };

const ofClient = ['rate_id', 'priority_id', 'tags'] as const;
const ofProject = ['client_id', 'type_id', 'contact_id', 'rate_id', 'tags'] as const;
const ofTicket = ['client_id', 'project_id', 'phase_id', 'status_id', 'priority_id', 'contact_id', 'tags'] as const;
const ofTime = ['client_id', 'project_id', 'ticket_id', 'rate_id'] as const;
const work = async (owner: ApiClient, refs: Refs): Promise<object> => {
  const { client_id, project_id, ticket_id } = refs;
  const on = ticket_id
    ? { ticket_id }
    : project_id
      ? { project_id }
      : { client_id: client_id ?? (await clientOf(owner, refs)) };
  return { user_id: owner.userId, ...on, ...only(refs, 'rate_id') };
};
const changes = (refs: Refs, field: Field): object =>
  field === 'phase_id' ? only(refs, 'phase_id', 'project_id') : only(refs, field);

const tagging = (field: Field, build: (owner: ApiClient) => Promise<{ id: string }>): Referrer => ({
  takes: [field, 'tags'],
  make: async (owner, refs) => ({
    params: byId(refs[field] ?? (await build(owner)).id),
    body: { tags: [refs.tags ?? (await buildTag(owner)).id] },
  }),
});
const changingTicket = async (owner: ApiClient, refs: Refs, field: Field): Promise<{ id: string; changed: object }> => {
  const { project_id } = refs;
  const place = field === 'phase_id' && project_id !== undefined ? { project_id } : {};
  const { id } = await buildTicket(owner, { ...before(refs, field), ...place });
  return { id, changed: field === 'project_id' ? only(refs, 'client_id', 'project_id') : only(refs, field) };
};

export const referrers = {
  createClient: {
    takes: ofClient,
    make: async (_owner, refs) => ({
      params: {},
      body: { name: uniqueName('Client'), ...only(refs, 'rate_id', 'tags'), ...targets(refs) },
    }),
  },
  updateClient: {
    takes: ofClient,
    make: async (owner, refs) => ({
      params: byId((await buildClient(owner)).id),
      body: { ...only(refs, 'rate_id', 'tags'), ...targets(refs) },
    }),
  },
  createContact: {
    takes: ['client_id', 'tags'],
    make: async (owner, refs) => ({
      params: {},
      body: { ...noFlags, name: uniqueName('Contact'), client_id: await clientOf(owner, refs), ...only(refs, 'tags') },
    }),
  },
  createContacts: {
    takes: ['client_id', 'tags'],
    make: async (owner, refs) => ({
      params: {},
      body: {
        contacts: [
          { ...noFlags, name: uniqueName('Contact'), client_id: await clientOf(owner, refs), ...only(refs, 'tags') },
        ],
      },
    }),
  },
  updateContact: {
    takes: ['client_id', 'tags'],
    make: async (owner, refs) => ({
      params: byId((await buildContact(owner)).id),
      body: only(refs, 'client_id', 'tags'),
    }),
  },
  updateContacts: {
    takes: ['client_id', 'tags'],
    make: async (owner, refs) => ({
      params: {},
      body: { ids: [(await buildContact(owner)).id], updates: only(refs, 'client_id', 'tags') },
    }),
  },
  createProject: {
    takes: ofProject,
    make: async (owner, refs) => ({
      params: {},
      body: { title: uniqueName('Project'), ...only(refs, ...ofProject), client_id: await clientOf(owner, refs) },
    }),
  },
  updateProject: {
    takes: ofProject,
    make: async (owner, refs, field) => ({
      params: byId((await buildProject(owner, before(refs, field))).id),
      body: changes(refs, field),
    }),
  },
  createProjectMilestone: {
    takes: ['project_id', 'phase_id'],
    make: async (owner, refs) => ({
      params: byId(await projectOf(owner, refs)),
      body: { title: 'Milestone', ...only(refs, 'phase_id') },
    }),
  },
  updateProjectMilestone: {
    takes: ['phase_id'],
    make: async (owner, refs) => {
      const id = await projectOf(owner, refs);
      return { params: { id, milestone_id: (await buildMilestone(owner, id)).id }, body: only(refs, 'phase_id') };
    },
  },
  createProjectPhase: {
    takes: ['project_id'],
    make: async (owner, refs) => ({ params: byId(await projectOf(owner, refs)), body: { title: 'Phase' } }),
  },
  createProjectTask: {
    takes: ['project_id', 'phase_id'],
    make: async (owner, refs) => ({
      params: byId(await projectOf(owner, refs)),
      body: { title: 'Task', ...only(refs, 'phase_id') },
    }),
  },
  updateProjectTask: {
    takes: ['phase_id'],
    make: async (owner, refs) => {
      const id = await projectOf(owner, refs);
      return { params: { id, task_id: (await buildProjectTask(owner, id)).id }, body: only(refs, 'phase_id') };
    },
  },
  createProjectTicket: {
    takes: ['project_id', 'phase_id', 'status_id', 'priority_id', 'contact_id', 'tags'],
    make: async (owner, refs) => {
      const { project_id = (await buildProject(owner, before(refs, 'contact_id'))).id } = refs;
      const named = only(refs, 'phase_id', 'status_id', 'priority_id', 'contact_id', 'tags');
      return { params: byId(project_id), body: { title: 'Ticket', ...named } };
    },
  },
  createTicket: {
    takes: ofTicket,
    make: async (owner, refs) => ({
      params: {},
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
    takes: ofTicket,
    make: async (owner, refs, field) => {
      const { id, changed } = await changingTicket(owner, refs, field);
      return { params: {}, body: { ids: [id], updates: changed } };
    },
  },
  createTicketActivity: {
    takes: ['ticket_id'],
    make: async (_owner, { ticket_id = '' }) => ({ params: byId(ticket_id), body: { content: 'Done' } }),
  },
  createTicketTask: {
    takes: ['ticket_id'],
    make: async (_owner, { ticket_id = '' }) => ({ params: byId(ticket_id), body: { title: 'Task' } }),
  },
  createTicketTimeEntry: {
    takes: ['ticket_id', 'rate_id'],
    make: async (owner, refs) => ({
      params: byId(refs.ticket_id ?? (await buildTicket(owner)).id),
      body: { ...day, user_id: owner.userId, ...only(refs, 'rate_id') },
    }),
  },
  createTimeEntry: {
    takes: ofTime,
    make: async (owner, refs) => ({ params: {}, body: { ...day, ...(await work(owner, refs)) } }),
  },
  createTimeEntries: {
    takes: ofTime,
    make: async (owner, refs) => ({ params: {}, body: { entries: [{ ...day, ...(await work(owner, refs)) }] } }),
  },
  startTimer: { takes: ofTime, make: async (owner, refs) => ({ params: {}, body: await work(owner, refs) }) },
  updateTimeEntry: {
    takes: ofTime,
    make: async (owner, refs, field) => {
      const { id } = await buildTimeEntry(owner, before(refs, field));
      const moved =
        field === 'project_id' || field === 'ticket_id' ? only(refs, 'client_id', field) : changes(refs, field);
      return { params: byId(id), body: moved };
    },
  },
  createExpense: {
    takes: ['client_id', 'project_id'],
    make: async (owner, refs) => ({
      params: {},
      body: {
        date: day.date,
        description: 'Train',
        amount: 10,
        user_id: owner.userId,
        ...only(refs, 'client_id', 'project_id'),
      },
    }),
  },
  updateExpense: {
    takes: ['client_id', 'project_id'],
    make: async (owner, refs) => ({
      params: byId((await buildExpense(owner)).id),
      body: only(refs, 'client_id', 'project_id'),
    }),
  },
  createAgreement: {
    takes: ['client_id', 'type_id', 'contact_id'],
    make: async (owner, refs) => ({
      params: {},
      body: {
        title: 'Support',
        start_date: day.date,
        monthly_fee: 10,
        hours_included: 1,
        status: 'draft',
        ...only(refs, 'type_id', 'contact_id'),
        client_id: await clientOf(owner, refs),
      },
    }),
  },
  updateAgreement: {
    takes: ['client_id', 'type_id', 'contact_id'],
    make: async (owner, refs, field) => ({
      params: byId((await buildAgreement(owner, { ...before(refs, field), status: 'draft' })).id),
      body: changes(refs, field),
    }),
  },
  createInvoice: {
    takes: ['client_id', 'contact_id', 'project_id'],
    make: async (owner, refs) => ({
      params: {},
      body: { client_id: await clientOf(owner, refs), line_items: [line(refs)], ...only(refs, 'contact_id') },
    }),
  },
  updateInvoice: {
    takes: ['client_id', 'contact_id', 'project_id'],
    make: async (owner, refs, field) => ({
      params: byId((await buildInvoice(owner, before(refs, field))).id),
      body: field === 'project_id' ? { line_items: [line(refs)] } : only(refs, field),
    }),
  },
  addInvoiceLineItem: {
    takes: ['project_id'],
    make: async (owner, refs) => ({
      params: byId((await buildInvoice(owner, before(refs, 'project_id'))).id),
      body: line(refs),
    }),
  },
  updateInvoiceLineItem: {
    takes: ['project_id'],
    make: async (owner, refs) => {
      const { id, line_items } = await buildInvoice(owner, before(refs, 'project_id'));
      return { params: { id, line_id: line_items?.[0]?.id ?? '' }, body: only(refs, 'project_id') };
    },
  },
  addClientTags: tagging('client_id', buildClient),
  addContactTags: tagging('contact_id', buildContact),
  addProjectTags: tagging('project_id', buildProject),
  addTicketTags: tagging('ticket_id', buildTicket),
  updateClientTags: tagging('client_id', buildClient),
  updateContactTags: tagging('contact_id', buildContact),
  updateProjectTags: tagging('project_id', buildProject),
  updateTicketTags: tagging('ticket_id', buildTicket),
  addTagsInBulk: {
    takes: ['client_id', 'tags'],
    make: async (owner, refs) => ({
      params: {},
      body: {
        resource_type: 'clients',
        resource_ids: [await clientOf(owner, refs)],
        tags: [refs.tags ?? (await buildTag(owner)).id],
      },
    }),
  },
} satisfies Partial<Record<OperationId, Referrer>>;
