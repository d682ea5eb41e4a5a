import { createTimeEntry } from '../commands/time/create-time-entry.js';
import { today } from '../domain/time.js';
import { Ticket } from '../models/tickets/ticket.js';
import { list } from '../queries/list.js';
import { onTicket, ticketTimeEntryList } from '../queries/tickets/ticket-parts.js';
import { serializeTimeEntry, serializeTimeEntrySummary, serializeTimeTotals } from '../serializers/time-entry.js';
import { viewOf } from '../serializers/view.js';
import type { Handlers } from './contract.js';

export const ticketTimeEntries = {
  async listTicketTimeEntries(ctx, { params, query }) {
    const { id } = await Ticket.get(ctx, params.id);
    const { rows, pagination, summary } = await list(ctx, ticketTimeEntryList, query, onTicket(id));
    const view = viewOf(ctx.scope);
    const data = rows.map((row) => serializeTimeEntrySummary(row, view));
    return { data, pagination, summary: serializeTimeTotals(summary, view) };
  },

  async createTicketTimeEntry(ctx, { params, body }) {
    const { id: ticket_id } = await Ticket.get(ctx, params.id);
    const { date = today(ctx.now, ctx.workspace.timezone), ...work } = body;
    const entry = await createTimeEntry(ctx, { ...work, date, ticket_id });
    return { data: serializeTimeEntry(entry, viewOf(ctx.scope)) };
  },
} satisfies Handlers<'ticket-time-entries'>;
