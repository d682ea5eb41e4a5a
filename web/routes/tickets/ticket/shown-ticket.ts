/** The query for a ticket with the names of its client, project and assignee. */
import { getTicketOptions } from '../../../generated/queries.js';

export const shownTicket = (id: string) => getTicketOptions(id, { include: ['client', 'project', 'assignee'] });
