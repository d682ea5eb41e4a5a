import { isSent } from '../../domain/billing/invoice-status.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { changeInvoice } from './change-invoice.js';

/** Records the client's first view of the hosted page of an invoice. */
export async function viewInvoice(ctx: Ctx, invoice: Locked<Invoice>): Promise<void> {
  if (invoice.viewed_at !== null || !isSent(invoice.status)) return;
  await changeInvoice(ctx, invoice, { viewed_at: ctx.now }, { event: 'invoice.viewed' });
}
