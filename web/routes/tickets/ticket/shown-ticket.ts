/** One ticket with the names of what it belongs to. */
import { getTicketOptions } from '../../../generated/queries.js';

export const shownTicket = (id: string) => getTicketOptions(id, { include: ['client', 'project', 'assignee'] });
