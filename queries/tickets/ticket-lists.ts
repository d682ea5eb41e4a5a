import sql from 'sql-template-tag';
import { TicketPriority } from '../../models/tickets/ticket-priority.js';
import { TicketStatus } from '../../models/tickets/ticket-status.js';
import { listOf } from '../list.js';

export const ticketStatusList = listOf<'listTicketStatuses'>()<TicketStatus>({
  model: TicketStatus,
  columns: sql`t.*`,
  filters: {},
  sorts: { position: 't.position', name: 't.name' },
});

export const ticketPriorityList = listOf<'listTicketPriorities'>()<TicketPriority>({
  model: TicketPriority,
  columns: sql`t.*`,
  filters: {},
  sorts: { position: 't.position', name: 't.name' },
});
