import type { RecordFile } from '../../contract/contract.js';
import type { ReportDocument } from '../../documents/report.js';
import type { WholeFile } from '../../documents/whole-file.js';
import type { ReportSheet } from '../../domain/reports/report-sheet.js';
import type { Ctx } from '../../models/context.js';

/** A report sheet as a file: its records as CSV, or its document as PDF. */
export async function sheetFile(
  ctx: Ctx,
  { name, format, sheet }: { readonly name: string; readonly format: 'csv' | 'pdf'; readonly sheet: ReportSheet },
  documentOf: () => Promise<ReportDocument>,
): Promise<WholeFile | RecordFile> {
  const filename = `${name}.${format}`;
  if (format === 'pdf') {
    const document = await documentOf();
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
