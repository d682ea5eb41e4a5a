import { instant } from '../domain/time.js';
import type { TicketStatus } from '../models/tickets/ticket-status.js';
import type { Schemas } from '../contract/contract.js';

/** A ticket status as the API shows it. */
export const serializeTicketStatus = (status: TicketStatus): Schemas['TicketStatus'] => ({
  id: status.id,
  name: status.name,
  type: status.type,
  color: status.color,
  pauses_sla: status.pauses_sla,
  position: status.position,
  created_at: instant(status.created_at),
  updated_at: instant(status.updated_at),
});
