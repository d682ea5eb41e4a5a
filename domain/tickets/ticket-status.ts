/** The instants of a ticket after a change of status (docs/decisions/tickets-and-sla.md). */
import type { Schemas } from '../../contract/contract.js';

export interface StatusInstants {
  readonly first_response_at: Date | null;
  readonly resolved_at: Date | null;
  readonly closed_at: Date | null;
}

export const nothingYet: StatusInstants = { first_response_at: null, resolved_at: null, closed_at: null };

/**
 * The instants to change when a ticket enters a status of this type. Closing also counts as first response; reopening
 * clears `resolved_at` and `closed_at`. Between statuses of the same type, none changes.
 */
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
