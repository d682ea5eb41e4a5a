import { instant } from '../domain/time.js';
import type { TicketPriority } from '../models/tickets/ticket-priority.js';
import type { Schemas } from '../contract/contract.js';

/** A ticket priority as the API shows it. */
export const serializeTicketPriority = (priority: TicketPriority): Schemas['TicketPriority'] => ({
  id: priority.id,
  name: priority.name,
  color: priority.color,
  sla_response: priority.sla_response,
  sla_resolution: priority.sla_resolution,
  is_default: priority.is_default,
  position: priority.position,
  created_at: instant(priority.created_at),
  updated_at: instant(priority.updated_at),
});
