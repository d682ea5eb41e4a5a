import {
  createTicketPriority,
  deleteTicketPriority,
  updateTicketPriority,
} from '../commands/tickets/ticket-priorities.js';
import { TicketPriority } from '../models/tickets/ticket-priority.js';
import { list } from '../queries/list.js';
import { ticketPriorityList } from '../queries/tickets/ticket-lists.js';
import { serializeTicketPriority } from '../serializers/ticket-priority.js';
import type { Handlers } from './contract.js';

export const ticketPriorities = {
  async listTicketPriorities(ctx, { query }) {
    const { rows, pagination } = await list(ctx, ticketPriorityList, query);
    return { data: rows.map(serializeTicketPriority), pagination };
  },

  async createTicketPriority(ctx, { body }) {
    return { data: serializeTicketPriority(await createTicketPriority(ctx, body)) };
  },

  async getTicketPriority(ctx, { params }) {
    return { data: serializeTicketPriority(await TicketPriority.get(ctx, params.id)) };
  },

  async updateTicketPriority(ctx, { params, body }) {
    return { data: serializeTicketPriority(await updateTicketPriority(ctx, params.id, body)) };
  },

  async deleteTicketPriority(ctx, { params }) {
    await deleteTicketPriority(ctx, params.id);
    return { data: { id: params.id, deleted: true } };
  },
} satisfies Handlers<'ticket-priorities'>;
