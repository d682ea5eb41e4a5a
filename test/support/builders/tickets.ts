/** Ticket statuses and priorities by name, and a ticket's activities. */
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';

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
