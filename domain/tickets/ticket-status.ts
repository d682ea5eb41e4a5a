/** What a ticket's instants become when its status does (docs/decisions/tickets-and-sla.md). */
import type { Schemas } from '../../contract/contract.js';

export interface StatusInstants {
  readonly first_response_at: Date | null;
  readonly resolved_at: Date | null;
  readonly closed_at: Date | null;
}

export const nothingYet: StatusInstants = { first_response_at: null, resolved_at: null, closed_at: null };

/** Closing counts as first response; reopening clears what closing set but that. From one status to another of its type nothing changes. */
export function statusInstants(
  before: StatusInstants,
  type: Schemas['TicketStatusType'],
  now: Date,
): Partial<StatusInstants> {
  const isClosed = before.closed_at !== null;
  if (type === 'closed' && !isClosed)
    return { first_response_at: before.first_response_at ?? now, resolved_at: now, closed_at: now };
  return type === 'open' && isClosed ? { resolved_at: null, closed_at: null } : {};
}
