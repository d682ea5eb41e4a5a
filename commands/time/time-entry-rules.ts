/**
 * Rules about changing time entries that are billed, running, approved, or before `lock_time_before`
 * (docs/decisions/time-entries.md).
 */
import { forbidden, invalidState } from '../../domain/errors.js';
import { may } from '../../domain/people/policy.js';
import type { Ctx } from '../../models/context.js';
import type { TimeEntry } from '../../models/time/time-entry.js';

/** Throws `invalid_state` for a day before `lock_time_before`, unless the user is an owner. */
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

/** Throws `forbidden` for an approved entry unless the user has `can_approve_time`. */
export function assertMayTouchApprovedTime(ctx: Ctx, entry: TimeEntry): void {
  if (entry.approval_status === 'approved' && !may(ctx.scope, 'can_approve_time'))
    throw forbidden('Changing or deleting an approved time entry requires can_approve_time');
}

/** Throws unless the user may change or delete the entry in its present state. */
export function assertMayChange(ctx: Ctx, entry: TimeEntry): void {
  assertTimeUnbilled(entry);
  assertDayOpen(ctx, entry.date);
  assertMayTouchApprovedTime(ctx, entry);
}
