import { closeTicket, closeTickets, reopenTicket } from '../commands/tickets/close-ticket.js';
import { createTicket } from '../commands/tickets/create-ticket.js';
import { deleteTicket } from '../commands/across/delete-ticket.js';
import { updateTicket, updateTickets } from '../commands/across/update-ticket.js';
import { Ticket } from '../models/tickets/ticket.js';
import { addWatcher, removeWatcher, watchersOf } from '../models/tickets/ticket-watchers.js';
import type { Ctx } from '../models/context.js';
import type { Schemas } from '../contract/contract.js';
import { serializeWatcher } from '../serializers/ticket-watcher.js';
import { ticketIncludes, ticketList } from '../queries/tickets/tickets.js';
import { serializeTicket, serializeTicketSummary } from '../serializers/ticket.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const tickets = {
  async listTickets(ctx, { query }) {
    return answerList(ctx, ticketList, query, each(serializeTicketSummary));
  },

  async createTicket(ctx, { body }) {
    return { data: serializeTicket(await createTicket(ctx, body)) };
  },

  async getTicket(ctx, { params, query }) {
    const ticket = await Ticket.get(ctx, params.id);
    const included = await ticketIncludes(ctx, ticket, query.include ?? []);
    return { data: { ...serializeTicket(ticket), ...included } };
  },

  async updateTicket(ctx, { params, body }) {
    return { data: serializeTicket(await updateTicket(ctx, await Ticket.lock(ctx, params.id), body)) };
  },

  async closeTicket(ctx, { params, body }) {
    const resolution = body ?? { generate_summary: false };
    return { data: serializeTicket(await closeTicket(ctx, await Ticket.lock(ctx, params.id), resolution)) };
  },

  async reopenTicket(ctx, { params, body }) {
    const reason = body?.reason ?? undefined;
    return { data: serializeTicket(await reopenTicket(ctx, await Ticket.lock(ctx, params.id), reason)) };
  },

  async deleteTicket(ctx, { params }) {
    await deleteTicket(ctx, await Ticket.lock(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },

  async watchTicket(ctx, { params }) {
    const { id } = await Ticket.lock(ctx, params.id);
    await addWatcher(ctx, id, ctx.scope.userId);
    return { data: await watching(ctx, id) };
  },

  async unwatchTicket(ctx, { params }) {
    const { id } = await Ticket.lock(ctx, params.id);
    await removeWatcher(ctx, id, ctx.scope.userId);
    return { data: await watching(ctx, id) };
  },

  async updateTickets(ctx, { body }) {
    return { data: (await updateTickets(ctx, body)).map(serializeTicket) };
  },

  async closeTickets(ctx, { body }) {
    return { data: (await closeTickets(ctx, body)).map(serializeTicket) };
  },
} satisfies Handlers<'tickets'>;

/** The watchers of a ticket, and whether the caller is one of them. */
async function watching(ctx: Ctx, ticketId: string): Promise<Schemas['TicketWatchers']> {
  const watchers = (await watchersOf(ctx, ticketId)).map(serializeWatcher);
  const isWatching = watchers.some(({ user_id }) => user_id === ctx.scope.userId);
  return { ticket_id: ticketId, is_watching: isWatching, watchers };
}
