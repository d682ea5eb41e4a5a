import { isSent } from '../../domain/billing/invoice-status.js';
import type { Ctx } from '../../models/context.js';
import { Invoice } from '../../models/billing/invoice.js';
import { changeInvoice } from './change-invoice.js';

/** Records that the client has seen the hosted page of an invoice; only the first view changes anything. */
export async function viewInvoice(ctx: Ctx, id: string): Promise<void> {
  const invoice = await Invoice.lock(ctx, id);
  if (invoice.viewed_at !== null || !isSent(invoice.status)) return;
  await changeInvoice(ctx, invoice, { viewed_at: ctx.now }, { event: 'invoice.viewed' });
}
