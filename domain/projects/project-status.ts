import type { Schemas } from '../../contract/contract.js';
import { invalidState } from '../errors.js';

type Status = Schemas['ProjectStatus'];

/** Where a project may go from each status (docs/decisions/projects.md). A completed or cancelled project can only be reopened. */
const next: Record<Status, readonly Status[]> = {
  pending: ['active', 'on_hold', 'completed', 'cancelled'],
  active: ['on_hold', 'completed', 'cancelled'],
  on_hold: ['active', 'completed', 'cancelled'],
  completed: ['active'],
  cancelled: ['active'],
};

/** Throws `invalid_state` if the transition is not allowed; the current status is not a transition. */
export function assertProjectMove(from: Status, to: Status): void {
  if (from === to || next[from].includes(to)) return;
  throw invalidState(`A project that is ${from} cannot become ${to}, only ${next[from].join(', ')}`, 'status');
}

/** The statuses in which a project takes no new time. */
export const finishedStatuses = ['completed', 'cancelled'] as const satisfies readonly Status[];

export const isFinished = (status: Status): boolean => finishedStatuses.some((finished) => finished === status);

export const projectFinished = ({ status }: { readonly status: Status }): Error =>
  invalidState(`The project is ${status}: set its status to active, or log the time on another project`, 'project_id');

/** What a project's row holds of its status. */
export interface StatusColumns {
  readonly status: Status;
  readonly commenced_at: Date | null;
  readonly completed_at: Date | null;
}

/** The status and its instants after a move: commenced at the first active, completed as long as it is. */
export function statusColumns(before: StatusColumns | undefined, to: Status, now: Date): StatusColumns {
  const commenced = before?.commenced_at ?? null;
  const completed = before?.completed_at ?? null;
  return {
    status: to,
    commenced_at: to === 'active' ? (commenced ?? now) : commenced,
    completed_at: to === 'completed' ? (completed ?? now) : null,
  };
}
