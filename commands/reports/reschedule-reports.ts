import sql from 'sql-template-tag';
import { nextRun } from '../../domain/reports/report-schedule.js';
import type { Ctx } from '../../models/context.js';
import { ScheduledReport } from '../../models/reports/scheduled-report.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/** Moves the reports that are scheduled to the clocks of another time zone; those that are just being tried again follow after that. */
export async function rescheduleReports(ctx: Ctx, timezone: string): Promise<void> {
  const all = await ScheduledReport.lockAll(seeingAll(ctx), sql`t.attempts = 0`);
  for (const report of all) await report.patch(ctx, { next_run_at: nextRun(report, ctx.now, timezone) });
}
