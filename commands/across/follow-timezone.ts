import type { Ctx } from '../../models/context.js';
import { makeJobsDue } from '../../models/queues/job.js';
import { restateOverdue } from '../billing/mark-overdue.js';
import { rescheduleReports } from '../reports/reschedule-reports.js';
import { recountOpenTickets } from '../tickets/update-sla.js';

/**
 * Brings what is stored by the day to the days of the workspace's new time zone (docs/decisions/time-and-days.md): deadlines, scheduled
 * reports and overdue invoices with the change itself, periods of agreements, reminders and the health of clients by the daily jobs, which
 * are due at once.
 */
export async function followTimezone(ctx: Ctx, timezone: string): Promise<void> {
  const there: Ctx = { ...ctx, workspace: { ...ctx.workspace, timezone } };
  await recountOpenTickets(there);
  await rescheduleReports(there, timezone);
  await restateOverdue(there);
  await makeJobsDue(there);
}
