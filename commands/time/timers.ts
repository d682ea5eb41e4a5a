import sql from 'sql-template-tag';
import { timerHours } from '../../domain/time/time-rounding.js';
import { impliedAgreement } from '../../domain/time/entry-links.js';
import { invalid, invalidState } from '../../domain/errors.js';
import { toNumber } from '../../domain/money.js';
import { may } from '../../domain/people/policy.js';
import { instant, today } from '../../domain/time.js';
import type { Locked } from '../../models/base.js';
import { openPeriodOf } from '../../models/retainers/agreement-period.js';
import { Agreement } from '../../models/retainers/agreement.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { Project } from '../../models/projects/project.js';
import { Ticket } from '../../models/tickets/ticket.js';
import { TimeEntry } from '../../models/time/time-entry.js';
import { User } from '../../models/people/user.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';
import { serializeTimeEntry } from '../../serializers/time-entry.js';
import { everything } from '../../serializers/view.js';
import { externalColumns } from '../workspace/external.js';
import type { WantedRate } from './fix-rate.js';
import { termsColumns } from './new-entry-columns.js';
import { assertActiveUser, assertMayRecordFor } from '../people/may-record-for.js';
import { addTime, changeTime } from './change-time.js';
import { lockOngoing } from './ongoing-work.js';
import { assertDayOpen } from './time-entry-rules.js';

/** Starts a timer and stops the user's running one. The lock on the user makes concurrent starts wait. */
export async function startTimer(ctx: Ctx, input: Schemas['TimerStart']): Promise<TimeEntry> {
  const { description = null, started_at: requested, external_id, metadata, ...terms } = input;
  const started_at = recentInstant(ctx, 'started_at', requested);
  const date = today(started_at, ctx.workspace.timezone);
  assertDayOpen(ctx, date);
  const columns = await termsColumns(ctx, terms);
  const user_id = terms.user_id ?? ctx.scope.userId;
  const external = await externalColumns(ctx, TimeEntry, { external_id, metadata });
  await stopPrevious(ctx, user_id, requested === undefined ? undefined : started_at);
  // After the lock on the user, because stopping the timer updates rows that a concurrent start would lock here.
  await lockOngoing(ctx, columns, false);
  const running = { running_user_id: user_id, started_at, approval_status: null };
  const entry = await addTime(ctx, { ...columns, ...external, date, hours: 0, description, ...running });
  await emit(ctx, 'time_entry.timer_started', serializeTimeEntry(entry, everything));
  return entry;
}

/**
 * Starts a timer for the same user with the work and terms of an entry. Throws `invalid_state` if that entry's timer
 * runs.
 */
export async function resumeTimer(
  ctx: Ctx,
  entry: TimeEntry,
  { started_at }: Schemas['TimerResume'],
): Promise<TimeEntry> {
  if (entry.running_user_id !== null) throw invalidState('The timer is already running: there is nothing to resume');
  const { user_id, description, client_id, project_id, ticket_id, billable } = entry;
  const agreement_id = await presentAgreement(ctx, entry);
  const work = { user_id, description, client_id, project_id, ticket_id, agreement_id, billable };
  return startTimer(ctx, { ...work, ...rateAgain(ctx, entry), ...(started_at === undefined ? {} : { started_at }) });
}

/**
 * Rate fields of the new entry: the same rate type, and a rate or card given by hand if the user may see rates;
 * otherwise the rate that applies now.
 */
function rateAgain(ctx: Ctx, entry: TimeEntry): WantedRate {
  const { rate_type, rate_id, rate_id_given, rate_charged, rate_override } = entry;
  if (!may(ctx.scope, 'can_see_rates')) return { rate_type: rate_type === 'custom' ? 'standard' : rate_type };
  return {
    rate_type,
    rate_id: rate_id_given ? rate_id : null,
    rate_charged: rate_override ? toNumber(rate_charged) : null,
  };
}

/** The present agreement of ticket or project, otherwise that of the entry; null if the entry has none. */
async function presentAgreement(ctx: Ctx, { agreement_id, ticket_id, project_id }: TimeEntry): Promise<string | null> {
  if (agreement_id === null) return null;
  const ticket = ticket_id === null ? undefined : await Ticket.find(ctx, ticket_id);
  const project = project_id === null ? undefined : await Project.find(ctx, project_id);
  return impliedAgreement({ ticket, project }) ?? agreement_id;
}

/**
 * Stops the user's running timer. Throws `invalid_request` if the user is no longer active, or if the timer began after
 * `startedAt`.
 */
async function stopPrevious(ctx: Ctx, userId: string, startedAt: Date | undefined): Promise<void> {
  assertActiveUser(await User.lockFound(ctx, userId), userId);
  const running = await runningOf(ctx, userId);
  if (running?.started_at && startedAt && running.started_at > startedAt)
    throw invalid('started_at', `must not be before the start of the running timer, ${instant(running.started_at)}`);
  if (running) await stopTimer(ctx, running, startedAt);
}

const runningOf = async (ctx: Ctx, userId: string): Promise<Locked<TimeEntry> | undefined> =>
  TimeEntry.lockFirst(ctx, sql`t.running_user_id = ${userId}`);

/** Stops the running timer of a user, if there is one. */
export async function stopTimerOf(ctx: Ctx, user: Locked<User>): Promise<void> {
  const running = await runningOf(ctx, user.id);
  if (running) await stopTimer(ctx, running);
}

/** Stops the running timer of a user, the caller by default. Throws `invalid_state` if there is none. */
export async function stopRunningTimer(
  ctx: Ctx,
  { user_id = ctx.scope.userId, stopped_at }: Schemas['TimerStopRunning'],
): Promise<TimeEntry> {
  await User.reference(ctx, user_id, 'user_id');
  await assertMayRecordFor(ctx, user_id, 'time');
  const running = await runningOf(ctx, user_id);
  if (!running) throw invalidState('No timer is running: start one first');
  return stopTimerAt(ctx, running, stopped_at);
}

/** Stops the timer of an entry, now or at the instant requested; an entry without a running timer stays as it is. */
export async function stopTimerAt(
  ctx: Ctx,
  entry: Locked<TimeEntry>,
  requested: string | undefined,
): Promise<Locked<TimeEntry>> {
  if (entry.started_at === null) return entry;
  const at = recentInstant(ctx, 'stopped_at', requested);
  if (requested !== undefined && at <= entry.started_at)
    throw invalid('stopped_at', `must be after the start of the timer, ${instant(entry.started_at)}`);
  return stopTimer(ctx, entry, at);
}

/** Stops the timer of an entry, and rounds its hours by the workspace's setting. */
export async function stopTimer(ctx: Ctx, entry: Locked<TimeEntry>, at: Date = ctx.now): Promise<Locked<TimeEntry>> {
  if (entry.started_at === null) return entry;
  const { time_rounding } = await workspaceOf(ctx);
  const hours = timerHours(at.getTime() - entry.started_at.getTime(), time_rounding);
  const period_id = await openPeriodId(ctx, entry);
  const done = { running_user_id: null, started_at: null, approval_status: 'pending' } as const;
  return changeTime(ctx, entry, { hours, period_id, ...done }, 'time_entry.timer_stopped');
}

const dayMs = 24 * 60 * 60_000;

/**
 * The instant of a start or stop: the requested one, otherwise now. Throws `invalid_request` unless it is within the
 * last 24 hours.
 */
function recentInstant(ctx: Ctx, field: 'started_at' | 'stopped_at', requested: string | undefined): Date {
  if (requested === undefined) return ctx.now;
  const at = new Date(requested);
  if (at > ctx.now) throw invalid(field, `must not be in the future: the current time is ${instant(ctx.now)}`);
  if (ctx.now.getTime() - at.getTime() > dayMs) throw invalid(field, 'must not be more than 24 hours ago');
  return at;
}

/**
 * The open period of the agreement; null if there is none. The period may have closed while the timer ran, which must
 * not keep it from stopping.
 */
async function openPeriodId(ctx: Ctx, { agreement_id }: TimeEntry): Promise<string | null> {
  if (agreement_id === null) return null;
  const all = seeingAll(ctx);
  await Agreement.lock(all, agreement_id);
  return (await openPeriodOf(all, agreement_id))?.id ?? null;
}
