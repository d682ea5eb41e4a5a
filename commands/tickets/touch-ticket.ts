import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Ticket } from '../../models/tickets/ticket.js';

/** Says that something on a ticket changed, and returns the ticket as it is then. Its client knows of it only if it is public. */
export const touchTicket = (
  ctx: Ctx,
  ticket: Locked<Ticket>,
  { isPublic }: { readonly isPublic: boolean },
): Promise<Locked<Ticket>> => (isPublic ? ticket.patch(ctx, { client_changed_at: ctx.now }) : ticket.touch(ctx));
