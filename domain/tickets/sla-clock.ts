/**
 * The clock of a ticket's SLA: which stretches of its life do not count, and what has been told of it
 * (docs/decisions/tickets-and-sla.md).
 */
import { slaSignals, withPause, type SlaPause, type SlaSignal, type SlaState } from './sla.js';

/** As it is kept with the ticket; instants are as the API shows them. */
export interface SlaClock {
  /** Where the ticket stood when it was settled last. Later changes of a status, a priority or a client do not count for it. */
  readonly status_id: string;
  readonly priority_id: string;
  readonly client_id: string;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
  /** What has been emitted is not emitted again, whatever becomes of the targets. */
  readonly told: readonly SlaSignal[];
}

interface TicketFacts {
  readonly status_id: string;
  readonly priority_id: string;
  readonly client_id: string;
  readonly closed_at: Date | null;
}

/** The stretches in which nothing counts. */
export const pausesOf = (clock: SlaClock | null): SlaPause[] =>
  (clock?.pauses ?? []).map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) }));

/** Whether the ticket has the targets already that its priority and its client gave it. */
export const keepsTargets = (clock: SlaClock | null, ticket: TicketFacts): boolean =>
  clock !== null && clock.priority_id === ticket.priority_id && clock.client_id === ticket.client_id;

/** Whether the ticket has entered its status since it was settled. */
export const hasMoved = (clock: SlaClock | null, ticket: TicketFacts): boolean => clock?.status_id !== ticket.status_id;

/** The clock as it runs from now on. `pausesSla` is that of a status that the ticket has just entered, undefined if it stays. */
export function turnedClock(
  clock: SlaClock | null,
  ticket: TicketFacts,
  pausesSla: boolean | undefined,
  now: Date,
): SlaClock {
  const pauses = pausesOf(clock);
  const stays = pauses.at(-1)?.to === null;
  const isPaused = ticket.closed_at !== null || (pausesSla ?? stays);
  const { status_id, priority_id, client_id } = ticket;
  return {
    status_id,
    priority_id,
    client_id,
    pauses: withPause(pauses, isPaused, now).map(({ from, to }) => ({
      from: from.toISOString(),
      to: to === null ? null : to.toISOString(),
    })),
    told: clock?.told ?? [],
  };
}

/** What is to be emitted now, in the order in which it happened. */
export const unsentSignals = (clock: SlaClock, state: SlaState): SlaSignal[] =>
  slaSignals(state).filter((signal) => !clock.told.includes(signal));
