/** The work on a project, grouped by who did it and on what (docs/decisions/projects.md). */
import type { Schemas } from '../../contract/contract.js';
import { grouped } from '../grouped.js';
import { sum, zero, type Big } from '../money.js';

export interface WorkedTicket {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly phaseId: string | null;
  readonly billingType: Schemas['BillingType'];
  /** Whether the reader may see the ticket, not only their time on it. */
  readonly isVisible: boolean;
}

export interface WorkSums {
  readonly hours: Big;
  readonly billableHours: Big;
  /** Of the billable hours at their rates. */
  readonly value: Big;
}

/** The time of a user on one ticket of the project, or on none. */
export interface TimeOnTicket extends WorkSums {
  readonly user: { readonly id: string; readonly name: string };
  readonly ticket: WorkedTicket | null;
  /** Hours of entries that are on an invoice line. */
  readonly billedHours: Big;
  /** Hours and value of entries that are to be billed, if their project and ticket are billed by time. */
  readonly toBill: Pick<WorkSums, 'hours' | 'value'>;
  /** In the workspace's currency. */
  readonly cost: Big;
}

const addUp = (work: readonly TimeOnTicket[]): WorkSums => ({
  hours: sum(work.map(({ hours }) => hours)),
  billableHours: sum(work.map(({ billableHours }) => billableHours)),
  value: sum(work.map(({ value }) => value)),
});

/** Most hours first, and by id among equal hours; null last. */
const largestFirst = (a: WorkSums & { id: string | null }, b: WorkSums & { id: string | null }): number =>
  b.hours.cmp(a.hours) || ((a.id ?? '~') < (b.id ?? '~') ? -1 : 1);

export type UserWork = WorkSums & TimeOnTicket['user'];

export const workByUser = (work: readonly TimeOnTicket[]): UserWork[] =>
  [...grouped(work, ({ user }) => user.id).values()]
    .map((some) => ({ ...some[0].user, ...addUp(some) }))
    .toSorted(largestFirst);

export interface TicketWork extends WorkSums {
  readonly id: string | null;
  readonly ticket: WorkedTicket | null;
}

/** The work by ticket, at most `max` of them, and how many tickets are left out. */
export function workByTicket(
  work: readonly TimeOnTicket[],
  max: number,
): { readonly listed: readonly TicketWork[]; readonly omitted: number } {
  const tickets = [...grouped(work, ({ ticket }) => ticket?.id ?? null)]
    .map(([id, some]) => ({ id, ticket: some[0].ticket, ...addUp(some) }))
    .toSorted(largestFirst);
  const omitted = tickets.slice(max).filter(({ ticket }) => ticket !== null).length;
  return { listed: tickets.slice(0, max), omitted };
}

export interface PhaseWork<Phase> extends WorkSums {
  readonly phase: Phase | null;
}

/** The work of each phase in the order given, then the work outside these phases, if there is any. */
export function workByPhase<Phase extends { readonly id: string }>(
  work: readonly TimeOnTicket[],
  phases: readonly Phase[],
): PhaseWork<Phase>[] {
  const known = new Set(phases.map(({ id }) => id));
  const phaseOf = ({ ticket }: TimeOnTicket): string | null => {
    const id = ticket?.phaseId ?? null;
    return id !== null && known.has(id) ? id : null;
  };
  const groups = grouped(work, phaseOf);
  const outside = groups.get(null);
  return [
    ...phases.map((phase) => ({ phase, ...addUp(groups.get(phase.id) ?? []) })),
    ...(outside ? [{ phase: null, ...addUp(outside) }] : []),
  ];
}

/** The time that is to be billed: none unless project and ticket are billed by time. */
export function unbilledTime(
  billingType: Schemas['BillingType'],
  work: readonly TimeOnTicket[],
): Pick<WorkSums, 'hours' | 'value'> {
  if (billingType !== 'time_and_materials') return { hours: zero, value: zero };
  const toBill = work
    .filter(({ ticket }) => ticket === null || ticket.billingType === 'time_and_materials')
    .map((some) => some.toBill);
  return { hours: sum(toBill.map(({ hours }) => hours)), value: sum(toBill.map(({ value }) => value)) };
}
