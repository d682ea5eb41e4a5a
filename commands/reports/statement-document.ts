import type { ReportDocument } from '../../documents/report.js';
import { periodLabel } from '../../domain/period.js';
import type { Schemas } from '../../contract/contract.js';
import type { Client } from '../../models/clients/client.js';
import type { Ctx } from '../../models/context.js';
import { statementSheet } from '../../serializers/reports/statement.js';
import { reportAsOfNow, reportDocument } from './report-document.js';

/** What the PDF of a statement shows, written as the client's country does. */
export async function statementDocument(
  ctx: Ctx,
  client: Client,
  statement: Schemas['Statement'],
): Promise<ReportDocument> {
  const kept = reportAsOfNow(ctx, statementSheet(statement, periodLabel(statement)));
  return reportDocument(ctx, { ...kept, workspace: { ...kept.workspace, country: client.country } });
}
