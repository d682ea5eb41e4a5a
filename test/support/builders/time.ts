/** Time entries, and rows that they refer to. */
import { newId } from '../../../models/ids.js';
import { indexNew } from '../../../models/search/search-index.js';
import type { Body, Schemas } from '../../../contract/contract.js';
import { testApi, type ApiClient } from '../service/api.js';
import { buildAgreement } from './agreements.js';
import { buildClient } from './factories.js';

/** Two hours for a new client, unless `overrides` names a client, project or ticket. */
export async function buildTimeEntry(
  owner: ApiClient,
  overrides: Partial<Body<'createTimeEntry'>> = {},
): Promise<Schemas['TimeEntry']> {
  const isLinked = overrides.client_id ?? overrides.project_id ?? overrides.ticket_id;
  const client_id = isLinked ? undefined : (await buildClient(owner)).id;
  const body = { date: '2026-03-10', hours: 2, ...(client_id ? { client_id } : {}), ...overrides };
  return (await owner.call('createTimeEntry', { body })).data;
}

async function addRow(owner: ApiClient, table: string, prefix: string, values: object): Promise<string> {
  const { db, database } = await testApi();
  const row = { id: newId(prefix), ...values };
  const now = new Date();
  await db(table).insert({ workspace_id: owner.workspaceId, created_at: now, updated_at: now, ...row });
  await indexNew({ db: database, scope: { workspaceId: owner.workspaceId } }, table, [row]);
  return row.id;
}

interface Row {
  readonly id: string;
}

interface TicketValues {
  readonly client_id: string;
  readonly project_id?: string;
  readonly agreement_id?: string;
  readonly assignee_id?: string;
  readonly contact_id?: string;
  readonly title?: string;
  readonly closed_at?: Date;
  readonly billing_type?: Schemas['BillingType'];
}

export async function addTicket(owner: ApiClient, values: TicketValues): Promise<string> {
  return addRow(owner, 'tickets', 'tkt', { ...(await newTicketColumns(owner)), title: 'Login fails', ...values });
}

/** A ticket of a new client, assigned to a user or to nobody. */
export async function addTicketOf(owner: ApiClient, assignee_id?: string): Promise<string> {
  const { id: client_id } = await buildClient(owner);
  return addTicket(owner, { client_id, ...(assignee_id === undefined ? {} : { assignee_id }) });
}

/** A task of a ticket. */
export const buildTask = async (
  user: ApiClient,
  ticketId: string,
  overrides: Partial<Schemas['TaskCreate']> = {},
): Promise<Schemas['Task']> =>
  (await user.call('createTicketTask', { params: { id: ticketId }, body: { title: 'Call', ...overrides } })).data;

/** A contact's public comment on a ticket, written to the table. */
export async function addComment(ticket_id: string, { workspaceId }: ApiClient, contact_id: string): Promise<void> {
  const { db } = await testApi();
  const said = { type: 'comment', content: 'It works again', visibility: 'public' };
  await db('ticket_activities').insert({
    id: newId('act'),
    workspace_id: workspaceId,
    created_at: new Date(),
    ticket_id,
    contact_id,
    ...said,
  });
}

let ticketCount = 0;

/** Columns that every ticket must have: a number, the workspace's first status and its default priority. */
export async function newTicketColumns({ workspaceId }: ApiClient): Promise<object> {
  const { db } = await testApi();
  const status = (await db('ticket_statuses').where({ workspace_id: workspaceId, position: 1 }).first('id')) as Row;
  const priority = (await db('ticket_priorities')
    .where({ workspace_id: workspaceId, is_default: 1 })
    .first('id')) as Row;
  ticketCount += 1;
  const links = { status_id: status.id, priority_id: priority.id, priority_position: 2 };
  return { ...links, number: `TKT-${ticketCount}`, opened_at: new Date() };
}

/** An agreement that begins today; its first period is open. */
export async function addAgreement(owner: ApiClient, client_id: string): Promise<string> {
  return (await buildAgreement(owner, { client_id })).id;
}

/** Marks an entry as billed without an invoice: its `invoice_line_id` refers to nothing. */
export async function markBilled(entryId: string): Promise<void> {
  const { db } = await testApi();
  await db('time_entries')
    .where({ id: entryId })
    .update({ invoice_line_id: newId('line') });
}
