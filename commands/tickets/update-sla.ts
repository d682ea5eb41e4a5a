/**
 * When the SLA of a ticket is computed and stored (docs/decisions/tickets-and-sla.md):
 * 1. A change of a ticket calls `updateSla` in its transaction. It reads the targets, extends the clock (`sla_clock`:
 *    pauses and the signals emitted so far), computes the state at `ctx.now` (domain/tickets/sla.ts), stores targets,
 *    deadlines, results, clock and `sla_next_at`, and emits the signals that are new.
 * 2. `sla_next_at` is the next instant at which time alone changes the state. A worker (workers/update-slas.ts) finds
 *    tickets whose instant has come, and calls `updateDueTickets`.
 * 3. A change of business hours or time zone only sets `sla_next_at` of open tickets to now (`recountOpenTickets`).
 * 4. `slaNow` computes the state for a reader, without storing it.
 */
import sql from 'sql-template-tag';
import { businessTime } from '../../domain/tickets/business-time.js';
import { changesBetween } from '../../domain/changes.js';
import {
  hasNewStatus,
  keepsTargets,
  pausesOf,
  turnedClock,
  unsentSignals,
  type SlaClock,
} from '../../domain/tickets/sla-clock.js';
import { slaState, type SlaFacts, type SlaSignal, type SlaTarget, type SlaTargets } from '../../domain/tickets/sla.js';
import type { Locked, Values } from '../../models/base.js';
import { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { noteSilentChanges } from '../../models/events/late-commits.js';
import { execute } from '../../models/select.js';
import { TicketPriority } from '../../models/tickets/ticket-priority.js';
import { TicketStatus } from '../../models/tickets/ticket-status.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { EventType } from '../../contract/contract.js';
import { serializeTicket } from '../../serializers/ticket.js';
import type { SlaView } from '../../serializers/ticket-sla.js';
import { recomputeClientHealth } from '../clients/client-health.js';

/**
 * Recomputes and stores a ticket's SLA, and emits each warning and each breach once. Call it in every transaction that
 * changes a cause (creation, status, priority, client, first response), and when `sla_next_at` has come.
 */
export async function updateSla(ctx: Ctx, ticket: Locked<Ticket>): Promise<Locked<Ticket>> {
  const all: Ctx = { ...seeingAll(ctx), isLocking: false };
  const targets = await targetsOf(all, ticket);
  const clock = turnedClock(ticket.sla_clock, ticket, await pausesOnArrival(all, ticket), ctx.now);
  const { state } = await viewOf(all, ticket, targets, clock);
  const signals = unsentSignals(clock, state);
  const values: Values<Ticket> = {
    ...targets,
    response_due_at: state.response?.due_at ?? null,
    resolution_due_at: state.resolution?.due_at ?? null,
    response_met: state.response?.met ?? null,
    resolution_met: state.resolution?.met ?? null,
    breached_at: state.breached_at,
    sla_clock: { ...clock, told: [...clock.told, ...signals] },
    sla_next_at: state.next_at,
  };
  const settled = await ticket.patch(ctx, values);
  for (const signal of signals) await emitSignal(ctx, settled, signal);
  await updateHealth(ctx, ticket, settled);
  return settled;
}

/** The SLA at `ctx.now`, computed from the last stored clock. */
export const slaNow = (ctx: Ctx, ticket: Ticket): Promise<SlaView> => viewOf(ctx, ticket, ticket, ticket.sla_clock);

async function viewOf(ctx: Ctx, ticket: Ticket, targets: SlaTargets, clock: SlaClock | null): Promise<SlaView> {
  const { sla_business_hours, timezone } = await workspaceOf(ctx);
  const { opened_at, first_response_at, resolved_at } = ticket;
  const facts: SlaFacts = { opened_at, first_response_at, resolved_at, pauses: pausesOf(clock) };
  const time = businessTime(sla_business_hours, timezone);
  return { ticket, facts, time, state: slaState(facts, targets, time, ctx.now) };
}

/**
 * The targets of the ticket: stored ones while priority and client stay, otherwise the client's for the priority,
 * otherwise those of the priority itself.
 */
async function targetsOf(ctx: Ctx, ticket: Ticket): Promise<SlaTargets> {
  if (keepsTargets(ticket.sla_clock, ticket)) {
    const { response_target, resolution_target } = ticket;
    return { response_target, resolution_target };
  }
  const client = await Client.find(ctx, ticket.client_id);
  const override = client?.sla_overrides?.find((each) => each.priority_id === ticket.priority_id);
  if (override) return { response_target: override.response_target, resolution_target: override.resolution_target };
  const priority = await TicketPriority.find(ctx, ticket.priority_id);
  return { response_target: priority?.sla_response ?? null, resolution_target: priority?.sla_resolution ?? null };
}

/** Whether the ticket's new status pauses the clock; undefined if the status has not changed. */
async function pausesOnArrival(ctx: Ctx, ticket: Ticket): Promise<boolean | undefined> {
  if (!hasNewStatus(ticket.sla_clock, ticket)) return undefined;
  return (await TicketStatus.find(ctx, ticket.status_id))?.pauses_sla ?? false;
}

interface SlaEvent {
  readonly type: EventType & `ticket.sla_${string}`;
  readonly target: SlaTarget;
}

const slaEvents: Record<SlaSignal, SlaEvent> = {
  response_warning: { type: 'ticket.sla_warning', target: 'response' },
  response_breach: { type: 'ticket.sla_breached', target: 'response' },
  resolution_warning: { type: 'ticket.sla_warning', target: 'resolution' },
  resolution_breach: { type: 'ticket.sla_breached', target: 'resolution' },
};

const emitSignal = (ctx: Ctx, ticket: Ticket, signal: SlaSignal): Promise<void> =>
  emit(ctx, slaEvents[signal].type, serializeTicket(ticket), { target: slaEvents[signal].target });

/** Updates the health of the client, and of the previous one if the ticket has moved: a breach lowers it. */
async function updateHealth(ctx: Ctx, before: Ticket, after: Ticket): Promise<void> {
  const clientBefore = before.sla_clock?.client_id ?? after.client_id;
  const isMoved = clientBefore !== after.client_id;
  if (!isMoved && before.breached_at?.getTime() === after.breached_at?.getTime()) return;
  for (const id of [...new Set([clientBefore, after.client_id])].toSorted()) await recomputeClientHealth(ctx, id);
}

/** Emits `ticket.updated` for changes that time alone has caused, as for changes by users. */
async function announceSlaChange(ctx: Ctx, before: Ticket, after: Ticket): Promise<void> {
  const data = serializeTicket(after);
  const changes = changesBetween(serializeTicket(before), data);
  if (Object.keys(changes).length > 0) await emit(ctx, 'ticket.updated', data, { changes });
  else await noteSilentChanges(ctx, [after.id]);
}

/** Max tickets per transaction. */
const batch = 20;

/** Updates the SLA of some due tickets, longest due first, and returns their number. `ctx.db` is a transaction. */
export async function updateDueTickets(ctx: Ctx): Promise<number> {
  const due = await Ticket.lockAll(seeingAll(ctx), sql`t.sla_next_at <= ${ctx.now}`, {
    order: sql`t.sla_next_at, t.id`,
    limit: batch,
  });
  for (const ticket of due) await announceSlaChange(ctx, ticket, await updateSla(ctx, ticket));
  return due.length;
}

/**
 * Makes all open tickets due, so that workers recompute their SLA, after a change of the business hours or time zone.
 */
export async function recountOpenTickets(ctx: Ctx): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE tickets SET sla_next_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND is_closed = 0 AND sla_clock IS NOT NULL`,
  );
}
