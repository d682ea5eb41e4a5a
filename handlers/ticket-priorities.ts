import {
  createTicketPriority,
  deleteTicketPriority,
  updateTicketPriority,
  lockTicketPriority,
} from '../commands/tickets/ticket-priorities.js';
import { TicketPriority } from '../models/tickets/ticket-priority.js';
import { ticketPriorityList } from '../queries/tickets/ticket-lists.js';
import { serializeTicketPriority } from '../serializers/ticket-priority.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const ticketPriorities = {
  async listTicketPriorities(ctx, { query }) {
    return answerList(ctx, ticketPriorityList, query, each(serializeTicketPriority));
  },

  async createTicketPriority(ctx, { body }) {
    return { data: serializeTicketPriority(await createTicketPriority(ctx, body)) };
  },

  async getTicketPriority(ctx, { params }) {
    return { data: serializeTicketPriority(await TicketPriority.get(ctx, params.id)) };
  },

  async updateTicketPriority(ctx, { params, body }) {
    const priority = await lockTicketPriority(ctx, params.id);
    return { data: serializeTicketPriority(await updateTicketPriority(ctx, priority, body)) };
  },

  async deleteTicketPriority(ctx, { params }) {
    await deleteTicketPriority(ctx, await lockTicketPriority(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },
} satisfies Handlers<'ticket-priorities'>;
