import type { ReportSheet } from '../../domain/reports/report-sheet.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { whoMay } from '../visibility.js';

/** A report as its PDF shows it, except the logo, which is the current one when the mail is sent. */
export interface StoredReport {
  readonly workspace: { readonly name: string; readonly country: string | null };
  readonly sheet: ReportSheet;
  /** ISO 8601, UTC. */
  readonly generated_at: string;
  readonly timezone: string;
}

/** How long a run is stored: longer than its mails are retried. */
const runLifeMs = 7 * 24 * 60 * 60_000;

/** One run of a scheduled report: the figures of that time, for the attachments of its mails. */
export class ReportRun extends WorkspaceModel {
  static override tableName = 'report_runs';
  static override idPrefix = 'rrun';
  static override jsonAttributes = ['document'];
  static override textAttributes = ['document'];
  static override limitVisible = whoMay('administer');

  declare scheduled_report_id: string;
  declare document: StoredReport;
  /** When the run is purged, in real time: its mails have been sent or have failed by then. */
  declare kept_until: Date;
}

/** Stores the figures of a run for as long as its mails may be sent. */
export const storeRun = (ctx: Ctx, scheduledReportId: string, document: StoredReport): Promise<ReportRun> =>
  ReportRun.insert(ctx, {
    scheduled_report_id: scheduledReportId,
    document,
    kept_until: new Date(Date.now() + runLifeMs),
  });
