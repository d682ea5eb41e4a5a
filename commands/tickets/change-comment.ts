/** Edits and deletes comments: only by their author, within 15 minutes. */
import { changedValues } from '../../domain/changes.js';
import { forbidden, invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import type { TicketActivity } from '../../models/tickets/ticket-activity.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';
import { namedActivity } from '../../queries/tickets/ticket-parts.js';
import { serializeTicketActivity, type NamedActivity } from '../../serializers/ticket-activity.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { assertUsers } from './mentions.js';
import { touchTicket } from './touch-ticket.js';

const changeableMinutes = 15;

/** Edits a comment and emits `ticket.updated`; the same text and mentions change nothing. */
export async function editComment(
  ctx: Ctx,
  ticket: Locked<Ticket>,
  comment: Locked<TicketActivity>,
  { content, mentions: requested }: Schemas['TicketActivityUpdate'],
): Promise<NamedActivity> {
  assertChangeable(ctx, comment);
  const mentions = requested ?? comment.mentions ?? [];
  await assertUsers(ctx, mentions);
  const changes = { content, mentions: mentions.length === 0 ? null : mentions };
  if (Object.keys(changedValues(comment, changes)).length === 0) return namedActivity(ctx, comment.id);
  await comment.patch(ctx, { ...changes, edited_at: ctx.now });
  const edited = await namedActivity(ctx, comment.id);
  const activity = serializeTicketActivity(edited);
  const changed = await touchTicket(ctx, ticket, { isPublic: comment.visibility === 'public' });
  await emit(ctx, 'ticket.updated', serializeTicket(changed), { activity });
  return edited;
}

/**
 * Deletes a comment and emits `ticket.updated`. The first response of the ticket stays, even if it was this comment.
 */
export async function deleteComment(ctx: Ctx, ticket: Locked<Ticket>, comment: Locked<TicketActivity>): Promise<void> {
  assertChangeable(ctx, comment);
  const activity = serializeTicketActivity(await namedActivity(ctx, comment.id));
  await comment.remove(ctx);
  const changed = await touchTicket(ctx, ticket, { isPublic: comment.visibility === 'public' });
  await emit(ctx, 'ticket.updated', serializeTicket(changed), { activity, activity_deleted: true });
}

function assertChangeable(ctx: Ctx, activity: TicketActivity): void {
  if (activity.type !== 'comment')
    throw invalidState('Only comments can be changed: other activities record what happened on the ticket');
  if (activity.user_id !== ctx.scope.userId) throw forbidden('Only the author of a comment can change it');
  if (ctx.now.getTime() - activity.created_at.getTime() > changeableMinutes * 60_000)
    throw invalidState(
      `A comment can be changed only in the first ${changeableMinutes} minutes after creation: add another comment instead`,
    );
}
