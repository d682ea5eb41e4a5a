import { statusInstants } from '../../domain/tickets/ticket-status.js';
import { ticketSummary } from '../../domain/tickets/ticket-summary.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { eachById } from '../../models/each-by-id.js';
import { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';
import { activitiesOf } from '../../queries/tickets/ticket-parts.js';
import { statusFor } from './ticket-lists.js';
import { changeTicket } from './update-ticket.js';

type Resolution = Schemas['TicketClose'];

/** Closes a ticket; a closed one stays as it is. */
export async function closeTicket(ctx: Ctx, ticket: Locked<Ticket>, resolution: Resolution): Promise<Locked<Ticket>> {
  if (ticket.closed_at !== null) return ticket;
  const status = await statusFor(ctx, undefined, 'closed');
  const resolution_summary = await summaryOf(ctx, ticket, resolution);
  const instants = statusInstants(ticket, status.type, ctx.now);
  return changeTicket(ctx, ticket, { status_id: status.id, resolution_summary, ...instants });
}

/** The resolution summary: the one given, otherwise a generated one if requested. Undefined keeps the stored one. */
async function summaryOf(
  ctx: Ctx,
  ticket: Ticket,
  { resolution_summary, generate_summary }: Resolution,
): Promise<string | null | undefined> {
  if (!generate_summary || resolution_summary != null) return resolution_summary;
  return ticketSummary(ticket, await activitiesOf(ctx, ticket.id), ctx.workspace.timezone);
}

/** Closes several tickets, all or none. */
export function closeTickets(ctx: Ctx, { ids, ...resolution }: Schemas['TicketsClose']): Promise<Ticket[]> {
  return eachById(ctx, Ticket, ids, (ticket) => closeTicket(ctx, ticket, resolution));
}

/** Reopens a closed ticket in the first open status; an open one stays as it is. */
export async function reopenTicket(
  ctx: Ctx,
  ticket: Locked<Ticket>,
  reason: string | undefined,
): Promise<Locked<Ticket>> {
  if (ticket.closed_at === null) return ticket;
  const status = await statusFor(ctx, undefined, 'open');
  const instants = statusInstants(ticket, status.type, ctx.now);
  return changeTicket(ctx, ticket, { status_id: status.id, ...instants }, { reason });
}
