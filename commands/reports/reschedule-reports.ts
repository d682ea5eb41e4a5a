import sql from 'sql-template-tag';
import { nextRun } from '../../domain/reports/report-schedule.js';
import type { Ctx } from '../../models/context.js';
import { ScheduledReport } from '../../models/reports/scheduled-report.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/**
 * Computes the next run of scheduled reports in a new time zone. Reports that are being retried are left out: their
 * next regular run follows the new zone anyway.
 */
export async function rescheduleReports(ctx: Ctx, timezone: string): Promise<void> {
  const all = await ScheduledReport.lockAll(seeingAll(ctx), sql`t.attempts = 0`);
  for (const report of all) await report.patch(ctx, { next_run_at: nextRun(report, ctx.now, timezone) });
}
