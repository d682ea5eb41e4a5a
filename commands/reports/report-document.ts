import type { ReportDocument } from '../../documents/report.js';
import type { ReportSheet } from '../../domain/reports/report-sheet.js';
import { instant } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import type { StoredReport } from '../../models/reports/report-run.js';
import { logoOf } from '../billing/invoice-document.js';

/** The stored form of a report: the sheet with its present figures, from which a PDF can be rendered later. */
export const reportAsOfNow = ({ workspace, now }: Ctx, sheet: ReportSheet): StoredReport => ({
  // A workspace has no country: days and amounts are formatted by the currency alone.
  workspace: { name: workspace.name, country: null },
  sheet,
  generated_at: instant(now),
  timezone: workspace.timezone,
});

/** The content of a report's PDF: the report with the workspace's present logo. */
export async function reportDocument(ctx: Ctx, report: ReportDocument): Promise<ReportDocument> {
  const logo = await logoOf(ctx);
  return logo ? { ...report, workspace: { ...report.workspace, logo } } : report;
}
