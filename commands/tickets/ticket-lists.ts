/** Default status and priority of tickets. */
import sql from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { TicketPriority } from '../../models/tickets/ticket-priority.js';
import { TicketStatus } from '../../models/tickets/ticket-status.js';
import type { Schemas } from '../../contract/contract.js';

/** The status with this id, otherwise the first one of the type. Throws `invalid_state` if there is none. */
export async function statusFor(
  ctx: Ctx,
  id: string | undefined,
  type: Schemas['TicketStatusType'],
): Promise<TicketStatus> {
  if (id !== undefined) return TicketStatus.reference(ctx, id, 'status_id');
  const first = await TicketStatus.first(ctx, sql`t.type = ${type}`, sql`t.position, t.id`);
  if (!first) throw invalidState(`The workspace has no status of type ${type}: create one first`);
  return first;
}

/** The priority with this id, otherwise the default one. */
export async function priorityFor(ctx: Ctx, id: string | undefined): Promise<TicketPriority> {
  if (id !== undefined) return TicketPriority.reference(ctx, id, 'priority_id');
  const first = await TicketPriority.first(ctx, sql`t.is_default`);
  if (!first) throw invalidState('The workspace has no default priority: make a priority the default first');
  return first;
}
