/** The kinds of objects that can have an external id and metadata, and the operations of each. */
import type { OperationId } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { buildClient, uniqueName } from './factories.js';

type Body = Readonly<Record<string, unknown>>;

export interface ExternalKind {
  readonly create: OperationId;
  readonly get: OperationId;
  readonly update: OperationId;
  readonly remove: OperationId | undefined;
  readonly list: OperationId;
  readonly upsert: OperationId;
  readonly table: string;
  readonly created: string;
  readonly updated: string;
  /** A field that create and update accept, with another value than `body` gives it. */
  readonly change: Body;
  /**
   * A valid body for create: a new one at each call, with a unique name. Sending the same body twice names the same
   * object.
   */
  readonly body: (owner: ApiClient) => Promise<Body>;
}

/** Kinds by the noun in their operations' names. */
export const externalKinds: Readonly<Record<string, ExternalKind>> = {
  Client: {
    create: 'createClient',
    get: 'getClient',
    update: 'updateClient',
    remove: 'deleteClient',
    list: 'listClients',
    upsert: 'upsertClient',
    table: 'clients',
    created: 'client.created',
    updated: 'client.updated',
    change: { notes: 'Changed' },
    body: () => Promise.resolve({ name: uniqueName('Client') }),
  },
  Contact: {
    create: 'createContact',
    get: 'getContact',
    update: 'updateContact',
    remove: 'deleteContact',
    list: 'listContacts',
    upsert: 'upsertContact',
    table: 'contacts',
    created: 'contact.created',
    updated: 'contact.updated',
    change: { notes: 'Changed' },
    body: async (owner) => ({
      name: uniqueName('Contact'),
      is_primary: true,
      client_id: (await buildClient(owner)).id,
    }),
  },
  Project: {
    create: 'createProject',
    get: 'getProject',
    update: 'updateProject',
    remove: 'deleteProject',
    list: 'listProjects',
    upsert: 'upsertProject',
    table: 'projects',
    created: 'project.created',
    updated: 'project.updated',
    change: { notes: 'Changed' },
    body: async (owner) => ({
      title: uniqueName('Project'),
      custom_rate: 100,
      client_id: (await buildClient(owner)).id,
    }),
  },
  Ticket: {
    create: 'createTicket',
    get: 'getTicket',
    update: 'updateTicket',
    remove: 'deleteTicket',
    list: 'listTickets',
    upsert: 'upsertTicket',
    table: 'tickets',
    created: 'ticket.created',
    updated: 'ticket.updated',
    change: { description: 'Changed' },
    body: async (owner) => ({ title: uniqueName('Ticket'), client_id: (await buildClient(owner)).id }),
  },
  TimeEntry: {
    create: 'createTimeEntry',
    get: 'getTimeEntry',
    update: 'updateTimeEntry',
    remove: 'deleteTimeEntry',
    list: 'listTimeEntries',
    upsert: 'upsertTimeEntry',
    table: 'time_entries',
    created: 'time_entry.created',
    updated: 'time_entry.updated',
    change: { description: 'Changed' },
    body: async (owner) => ({ date: '2026-03-10', hours: 1.5, client_id: (await buildClient(owner)).id }),
  },
  Expense: {
    create: 'createExpense',
    get: 'getExpense',
    update: 'updateExpense',
    remove: 'deleteExpense',
    list: 'listExpenses',
    upsert: 'upsertExpense',
    table: 'expenses',
    created: 'expense.created',
    updated: 'expense.updated',
    change: { notes: 'Changed' },
    body: async (owner) => ({
      date: '2026-03-10',
      description: 'Train',
      amount: 40,
      client_id: (await buildClient(owner)).id,
    }),
  },
  Invoice: {
    create: 'createInvoice',
    get: 'getInvoice',
    update: 'updateInvoice',
    remove: undefined,
    list: 'listInvoices',
    upsert: 'upsertInvoice',
    table: 'invoices',
    created: 'invoice.created',
    updated: 'invoice.updated',
    change: { notes: 'Changed' },
    body: async (owner) => ({
      line_items: [{ description: 'Work', quantity: 2, rate: 100 }],
      client_id: (await buildClient(owner)).id,
    }),
  },
  Agreement: {
    create: 'createAgreement',
    get: 'getAgreement',
    update: 'updateAgreement',
    remove: undefined,
    list: 'listAgreements',
    upsert: 'upsertAgreement',
    table: 'agreements',
    created: 'agreement.created',
    updated: 'agreement.updated',
    change: { notes: 'Changed' },
    body: async (owner) => ({
      title: uniqueName('Care'),
      start_date: '2026-11-01',
      monthly_fee: 100,
      hours_included: 5,
      client_id: (await buildClient(owner)).id,
    }),
  },
};

/** The fields that all kinds have in common. */
export interface ExternalObject {
  readonly id: string;
  readonly external_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}
