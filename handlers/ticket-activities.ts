import { deleteComment, editComment } from '../commands/tickets/change-comment.js';
import { commentOnTicket } from '../commands/tickets/comment-on-ticket.js';
import { notFound } from '../domain/errors.js';
import type { Locked } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { TicketActivity } from '../models/tickets/ticket-activity.js';
import { Ticket } from '../models/tickets/ticket.js';
import type { Params } from '../contract/contract.js';
import { onTicket, ticketActivityList } from '../queries/tickets/ticket-parts.js';
import { serializeTicketActivity } from '../serializers/ticket-activity.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const ticketActivities = {
  async listTicketActivities(ctx, { params, query }) {
    const { id } = await Ticket.get(ctx, params.id);
    return answerList(ctx, ticketActivityList, query, each(serializeTicketActivity), onTicket(id));
  },

  async createTicketActivity(ctx, { params, body }) {
    const activity = await commentOnTicket(ctx, await Ticket.lock(ctx, params.id), body);
    return { data: serializeTicketActivity(activity) };
  },

  async updateTicketActivity(ctx, { params, body }) {
    const { ticket, activity } = await lockActivity(ctx, params);
    return { data: serializeTicketActivity(await editComment(ctx, ticket, activity, body)) };
  },

  async deleteTicketActivity(ctx, { params }) {
    const { ticket, activity } = await lockActivity(ctx, params);
    await deleteComment(ctx, ticket, activity);
    return { data: { id: params.activity_id, deleted: true } };
  },
} satisfies Handlers<'ticket-activities'>;

/** Locks an activity and its ticket; throws `not_found` unless the activity belongs to the ticket. */
async function lockActivity(
  ctx: Ctx,
  { id, activity_id }: Params<'updateTicketActivity'>,
): Promise<{ ticket: Locked<Ticket>; activity: Locked<TicketActivity> }> {
  const ticket = await Ticket.lock(ctx, id);
  const activity = await TicketActivity.lock(ctx, activity_id);
  if (activity.ticket_id !== ticket.id) throw notFound();
  return { ticket, activity };
}
