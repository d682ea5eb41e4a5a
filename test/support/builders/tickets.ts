/** Ticket statuses and priorities by name, a ticket's activities, and canned replies. */
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { uniqueName } from './factories.js';

function named<Row extends { readonly name: string }>(rows: readonly Row[], name: string): Row {
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Error(`There is no ${name}`);
  return row;
}

export const statusNamed = async (owner: ApiClient, name: string): Promise<Schemas['TicketStatus']> =>
  named((await owner.call('listTicketStatuses', { query: { per_page: 100 } })).data, name);

export const priorityNamed = async (owner: ApiClient, name: string): Promise<Schemas['TicketPriority']> =>
  named((await owner.call('listTicketPriorities', { query: { per_page: 100 } })).data, name);

/** The activities of a ticket, oldest first. */
export const activitiesOn = async (owner: ApiClient, id: string): Promise<Schemas['TicketActivity'][]> =>
  (await owner.call('listTicketActivities', { params: { id }, query: { per_page: 100 } })).data;

/** A reply that greets the contact of a ticket. */
export async function buildReply(
  owner: ApiClient,
  overrides: Partial<Schemas['CannedReplyCreate']> = {},
): Promise<Schemas['CannedReply']> {
  const body = { name: uniqueName('Reply'), content: 'Hello {{contact.name}}, thank you.', ...overrides };
  return (await owner.call('createCannedReply', { body })).data;
}
