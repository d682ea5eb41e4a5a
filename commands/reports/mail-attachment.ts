import sql from 'sql-template-tag';
import { csvOf } from '../../documents/csv.js';
import type { Renderer } from '../../documents/renderer.js';
import { Undrawable } from '../../documents/undrawable.js';
import type { Ctx } from '../../models/context.js';
import { namedCreditNote } from '../../models/billing/credit-note.js';
import { Invoice } from '../../models/billing/invoice.js';
import type {
  CreditNoteAttachment,
  EInvoiceAttachment,
  InvoiceAttachment,
  MailAttachment,
  ReportAttachment,
  StatementAttachment,
} from '../../models/workspace/mail.js';
import { Client } from '../../models/clients/client.js';
import { ReportRun } from '../../models/reports/report-run.js';
import { ScheduledReport } from '../../models/reports/scheduled-report.js';
import { alsoDuringDeletion } from '../../models/workspace/read-only.js';
import { changing } from '../../models/workspace/test-side.js';
import { findLogo } from '../../models/workspace/workspace-logo.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { issuedFile, issuedFileOfNote } from '../billing/e-invoice/e-invoice-file.js';
import { creditNotePdf, invoicePdf } from '../billing/invoice-pdf.js';
import { clientStatement } from '../../queries/reports/statement.js';
import { reportDocument } from './report-document.js';
import { statementDocument } from './statement-document.js';

interface RenderedFile {
  readonly content: Buffer;
  readonly content_type: string;
}

/**
 * Renders a file attached to a mail: an invoice as it is when the mail is sent, a report with the figures stored by its
 * run. Undefined for a logo that was removed.
 */
export async function renderMailAttachment(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  renderer: Renderer,
  workspaceId: string,
  attachment: MailAttachment,
): Promise<RenderedFile | undefined> {
  const ctx = await systemContext(base, workspaceId);
  if (attachment.kind === 'logo') return currentLogo(ctx);
  if (attachment.kind === 'invoice_pdf') return renderInvoice(ctx, renderer, attachment);
  if (attachment.kind === 'credit_note_pdf') return renderCreditNote(ctx, renderer, attachment);
  if (attachment.kind === 'e_invoice') return renderEInvoice(ctx, renderer, attachment);
  if (attachment.kind === 'statement_pdf') return renderStatement(ctx, renderer, attachment);
  return renderReport(ctx, renderer, attachment);
}

async function currentLogo(ctx: Ctx): Promise<RenderedFile | undefined> {
  const logo = await findLogo(ctx);
  return logo && { content: logo.bytes, content_type: logo.content_type };
}

async function renderInvoice(
  ctx: Ctx,
  renderer: Renderer,
  { invoice_id: id }: InvoiceAttachment,
): Promise<RenderedFile> {
  const content = await invoicePdf(ctx, renderer, await Invoice.get(ctx, id), { hasPriority: true });
  return { content, content_type: 'application/pdf' };
}

async function renderCreditNote(
  ctx: Ctx,
  renderer: Renderer,
  { credit_note_id: id }: CreditNoteAttachment,
): Promise<RenderedFile> {
  const content = await creditNotePdf(ctx, renderer, await namedCreditNote(ctx, id), { hasPriority: true });
  return { content, content_type: 'application/pdf' };
}

async function renderEInvoice(
  ctx: Ctx,
  renderer: Renderer,
  { document_id: documentId, invoice_id: id }: EInvoiceAttachment,
): Promise<RenderedFile> {
  const invoice = await Invoice.get(ctx, id);
  const { bytes, type } =
    documentId === id
      ? issuedFile(ctx, invoice)
      : issuedFileOfNote(ctx, invoice, await namedCreditNote(ctx, documentId));
  return { content: await bytes(renderer, { hasPriority: true }), content_type: type };
}

async function renderStatement(ctx: Ctx, renderer: Renderer, attachment: StatementAttachment): Promise<RenderedFile> {
  const { client_id: id, from, to } = attachment;
  const client = await Client.get(ctx, id);
  const document = await statementDocument(ctx, client, await clientStatement(ctx, client, { from, to }));
  const content = await renderer.renderReport({ workspaceId: ctx.workspace.id, hasPriority: true }, document);
  return { content, content_type: 'application/pdf' };
}

async function renderReport(ctx: Ctx, renderer: Renderer, { kind, run_id }: ReportAttachment): Promise<RenderedFile> {
  const { document, scheduled_report_id: id } = await ReportRun.get(ctx, run_id);
  if (kind === 'report_csv')
    return {
      content: csvOf(document.sheet.records, { forSpreadsheets: true }),
      content_type: 'text/csv; charset=utf-8',
    };
  const request = { workspaceId: ctx.workspace.id, hasPriority: true };
  try {
    const content = await renderer.renderReport(request, await reportDocument(ctx, document));
    return { content, content_type: 'application/pdf' };
  } catch (error) {
    if (error instanceof Undrawable) await noteUndrawn(ctx, id, error);
    throw error;
  }
}

/** Stores the error on the scheduled report, whose run counts as failed. Its mails go out with the CSV file alone. */
const noteUndrawn = (ctx: Ctx, id: string, { message }: Undrawable): Promise<void> =>
  changing(alsoDuringDeletion(ctx), async (held) => {
    const report = await ScheduledReport.lockFirst(held, sql`t.id = ${id}`);
    await report?.patch(held, { last_error: message });
  });
