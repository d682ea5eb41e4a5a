import { timerHours } from '../domain/time-rounding.js';
import { today } from '../domain/time.js';
import { openPeriodOf } from '../models/agreement-period.js';
import { Agreement } from '../models/agreement.js';
import type { Ctx } from '../models/context.js';
import { emit } from '../models/event.js';
import { TimeEntry } from '../models/time-entry.js';
import { User } from '../models/user.js';
import { seeingAll } from '../models/workspace-context.js';
import { workspaceOf } from '../models/workspace.js';
import type { Schemas } from '../openapi/contract.js';
import { serializeTimeEntry } from '../serializers/time-entry.js';
import { everything } from '../serializers/view.js';
import { assertActive, termsColumns } from './entry-columns.js';
import { recordLoggedTime } from './record-logged-time.js';
import { settleTime } from './settle-time.js';
import { assertDayOpen } from './time-entry-rules.js';

/** Starts a timer and stops the one that the user has. The lock on the user lets one start at a time pass. */
export async function startTimer(ctx: Ctx, input: Schemas['TimerStart']): Promise<TimeEntry> {
  const { description = null, ...terms } = input;
  const date = today(ctx.now, ctx.workspace.timezone);
  assertDayOpen(ctx, date);
  const columns = await termsColumns(ctx, terms);
  const user_id = terms.user_id ?? ctx.scope.userId;
  await makeRoom(ctx, user_id);
  const running = { running_user_id: user_id, started_at: ctx.now, approval_status: null };
  const entry = await TimeEntry.insert(ctx, { ...columns, date, hours: 0, description, ...running });
  const data = serializeTimeEntry(entry, everything);
  await emit(ctx, 'time_entry.created', data);
  await emit(ctx, 'time_entry.timer_started', data);
  return entry;
}

/** Also whoever was deactivated a moment ago starts none. */
async function makeRoom(ctx: Ctx, userId: string): Promise<void> {
  assertActive(await User.in(ctx).findById(userId).forUpdate(), userId);
  await stopTimerOf(ctx, userId);
}

/** Stops the timer that a user has, if any. The user is locked. */
export async function stopTimerOf(ctx: Ctx, userId: string): Promise<void> {
  const running = await TimeEntry.in(ctx).where('running_user_id', userId).forUpdate().first();
  if (running) await stopTimer(ctx, running);
}

/** Stops the timer of an entry, which is locked, and counts its hours (rulings, section 7). */
export async function stopTimer(ctx: Ctx, entry: TimeEntry): Promise<TimeEntry> {
  if (entry.started_at === null) return entry;
  const { time_rounding } = await workspaceOf(ctx);
  const hours = timerHours(ctx.now.getTime() - entry.started_at.getTime(), time_rounding);
  const period_id = await openPeriodId(ctx, entry);
  const done = { running_user_id: null, started_at: null, approval_status: 'pending' } as const;
  const stopped = await entry.patch(ctx, { hours, period_id, ...done });
  await emit(ctx, 'time_entry.timer_stopped', serializeTimeEntry(stopped, everything));
  await recordLoggedTime(ctx, [stopped]);
  await settleTime(ctx, [{ before: entry, after: stopped }]);
  return stopped;
}

/** The period may have closed while the timer ran, and none be open any more: a timer can be stopped all the same. */
async function openPeriodId(ctx: Ctx, { agreement_id }: TimeEntry): Promise<string | null> {
  if (agreement_id === null) return null;
  const all = seeingAll(ctx);
  await Agreement.lock(all, agreement_id);
  return (await openPeriodOf(all, agreement_id))?.id ?? null;
}
