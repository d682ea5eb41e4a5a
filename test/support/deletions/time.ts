/**
 * Deletion races: deletions of time entries, timers and rate cards, and the operations on them that can name a deleted
 * object.
 */
import type { ApiClient } from '../service/api.js';
import { buildClient, buildProject, buildRateCard, buildTicket } from '../builders/factories.js';
import { buildTimeEntry } from '../builders/time.js';
import { clientOf, onInvoices } from './clients.js';
import { before, byId, only, plain, shared, type Area, type Field, type Refs } from './race.js';

const ofTimer = [
  'client_id',
  'project_id',
  'ticket_id',
  'agreement_id',
  'rate_id',
  'user_id',
] as const satisfies readonly Field[];
const ofTime = [...ofTimer, 'period_id'] as const;

export const day = { date: '2026-03-10', hours: 2 };

/** The references of a new entry: the ticket, else the project, else the client; and the fields it is about. */
const work = async (owner: ApiClient, refs: Refs, field: Field): Promise<object> => {
  const { ticket_id, project_id } = refs;
  const place = ticket_id ? { ticket_id } : project_id ? { project_id } : { client_id: await clientOf(owner, refs) };
  const drawn = field === 'agreement_id' || field === 'period_id' ? only(refs, field) : {};
  return { user_id: refs.user_id ?? owner.userId, ...place, ...drawn, ...only(refs, 'rate_id') };
};

/** A change that makes an existing entry refer to the given ids. */
const changeTo = (refs: Refs, field: Field): object =>
  field === 'project_id' || field === 'ticket_id' ? only(refs, 'client_id', field) : only(refs, field);

export const time = {
  deletions: {
    deleteTimeEntry: {
      operation: 'deleteTimeEntry',
      fields: ['time_entry_ids'],
      async make(owner) {
        const { id: client_id } = await buildClient(owner);
        const { id } = await buildTimeEntry(owner, { client_id });
        return { params: byId(id), refs: { client_id, time_entry_ids: id } };
      },
    },
    deleteTimeEntries: {
      operation: 'deleteTimeEntries',
      fields: ['time_entry_ids'],
      path: null,
      async make(owner) {
        const { id: client_id } = await buildClient(owner);
        const { id } = await buildTimeEntry(owner, { client_id });
        return { body: { ids: [id] }, refs: { client_id, time_entry_ids: id } };
      },
    },
    'deleteTimeEntry of a timer': {
      operation: 'deleteTimeEntry',
      fields: ['running_timer'],
      path: '/v1/time-entries/{id}/timer/stop',
      isLeftOut: true,
      async make(owner) {
        return { params: byId((await owner.call('startTimer', { body: {} })).data.id) };
      },
    },
    'deleteClient with time': {
      operation: 'deleteClient',
      fields: ['time_entry_ids'],
      except: onInvoices,
      path: null,
      async make(owner) {
        const { id: client_id } = await buildClient(owner);
        const { id } = await buildTimeEntry(owner, { client_id });
        return { params: byId(client_id), refs: { client_id, time_entry_ids: id } };
      },
    },
    'deleteProject with time': {
      operation: 'deleteProject',
      fields: ['time_entry_ids'],
      path: null,
      async make(owner) {
        const { id: project_id, client_id } = await buildProject(owner);
        const { id } = await buildTimeEntry(owner, { project_id });
        return { params: byId(project_id), refs: { client_id, time_entry_ids: id } };
      },
    },
    'deleteTicket with time': {
      operation: 'deleteTicket',
      fields: ['time_entry_ids'],
      path: null,
      async make(owner) {
        const { id: ticket_id, client_id } = await buildTicket(owner);
        const { id } = await buildTimeEntry(owner, { ticket_id });
        return { params: byId(ticket_id), refs: { client_id, time_entry_ids: id } };
      },
    },
    deleteRateCard: {
      operation: 'deleteRateCard',
      fields: ['rate_id'],
      async make(owner) {
        const { id } = await buildRateCard(owner);
        return { params: byId(id), refs: { rate_id: id } };
      },
    },
  },
  referrers: {
    createTicketTimeEntry: {
      takes: ['rate_id', 'user_id'],
      make: async (owner, refs) => ({
        params: byId(await shared(owner, buildTicket)),
        body: { ...day, user_id: refs.user_id ?? owner.userId, ...only(refs, 'rate_id') },
      }),
    },
    createTimeEntry: {
      takes: ofTime,
      make: async (owner, refs, field) => ({ body: { ...day, ...(await work(owner, refs, field)) } }),
    },
    createTimeEntries: {
      takes: ofTime,
      make: async (owner, refs, field) => ({ body: { entries: [{ ...day, ...(await work(owner, refs, field)) }] } }),
    },
    startTimer: {
      takes: [...ofTimer, 'running_timer'],
      make: async (owner, refs, field) => ({
        body: field === 'running_timer' ? {} : await work(owner, refs, field),
      }),
    },
    stopRunningTimer: {
      takes: ['user_id', 'running_timer'],
      make: async (owner, refs) => {
        if (refs.user_id !== undefined) await owner.call('startTimer', { body: { user_id: refs.user_id } });
        return { body: only(refs, 'user_id') };
      },
    },
    updateTimeEntry: {
      takes: ofTime,
      make: async (owner, refs, field) => {
        const { id } = await buildTimeEntry(owner, before(refs, field));
        return { params: byId(id), body: changeTo(refs, field) };
      },
    },
    updateTimeEntries: {
      takes: ['time_entry_ids', ...ofTime],
      make: async (owner, refs, field) => {
        if (field === 'time_entry_ids') return { body: { ids: [refs.time_entry_ids], updates: { hours: 3 } } };
        const { id } = await buildTimeEntry(owner, before(refs, field));
        return { body: { ids: [id], updates: changeTo(refs, field) } };
      },
    },
    deleteTimeEntries: {
      takes: ['time_entry_ids'],
      make: async (_owner, { time_entry_ids }) => ({ body: { ids: [time_entry_ids] } }),
    },
  },
  onPath: {
    createTicketTimeEntry: plain(day),
    updateTimeEntry: plain({ hours: 3, metadata: { erp: '1' } }),
    deleteTimeEntry: plain(),
    approveTimeEntry: plain(),
    excludeTimeEntry: plain({ reason: 'goodwill', note: 'On us' }),
    includeTimeEntry: plain(),
    rejectTimeEntry: plain({ reason: 'Please name the ticket' }),
    reopenTimeEntry: plain(),
    resumeTimer: plain({}),
    stopTimer: plain({}),
    updateRateCard: plain({ standard_rate: 130 }),
  },
} satisfies Area;
