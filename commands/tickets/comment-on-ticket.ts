import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';
import { namedActivity } from '../../queries/tickets/ticket-parts.js';
import { serializeTicketActivity, type NamedActivity } from '../../serializers/ticket-activity.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { recordActivity } from './record-activity.js';
import { updateSla } from './update-sla.js';
import { touchTicket } from './touch-ticket.js';
import { assertUsers } from './mentions.js';
import { mailComment } from './ticket-mails.js';

/**
 * Adds a comment to a ticket and emits `ticket.commented`. The first public comment by the team is the ticket's first
 * response.
 */
export async function commentOnTicket(
  ctx: Ctx,
  ticket: Locked<Ticket>,
  { content, visibility, mentions = [] }: Schemas['TicketActivityCreate'],
): Promise<NamedActivity> {
  await assertUsers(ctx, mentions);
  const comment = { type: 'comment', content, visibility, mentions: mentions.length === 0 ? null : mentions } as const;
  const { id } = await recordActivity(ctx, ticket, comment);
  const isByTeam = ctx.actor.contact_id === null;
  const isResponse = isByTeam && visibility === 'public' && ticket.first_response_at === null;
  const commented = isResponse
    ? await updateSla(ctx, await ticket.patch(ctx, { first_response_at: ctx.now, client_changed_at: ctx.now }))
    : await touchTicket(ctx, ticket, { isPublic: visibility === 'public' });
  const activity = await namedActivity(ctx, id);
  await emit(ctx, 'ticket.commented', serializeTicket(commented), { activity: serializeTicketActivity(activity) });
  await mailComment(ctx, commented, activity);
  return activity;
}
