/**
 * The SLA clock stored with a ticket: its pauses, and the signals already emitted (docs/decisions/tickets-and-sla.md).
 */
import { slaSignals, withPause, type SlaPause, type SlaSignal, type SlaState } from './sla.js';

/** The clock as stored in JSON with the ticket; instants are ISO 8601. */
export interface SlaClock {
  /**
   * The ticket's status, priority and client when the clock was last updated. Later changes to the settings of these do
   * not affect the ticket.
   */
  readonly status_id: string;
  readonly priority_id: string;
  readonly client_id: string;
  readonly pauses: readonly { readonly from: string; readonly to: string | null }[];
  /** Signals already emitted; they are not repeated, even if the targets change. */
  readonly told: readonly SlaSignal[];
}

interface TicketFacts {
  readonly status_id: string;
  readonly priority_id: string;
  readonly client_id: string;
  readonly closed_at: Date | null;
}

/** The pauses of a clock, during which no time counts. */
export const pausesOf = (clock: SlaClock | null): SlaPause[] =>
  (clock?.pauses ?? []).map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) }));

/** Whether the stored targets still apply, because neither priority nor client changed since the last update. */
export const keepsTargets = (clock: SlaClock | null, ticket: TicketFacts): boolean =>
  clock !== null && clock.priority_id === ticket.priority_id && clock.client_id === ticket.client_id;

/** Whether the ticket's status changed since the last update of the clock. */
export const hasNewStatus = (clock: SlaClock | null, ticket: TicketFacts): boolean =>
  clock?.status_id !== ticket.status_id;

/** The updated clock. `pausesSla` says whether the ticket's new status pauses it; undefined if it has no new status. */
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

/** The signals to emit now, in order of time. */
export const unsentSignals = (clock: SlaClock, state: SlaState): SlaSignal[] =>
  slaSignals(state).filter((signal) => !clock.told.includes(signal));
