import { deleteComment, editComment } from '../commands/tickets/change-comment.js';
import { commentOnTicket } from '../commands/tickets/comment-on-ticket.js';
import { Ticket } from '../models/tickets/ticket.js';
import { list } from '../queries/list.js';
import { onTicket, ticketActivityList } from '../queries/tickets/ticket-parts.js';
import { serializeTicketActivity } from '../serializers/ticket-activity.js';
import type { Handlers } from './contract.js';

export const ticketActivities = {
  async listTicketActivities(ctx, { params, query }) {
    const { id } = await Ticket.get(ctx, params.id);
    const { rows, pagination } = await list(ctx, ticketActivityList, query, onTicket(id));
    return { data: rows.map(serializeTicketActivity), pagination };
  },

  async createTicketActivity(ctx, { params, body }) {
    const activity = await commentOnTicket(ctx, await Ticket.lock(ctx, params.id), body);
    return { data: serializeTicketActivity(activity) };
  },

  async updateTicketActivity(ctx, { params, body }) {
    const ticket = await Ticket.lock(ctx, params.id);
    return { data: serializeTicketActivity(await editComment(ctx, ticket, params.activity_id, body.content)) };
  },

  async deleteTicketActivity(ctx, { params }) {
    await deleteComment(ctx, await Ticket.lock(ctx, params.id), params.activity_id);
    return { data: { id: params.activity_id, deleted: true } };
  },
} satisfies Handlers<'ticket-activities'>;
