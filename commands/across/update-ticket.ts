/**
 * Changes tickets. A ticket that moves to another project takes its time entries along
 * (docs/decisions/tickets-and-sla.md).
 */
import sql, { join } from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import { memoized } from '../../domain/memoized.js';
import { impliedAgreement } from '../../domain/time/entry-links.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { batchesOf } from '../../database/batches.js';
import { eachById } from '../../models/each-by-id.js';
import { Project } from '../../models/projects/project.js';
import { select } from '../../models/select.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { updateTicketAlone } from '../tickets/update-ticket.js';
import { isBillable } from '../time/new-entry-columns.js';
import { updateFollowingTime } from '../time/update-time-entry.js';

/** Changes a ticket and emits an event for each kind of change. */
export async function updateTicket(
  ctx: Ctx,
  ticket: Locked<Ticket>,
  body: Schemas['TicketUpdate'],
): Promise<Locked<Ticket>> {
  const { project_id, client_id = ticket.client_id } = body;
  const isMoved = project_id !== undefined && project_id !== ticket.project_id && client_id === ticket.client_id;
  const time = isMoved ? await movableTime(ctx, ticket) : [];
  const updated = await updateTicketAlone(ctx, ticket, body);
  if (time.length === 0) return updated;
  await moveTime(ctx, time, ticket, updated);
  // Moving the time may have changed the ticket's billable hours.
  return Ticket.lock(seeingAll(ctx), ticket.id);
}

/**
 * Makes the same change to several tickets, all or none. A field that is invalid for every ticket is reported once,
 * under `updates`.
 */
export function updateTickets(ctx: Ctx, { ids, updates }: Schemas['TicketsUpdate']): Promise<Ticket[]> {
  return eachById(ctx, Ticket, ids, (ticket) => updateTicket(ctx, ticket, updates), { shared: 'updates' });
}

/**
 * Locks the time entries of a ticket. Throws `invalid_state` if one is billed or in a pending approval, because it
 * cannot move.
 */
async function movableTime(ctx: Ctx, { id }: Ticket): Promise<Locked<TimeEntry>[]> {
  const entries = await TimeEntry.lockAll(seeingAll(ctx), sql`t.ticket_id = ${id}`);
  if (entries.some((entry) => entry.invoice_line_id !== null))
    throw invalidState('Time on the ticket is billed: void its invoice first, or create another ticket', 'project_id');
  for (const some of batchesOf(entries)) await assertNotPending(ctx, some);
  return entries;
}

/**
 * Throws `invalid_state` if an entry is in a pending approval: the client must decide on the entries that the approval
 * shows.
 */
async function assertNotPending(ctx: Ctx, entries: readonly TimeEntry[]): Promise<void> {
  const { workspaceId } = ctx.scope;
  const [pending] = await select<{ id: string }>(
    ctx,
    sql`SELECT e.id FROM approval_entries e JOIN approvals a ON a.id = e.approval_id AND a.workspace_id = e.workspace_id
         WHERE e.workspace_id = ${workspaceId} AND e.standing_key IN (${join(entries.map(({ id }) => id))}) AND a.status = 'pending' LIMIT 1`,
  );
  if (pending)
    throw invalidState('Time on the ticket is in a pending approval: cancel the approval first', 'project_id');
}

/**
 * Links and `billable` that the old ticket implied become those that the new one implies; values chosen for an entry
 * stay.
 */
async function moveTime(ctx: Ctx, time: readonly Locked<TimeEntry>[], before: Ticket, after: Ticket): Promise<void> {
  const all = seeingAll(ctx);
  const projectOf = memoized((id: string | null) => (id === null ? Promise.resolve(undefined) : Project.find(all, id)));
  const next = { ticket: after, project: await projectOf(after.project_id) };
  await updateFollowingTime(ctx, time, async ({ project_id, agreement_id, billable }) => {
    const last = { ticket: before, project: await projectOf(project_id) };
    const followed = agreement_id === null || agreement_id === impliedAgreement(last);
    return {
      project_id: after.project_id,
      agreement_id: followed ? impliedAgreement(next) : agreement_id,
      billable: billable === isBillable(last) ? isBillable(next) : billable,
    };
  });
}
