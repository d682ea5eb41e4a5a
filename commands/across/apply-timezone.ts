import type { Ctx } from '../../models/context.js';
import { makeJobsDue } from '../../models/queues/job.js';
import { restateOverdue } from '../billing/mark-overdue.js';
import { rescheduleReports } from '../reports/reschedule-reports.js';
import { recountOpenTickets } from '../tickets/update-sla.js';

/**
 * Applies a new time zone of the workspace to data that depends on days (docs/decisions/time-and-days.md). Scheduled
 * reports and overdue invoices change at once. Open tickets become due, so that workers recompute their SLA. Periods of
 * agreements, reminders and the health of clients follow with the daily jobs, which become due at once.
 */
export async function applyTimezone(ctx: Ctx, timezone: string): Promise<void> {
  const there: Ctx = { ...ctx, workspace: { ...ctx.workspace, timezone } };
  await recountOpenTickets(there);
  await rescheduleReports(there, timezone);
  await restateOverdue(there);
  await makeJobsDue(there);
}
