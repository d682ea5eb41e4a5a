import type { Schemas } from '../../contract/contract.js';
import { invalidState } from '../errors.js';

type Status = Schemas['ProjectStatus'];

/** The statuses that may follow each status (docs/decisions/projects.md). */
const next: Record<Status, readonly Status[]> = {
  pending: ['active', 'on_hold', 'completed', 'cancelled'],
  active: ['on_hold', 'completed', 'cancelled'],
  on_hold: ['active', 'completed', 'cancelled'],
  completed: ['active'],
  cancelled: ['active'],
};

/** Throws `invalid_state` if the transition is not allowed. Setting the current status again is allowed. */
export function assertProjectMove(from: Status, to: Status): void {
  if (from === to || next[from].includes(to)) return;
  throw invalidState(`A project that is ${from} cannot become ${to}, only ${next[from].join(', ')}`, 'status');
}

/** Statuses in which no new time can be logged on a project. */
export const finishedStatuses = ['completed', 'cancelled'] as const satisfies readonly Status[];

export const isFinished = (status: Status): boolean => finishedStatuses.some((finished) => finished === status);

export const projectFinished = ({ status }: { readonly status: Status }): Error =>
  invalidState(`The project is ${status}: set its status to active, or log the time on another project`, 'project_id');

export interface StatusColumns {
  readonly status: Status;
  readonly commenced_at: Date | null;
  readonly completed_at: Date | null;
}

/** The columns after a transition: `commenced_at` is the first activation; `completed_at` is null unless completed. */
export function statusColumns(before: StatusColumns | undefined, to: Status, now: Date): StatusColumns {
  const commenced = before?.commenced_at ?? null;
  const completed = before?.completed_at ?? null;
  return {
    status: to,
    commenced_at: to === 'active' ? (commenced ?? now) : commenced,
    completed_at: to === 'completed' ? (completed ?? now) : null,
  };
}
