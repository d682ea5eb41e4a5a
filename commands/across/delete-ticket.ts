import sql, { join } from 'sql-template-tag';
import { forbidden } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { emitAll } from '../../models/events/event.js';
import { removeMetadata } from '../../models/metadata-values.js';
import { execute } from '../../models/select.js';
import { releaseTags } from '../../models/tags/taggings.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { recomputeClientHealth } from '../clients/client-health.js';
import { removeTime } from '../time/change-time.js';
import { deleteTicketParts } from './delete-ticket-parts.js';
import { assertMayChange } from '../time/time-entry-rules.js';

/** Deletes a ticket with everything on it. Throws if the caller may not delete the time on it. */
export async function deleteTicket(ctx: Ctx, ticket: Locked<Ticket>): Promise<void> {
  const entries = await TimeEntry.lockAll(seeingAll(ctx), sql`t.ticket_id = ${ticket.id}`);
  for (const entry of entries) assertMayChange(ctx, entry);
  const own = await TimeEntry.count(ctx, sql`t.ticket_id = ${ticket.id}`);
  if (own < entries.length)
    throw forbidden(
      'Other users have logged time on the ticket, which would be deleted with it: close the ticket instead',
    );
  await removeTime(ctx, entries, new Set([ticket.id]));
  await removeTickets(ctx, [ticket]);
  await recomputeClientHealth(ctx, ticket.client_id);
}

/** Deletes tickets whose time is already deleted, with everything else on them, and emits an event for each. */
export async function removeTickets(ctx: Ctx, tickets: readonly Locked<Ticket>[]): Promise<void> {
  const ids = tickets.map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteTicketParts(ctx, ids);
  await releaseTags(ctx, 'tickets', ids);
  await removeMetadata(ctx, 'tickets', tickets);
  await execute(ctx, sql`DELETE FROM tickets WHERE workspace_id = ${ctx.scope.workspaceId} AND id IN (${join(ids)})`);
  await emitAll(
    ctx,
    'ticket.deleted',
    tickets.map((ticket) => ({ data: serializeTicket(ticket) })),
  );
}
