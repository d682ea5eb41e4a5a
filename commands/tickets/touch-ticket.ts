import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Ticket } from '../../models/tickets/ticket.js';

/**
 * Sets `updated_at` because a child row of the ticket changed, and returns the new state. With `isPublic`, sets
 * `client_changed_at` too, because the client can see the change.
 */
export const touchTicket = (
  ctx: Ctx,
  ticket: Locked<Ticket>,
  { isPublic }: { readonly isPublic: boolean },
): Promise<Locked<Ticket>> => (isPublic ? ticket.patch(ctx, { client_changed_at: ctx.now }) : ticket.touch(ctx));
