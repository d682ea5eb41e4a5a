import type { BusinessTime } from '../domain/tickets/business-time.js';
import { dec } from '../domain/money.js';
import { countedMs, type SlaFacts, type SlaState, type TargetState } from '../domain/tickets/sla.js';
import { instant } from '../domain/time.js';
import type { Ticket } from '../models/tickets/ticket.js';
import type { Schemas } from '../contract/contract.js';

/** The stored SLA of a ticket as the API shows it: targets in minutes, due times, and whether they were met. */
export const serializeSla = (ticket: Ticket): Schemas['TicketSla'] => ({
  response_target: ticket.response_target,
  resolution_target: ticket.resolution_target,
  response_due_at: instant(ticket.response_due_at),
  resolution_due_at: instant(ticket.resolution_due_at),
  response_met: ticket.response_met,
  resolution_met: ticket.resolution_met,
  breached: ticket.response_met === false || ticket.resolution_met === false,
});

/** A ticket's SLA at an instant, with the facts and the business time from which it is computed. */
export interface SlaView {
  readonly ticket: Ticket;
  readonly facts: SlaFacts;
  readonly time: BusinessTime;
  readonly state: SlaState;
}

/** The SLA of a ticket at `now`, with its pauses, and the elapsed and remaining minutes of each target. */
export function serializeSlaState({ ticket, facts, time, state }: SlaView, now: Date): Schemas['TicketSlaState'] {
  const shown = (target: TargetState | null): Schemas['SlaTargetState'] | null =>
    target && serializeTarget(target, countedMs(facts, time, target.done_at ?? now));
  return {
    id: ticket.id,
    paused: facts.pauses.at(-1)?.to === null,
    breached: state.breached_at !== null,
    response: shown(state.response),
    resolution: shown(state.resolution),
    pauses: facts.pauses.map(({ from, to }) => ({ from: instant(from), to: instant(to) })),
  };
}

const minuteMs = 60_000;

function serializeTarget(target: TargetState, counted: number): Schemas['SlaTargetState'] {
  const elapsed_minutes = Math.floor(counted / minuteMs);
  return {
    target: target.minutes,
    elapsed_minutes,
    remaining_minutes: Math.max(target.minutes - elapsed_minutes, 0),
    percent_used: dec(counted)
      .times('100')
      .div(dec(target.minutes * minuteMs))
      .round(2)
      .toNumber(),
    warning_at: instant(target.warning_at),
    due_at: instant(target.due_at),
    done_at: instant(target.done_at),
    met: target.met,
  };
}
