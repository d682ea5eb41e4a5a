import { instant } from '../domain/time.js';
import type { Ticket } from '../models/ticket.js';
import type { Schemas } from '../openapi/contract.js';

/** What was promised for a ticket and how it went, as the API shows it. */
export const serializeSla = (ticket: Ticket): Schemas['TicketSla'] => ({
  response_target: ticket.response_target,
  resolution_target: ticket.resolution_target,
  response_due_at: instant(ticket.response_due_at),
  resolution_due_at: instant(ticket.resolution_due_at),
  response_met: ticket.response_met,
  resolution_met: ticket.resolution_met,
  breached: ticket.response_met === false || ticket.resolution_met === false,
});
