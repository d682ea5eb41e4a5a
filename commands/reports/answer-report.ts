import type { ReportData, ReportName, Reports } from '../../domain/reports/reports.js';
import type { Ctx } from '../../models/context.js';
import type { RecordFile } from '../../contract/contract.js';
import type { WholeFile } from '../../documents/whole-file.js';
import { computeReport } from '../../queries/reports/index.js';
import { sheetOf } from '../../serializers/reports/index.js';
import { reportAsOfNow, reportDocument } from './report-document.js';
import { sheetFile } from './sheet-file.js';

/** Computes a report and returns it in the requested format: as data, or as a file. */
export async function answerReport<Name extends ReportName>(
  ctx: Ctx,
  name: Name,
  query: Reports[Name]['query'],
): Promise<{ data: ReportData<Name> } | WholeFile | RecordFile> {
  const report = await computeReport(ctx, name, query);
  if (query.format === 'json') return { data: report };
  const sheet = sheetOf(name, report, ctx.workspace.currency);
  return sheetFile(ctx, { name, format: query.format, sheet }, () => reportDocument(ctx, reportAsOfNow(ctx, sheet)));
}
