import { Client } from '../models/client.js';
import type { Values } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { TicketPriority } from '../models/ticket-priority.js';
import type { Ticket } from '../models/ticket.js';
import { seeingAll } from '../models/workspace-context.js';
import { recomputeClientHealth } from './client-health.js';

type Targets = Pick<Ticket, 'response_target' | 'resolution_target'>;

/**
 * Writes what a ticket's SLA comes to, in the transaction of whatever may have changed it: its making, its status, priority or client,
 * its first response. `ticket` is locked, or new.
 */
export async function settleSla(ctx: Ctx, ticket: Ticket): Promise<Ticket> {
  const settled = await ticket.patch(ctx, stateOf(ticket, await targetsOf(ctx, ticket), ctx.now));
  if ((settled.breached_at === null) !== (ticket.breached_at === null))
    await recomputeClientHealth(ctx, settled.client_id);
  return settled;
}

/** The client's own targets for the priority come before those of the priority. */
async function targetsOf(ctx: Ctx, { client_id, priority_id }: Ticket): Promise<Targets> {
  const all = seeingAll(ctx);
  const client = await Client.find(all, client_id);
  const override = client?.sla_overrides.find((each) => each.priority_id === priority_id);
  if (override) return { response_target: override.response_target, resolution_target: override.resolution_target };
  const priority = await TicketPriority.find(all, priority_id);
  return { response_target: priority?.sla_response ?? null, resolution_target: priority?.sla_resolution ?? null };
}

const minute = 60_000;

function stateOf(ticket: Ticket, targets: Targets, now: Date): Values<Ticket> {
  const dueAfter = (minutes: number | null): Date | null =>
    minutes === null ? null : new Date(ticket.opened_at.getTime() + minutes * minute);
  const response_due_at = dueAfter(targets.response_target);
  const resolution_due_at = dueAfter(targets.resolution_target);
  const response_met = verdict(response_due_at, ticket.first_response_at, now);
  const resolution_met = verdict(resolution_due_at, ticket.resolved_at, now);
  const missed = [response_met === false ? response_due_at : null, resolution_met === false ? resolution_due_at : null]
    .filter((due) => due !== null)
    .toSorted((a, b) => a.getTime() - b.getTime());
  const breached_at = missed[0] ?? null;
  return { ...targets, response_due_at, resolution_due_at, response_met, resolution_met, breached_at };
}

/** A target is decided by what it is for, or by passing. */
function verdict(due: Date | null, done: Date | null, now: Date): boolean | null {
  if (due === null) return null;
  if (done !== null) return done <= due;
  return now > due ? false : null;
}
