import sql from 'sql-template-tag';
import { ApiError, forbidden } from '../../domain/errors.js';
import { permissionsOf } from '../../domain/people/policy.js';
import { nextRun } from '../../domain/reports/report-schedule.js';
import { jobRetryAt } from '../../domain/schedule.js';
import type { Ctx } from '../../models/context.js';
import type { ClaimedReport } from '../../models/queues/report-queue.js';
import type { StoredReport } from '../../models/reports/report-run.js';
import { ScheduledReport } from '../../models/reports/scheduled-report.js';
import { changing } from '../../models/workspace/test-side.js';
import { User } from '../../models/people/user.js';
import { computeReport } from '../../queries/reports/index.js';
import { sheetOf } from '../../serializers/reports/index.js';
import { mailReport } from './report-mail.js';
import { reportAsOfNow } from './report-document.js';
import { missingNeed, queryOf } from './schedule-report.js';

/**
 * Mails a report that is due. Its mails, their figures and its next run are written in one transaction, so that it is
 * mailed once even if a run is interrupted. A failed run is stored and retried; the error is returned for the log.
 * `ctx` has full visibility and is in no transaction.
 */
export async function runScheduledReport(ctx: Ctx, claimed: ClaimedReport): Promise<unknown> {
  const report = await ScheduledReport.find(ctx, claimed.id);
  if (!report) return undefined; // deleted since it was claimed
  try {
    const user = await User.get(ctx, report.user_id);
    const figures = await figuresOf(actingFor(ctx, user, report), report);
    await settle(ctx, claimed, (held) => mailReport(held, report, figures, user));
    return undefined;
  } catch (error) {
    await settle(ctx, claimed, undefined, error);
    return error;
  }
}

/**
 * The context of the report's user, with their present rights. Throws `forbidden` if the user is not active or lacks a
 * right.
 */
function actingFor(ctx: Ctx, user: User, { report_type }: ScheduledReport): Ctx {
  const { id: userId, name, role, department } = user;
  if (user.status !== 'active') throw forbidden(`It runs on behalf of “${name}”, whose account is not active`);
  const permissions = permissionsOf(role, user.permissions);
  const scope = { workspaceId: ctx.workspace.id, userId, role, department, permissions, readOnly: true };
  const missing = missingNeed(scope, report_type);
  if (missing !== undefined) throw forbidden(`It runs on behalf of “${name}”, who lacks ${missing}`);
  return { ...ctx, scope };
}

async function figuresOf(ctx: Ctx, { report_type, parameters }: ScheduledReport): Promise<StoredReport> {
  const report = await computeReport(ctx, report_type, queryOf(parameters));
  return reportAsOfNow(ctx, sheetOf(report_type, report, ctx.workspace.currency));
}

/** Writes the result of a run: its mails, or the error. Does nothing if another worker has taken over the lease. */
function settle(
  ctx: Ctx,
  { id, leaseBy }: ClaimedReport,
  mail: ((ctx: Ctx) => Promise<void>) | undefined,
  error?: unknown,
): Promise<void> {
  return changing(ctx, async (held) => {
    const report = await ScheduledReport.lockFirst(held, sql`t.id = ${id} AND t.lease_by = ${leaseBy}`);
    if (!report) return;
    await mail?.(held);
    const regular = nextRun(report, ctx.now, ctx.workspace.timezone);
    const attempts = mail ? 0 : report.attempts + 1;
    await report.patch(held, {
      next_run_at: mail ? regular : (jobRetryAt(attempts, ctx.now) ?? regular),
      last_run_at: ctx.now,
      last_error: mail ? null : explanationOf(error).slice(0, 500),
      attempts,
      lease_by: null,
      lease_until: null,
    });
  });
}

/** The error for users; internal details go to the log only. */
const explanationOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'The report could not be made';
