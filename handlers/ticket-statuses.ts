import {
  createTicketStatus,
  deleteTicketStatus,
  updateTicketStatus,
  lockTicketStatus,
} from '../commands/tickets/ticket-statuses.js';
import { TicketStatus } from '../models/tickets/ticket-status.js';
import { ticketStatusList } from '../queries/tickets/ticket-lists.js';
import { serializeTicketStatus } from '../serializers/ticket-status.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const ticketStatuses = {
  async listTicketStatuses(ctx, { query }) {
    return answerList(ctx, ticketStatusList, query, each(serializeTicketStatus));
  },

  async createTicketStatus(ctx, { body }) {
    return { data: serializeTicketStatus(await createTicketStatus(ctx, body)) };
  },

  async getTicketStatus(ctx, { params }) {
    return { data: serializeTicketStatus(await TicketStatus.get(ctx, params.id)) };
  },

  async updateTicketStatus(ctx, { params, body }) {
    const status = await lockTicketStatus(ctx, params.id);
    return { data: serializeTicketStatus(await updateTicketStatus(ctx, status, body)) };
  },

  async deleteTicketStatus(ctx, { params }) {
    await deleteTicketStatus(ctx, await lockTicketStatus(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },
} satisfies Handlers<'ticket-statuses'>;
