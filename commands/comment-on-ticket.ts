import type { Ctx } from '../models/context.js';
import type { TicketActivity } from '../models/ticket-activity.js';
import type { Ticket } from '../models/ticket.js';
import type { Schemas } from '../openapi/contract.js';
import { recordActivity } from './record-activity.js';

/**
 * Says something on a ticket, which is locked. The first public comment of a team user is the first response (rulings, section 6).
 */
export async function commentOnTicket(
  ctx: Ctx,
  ticket: Ticket,
  { content, visibility }: Schemas['TicketActivityCreate'],
): Promise<TicketActivity> {
  const isResponse = visibility === 'public' && ticket.first_response_at === null;
  await (isResponse ? ticket.patch(ctx, { first_response_at: ctx.now }) : ticket.touch(ctx));
  return recordActivity(ctx, ticket, { type: 'comment', content, visibility });
}
