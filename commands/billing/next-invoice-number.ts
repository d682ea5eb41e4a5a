import sql from 'sql-template-tag';
import { invoiceNumber } from '../../domain/billing/invoice-number.js';
import type { Day } from '../../domain/time.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import { nextInSequence } from '../../models/sequence.js';
import type { Workspace } from '../../models/workspace/workspace.js';

/**
 * The next invoice number, for an invoice dated `date`. Numbers have no gaps under any concurrency, because others wait
 * until this transaction ends (docs/decisions/invoices.md). A number that an earlier format has already used is
 * skipped.
 */
export async function nextInvoiceNumber(ctx: Ctx, workspace: Workspace, date: Day): Promise<string> {
  for (;;) {
    const sequence = await nextInSequence(ctx, 'invoices');
    const number = invoiceNumber(workspace.invoice_number_format, sequence, date);
    if (!(await Invoice.first(ctx, sql`t.invoice_number = ${number}`))) return number;
  }
}
