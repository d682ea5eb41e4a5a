import type { ReportData, ReportName, Reports } from '../../domain/reports/reports.js';
import type { Ctx } from '../../models/context.js';
import type { RecordFile } from '../../contract/contract.js';
import type { WholeFile } from '../../documents/whole-file.js';
import { computeReport } from '../../queries/reports/index.js';
import { sheetOf } from '../../serializers/reports/index.js';
import { reportAsOfNow, reportDocument } from './report-document.js';

/** The answer of a report in the requested format: the figures, or a file of them. */
export async function answerReport<Name extends ReportName>(
  ctx: Ctx,
  name: Name,
  query: Reports[Name]['query'],
): Promise<{ data: ReportData<Name> } | WholeFile | RecordFile> {
  const report = await computeReport(ctx, name, query);
  if (query.format === 'json') return { data: report };
  const sheet = sheetOf(name, report, ctx.workspace.currency);
  const filename = `${name}.${query.format}`;
  if (query.format === 'pdf') {
    const document = await reportDocument(ctx, reportAsOfNow(ctx, sheet));
    return {
      filename,
      type: 'application/pdf',
      bytes: (renderer) => renderer.renderReport({ workspaceId: ctx.workspace.id }, document),
    };
  }
  const { columns, rows } = sheet.records;
  return { filename, columns: columns.map((column) => column.name), records: once(rows) };
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}
