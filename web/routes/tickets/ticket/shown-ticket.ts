/** The query for a ticket with the names of its client, project, assignee and watchers. */
import { getTicketOptions } from '../../../generated/queries.js';

export const shownTicket = (id: string) =>
  getTicketOptions(id, { include: ['client', 'project', 'assignee', 'watchers'] });
