/** Who may do what to a time entry, and when (docs/decisions/time-entries.md). */
import { forbidden, invalidState } from '../../domain/errors.js';
import { may } from '../../domain/people/policy.js';
import type { Ctx } from '../../models/context.js';
import type { TimeEntry } from '../../models/time/time-entry.js';

/** `lock_time_before` closes the days before it for all but owners. */
export function assertDayOpen(ctx: Ctx, day: string): void {
  const { lock_time_before: lock } = ctx.workspace;
  if (lock !== null && day < lock && ctx.scope.role !== 'owner')
    throw invalidState(`Time before ${lock} is locked: ask an owner to change it`, 'date');
}

export function assertTimeUnbilled(entry: TimeEntry): void {
  if (entry.invoice_line_id !== null)
    throw invalidState('A billed time entry cannot be changed or deleted: void its invoice first');
}

export function assertStopped(entry: TimeEntry, field?: string): void {
  if (entry.running_user_id !== null) throw invalidState('The timer is still running: stop it first', field);
}

/** Only users who can approve time change approved entries. */
export function assertMayTouchApprovedTime(ctx: Ctx, entry: TimeEntry): void {
  if (entry.approval_status === 'approved' && !may(ctx.scope, 'can_approve_time'))
    throw forbidden('Changing or deleting an approved time entry requires can_approve_time');
}

/** The rules checked first for every change or deletion by a user. */
export function assertMayChange(ctx: Ctx, entry: TimeEntry): void {
  assertTimeUnbilled(entry);
  assertDayOpen(ctx, entry.date);
  assertMayTouchApprovedTime(ctx, entry);
}
