import type { Ctx } from '../../../models/context.js';
import type { Mail } from '../../../models/workspace/mail.js';
import { recordReport } from './change-state.js';
import type { TransportReport } from './transports/transport.js';

/**
 * Records what became of the electronic invoices in a mail. A mail that failed rejects only those that no mail has brought before: a
 * reminder that fails takes nothing back.
 */
export async function recordMailedEInvoices(ctx: Ctx, { attachments }: Mail, report: TransportReport): Promise<void> {
  const from = report.status === 'rejected' ? (['issued'] as const) : undefined;
  for (const attachment of attachments)
    if (attachment.kind === 'e_invoice')
      await recordReport(ctx, { documentId: attachment.document_id, invoiceId: attachment.invoice_id }, report, from);
}
