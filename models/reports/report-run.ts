import type { ReportSheet } from '../../domain/reports/report-sheet.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { whoMay } from '../visibility.js';

/** A report as its PDF shows it, but for the logo: that is drawn as it is when the mail goes out. */
export interface StoredReport {
  readonly workspace: { readonly name: string; readonly country: string | null };
  readonly sheet: ReportSheet;
  /** ISO 8601, UTC. */
  readonly generated_at: string;
  readonly timezone: string;
}

/** Longer than the mails of a run are retried. */
const runLifeMs = 7 * 24 * 60 * 60_000;

/** What the mails of one run of a scheduled report carry: the figures as they were at that time. */
export class ReportRun extends WorkspaceModel {
  static override tableName = 'report_runs';
  static override idPrefix = 'rrun';
  static override jsonAttributes = ['document'];
  static override textAttributes = ['document'];
  static override limitVisible = whoMay('administer');

  declare scheduled_report_id: string;
  declare document: StoredReport;
  /** By real time, as mails are sent: when the mails have been sent or given up for good. */
  declare kept_until: Date;
}

/** Keeps the figures of a run until its mails are sent. */
export const keepRun = (ctx: Ctx, scheduledReportId: string, document: StoredReport): Promise<ReportRun> =>
  ReportRun.insert(ctx, {
    scheduled_report_id: scheduledReportId,
    document,
    kept_until: new Date(Date.now() + runLifeMs),
  });
