/**
 * Mails scheduled reports when they fall due. Several processes can do so concurrently: each report is claimed by a
 * lease.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { runScheduledReport } from '../commands/reports/run-scheduled-report.js';
import type { Ctx } from '../models/context.js';
import { claimReport, claimReportIn, isReportDueIn, type ClaimedReport } from '../models/queues/report-queue.js';
import { systemContext } from '../models/workspace/workspace-context.js';
import { oneForEachWorkspace } from './one-for-each.js';

export interface ReportMailerDeps extends Pick<Ctx, 'db' | 'settings' | 'jobs'> {
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Interval at which to check whether another worker has finished. */
const lookMs = 20;

/** Creates the step that mails one due report, of a workspace that has none in progress; false if there is none. */
export const reportMailer = (deps: ReportMailerDeps): (() => Promise<boolean>) =>
  oneForEachWorkspace(
    (busy) => claimReport(deps, busy),
    (claimed) => run(deps, claimed),
  );

/**
 * Mails everything due in a workspace whose clock the caller has locked, after any work that a worker has already
 * started there.
 */
export async function mailAllReportsIn(deps: ReportMailerDeps, workspaceId: string): Promise<void> {
  for (;;) {
    const claimed = await claimReportIn(deps, workspaceId);
    if (claimed) await run(deps, claimed);
    else if (await isReportDueIn(deps, workspaceId)) await pause(lookMs);
    else return;
  }
}

async function run(deps: ReportMailerDeps, claimed: ClaimedReport): Promise<void> {
  const error = await runScheduledReport(await systemContext(deps, claimed.workspaceId), claimed);
  const report = { scheduled_report_id: claimed.id, workspace_id: claimed.workspaceId };
  if (error === undefined) deps.log.info(report, 'report mailed');
  else deps.log.warn({ ...report, err: error }, 'report failed');
}
