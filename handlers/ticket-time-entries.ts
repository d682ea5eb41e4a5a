import type { Schemas } from '../contract/contract.js';
import { createTimeEntry } from '../commands/time/create-time-entry.js';
import { today } from '../domain/time.js';
import { Ticket } from '../models/tickets/ticket.js';
import { onTicket, ticketTimeEntryList } from '../queries/tickets/ticket-parts.js';
import {
  serializeTimeEntry,
  serializeTimeEntrySummary,
  serializeTimeTotals,
  type NamedTimeEntry,
} from '../serializers/time-entry.js';
import { viewOf } from '../serializers/view.js';
import { answerSummedList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const ticketTimeEntries = {
  async listTicketTimeEntries(ctx, { params, query }) {
    const { id } = await Ticket.get(ctx, params.id);
    const view = viewOf(ctx.scope);
    const show = each((row: NamedTimeEntry) => serializeTimeEntrySummary(row, view));
    const sum = (totals: Schemas['TimeListSummary']) => serializeTimeTotals(totals, view);
    return answerSummedList(ctx, ticketTimeEntryList, query, show, sum, onTicket(id));
  },

  async createTicketTimeEntry(ctx, { params, body }) {
    const { id: ticket_id } = await Ticket.get(ctx, params.id);
    const { date = today(ctx.now, ctx.workspace.timezone), ...work } = body;
    const entry = await createTimeEntry(ctx, { ...work, date, ticket_id });
    return { data: serializeTimeEntry(entry, viewOf(ctx.scope)) };
  },
} satisfies Handlers<'ticket-time-entries'>;
