/** Who may do what to a time entry, and when (rulings, sections 7 and 15). */
import { forbidden, invalidState } from '../domain/errors.js';
import { may, reachOf } from '../domain/policy.js';
import type { Ctx } from '../models/context.js';
import type { TimeEntry } from '../models/time-entry.js';
import { isReached, User } from '../models/user.js';

/**
 * Members and contractors log their own time only, managers that of their department. Who sees an entry has its user in
 * reach, so this is asked only of the user that new time is for, or that time goes over to.
 */
export async function assertMayLogFor(ctx: Ctx, userId: string): Promise<void> {
  const { role } = ctx.scope;
  const reach = reachOf(ctx.scope);
  if (reach === 'everyone' || userId === ctx.scope.userId) return;
  if (reach === 'self') throw forbidden(`A ${role} logs their own time only`);
  await User.reference(ctx, userId, 'user_id');
  if (!(await isReached(ctx, userId))) throw forbidden(`A ${role} logs time for their own department only`);
}

/** `lock_time_before` closes the days before it for all but owners. */
export function assertDayOpen(ctx: Ctx, day: string): void {
  const { lock_time_before: lock } = ctx.workspace;
  if (lock !== null && day < lock && ctx.scope.role !== 'owner')
    throw invalidState(`Time before ${lock} is locked: ask an owner to change it`, 'date');
}

export function assertUnbilled(entry: TimeEntry): void {
  if (entry.invoice_line_id !== null)
    throw invalidState('A billed time entry cannot be changed or deleted: void its invoice first');
}

export function assertStopped(entry: TimeEntry, field?: string): void {
  if (entry.running_user_id !== null) throw invalidState('The timer is still running: stop it first', field);
}

/** What has been approved is touched only by those who approve. */
export function assertMayTouchApproved(ctx: Ctx, entry: TimeEntry): void {
  if (entry.approval_status === 'approved' && !may(ctx.scope, 'can_approve_time'))
    throw forbidden('An approved time entry is changed and deleted only with can_approve_time');
}

/** The rules that every change or deletion by hand begins with. */
export function assertMayChange(ctx: Ctx, entry: TimeEntry): void {
  assertUnbilled(entry);
  assertDayOpen(ctx, entry.date);
  assertMayTouchApproved(ctx, entry);
}
