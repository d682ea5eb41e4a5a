/** What its author may still do with a comment, for a while. */
import { forbidden, invalidState, notFound } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { TicketActivity } from '../../models/tickets/ticket-activity.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import { namedActivity } from '../../queries/tickets/ticket-parts.js';
import { serializeTicketActivity, type NamedActivity } from '../../serializers/ticket-activity.js';
import { serializeTicket } from '../../serializers/ticket.js';

const changeableMinutes = 15;

/** Edits a comment on a ticket and emits `ticket.updated`. The same text again changes nothing. The ticket is locked. */
export async function editComment(ctx: Ctx, ticket: Ticket, id: string, content: string): Promise<NamedActivity> {
  const comment = await changeableComment(ctx, ticket, id);
  if (comment.content === content) return namedActivity(ctx, id);
  await comment.patch(ctx, { content, edited_at: ctx.now });
  const edited = await namedActivity(ctx, id);
  const activity = serializeTicketActivity(edited);
  await emit(ctx, 'ticket.updated', serializeTicket(await ticket.touch(ctx)), { activity });
  return edited;
}

/** Deletes a comment from a ticket and emits `ticket.updated`. That it was the first response stays true. The ticket is locked. */
export async function deleteComment(ctx: Ctx, ticket: Ticket, id: string): Promise<void> {
  const comment = await changeableComment(ctx, ticket, id);
  const activity = serializeTicketActivity(await namedActivity(ctx, id));
  await comment.remove(ctx);
  await emit(ctx, 'ticket.updated', serializeTicket(await ticket.touch(ctx)), { activity, activity_deleted: true });
}

async function changeableComment(ctx: Ctx, ticket: Ticket, id: string): Promise<TicketActivity> {
  const activity = await TicketActivity.lock(ctx, id);
  if (activity.ticket_id !== ticket.id) throw notFound();
  if (activity.type !== 'comment')
    throw invalidState('Only comments can be changed: all else is what happened on the ticket');
  if (activity.user_id !== ctx.scope.userId) throw forbidden('A comment is changed by its author alone');
  if (ctx.now.getTime() - activity.created_at.getTime() > changeableMinutes * 60_000)
    throw invalidState(`A comment can be changed for ${changeableMinutes} minutes: say it in another one`);
  return activity;
}
