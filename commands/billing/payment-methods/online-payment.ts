import { isPayable } from '../../../domain/billing/invoice-status.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { paymentsUnderWay } from '../../../models/billing/payments-under-way.js';
import type { Ctx } from '../../../models/context.js';
import { isReadOnly } from '../../../models/workspace/read-only.js';

/** Whether an invoice can be paid on a page now. Nobody is to pay a second time while a payment is on its way (`under_way`). */
export type OnlinePayment = 'possible' | 'under_way' | 'impossible';

/**
 * Says of each of these invoices whether it can be paid on a page: the one rule for all places that offer it, whichever provider has the
 * page. One query serves any number of invoices.
 */
export async function onlinePaymentOf(
  ctx: Ctx,
  invoices: readonly Invoice[],
): Promise<(invoice: Invoice) => OnlinePayment> {
  const payable = invoices.filter(isPayable).map(({ id }) => id);
  const underWay = await paymentsUnderWay(ctx, payable);
  const open = new Set(isReadOnly(ctx.workspace) ? [] : payable);
  return ({ id }) => (underWay.has(id) ? 'under_way' : open.has(id) ? 'possible' : 'impossible');
}
