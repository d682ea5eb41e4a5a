import sql from 'sql-template-tag';
import { invalid } from '../../../domain/errors.js';
import type { Locked } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { Payment } from '../../../models/billing/payment.js';
import { recordReceived, type Provided } from '../payments/record-payment.js';
import type { PaymentMessage } from './payment-method.js';

/**
 * Records a payment that a provider reports, whatever the state of the invoice, or returns the one already recorded with this reference. The lock on the
 * invoice makes concurrent reports wait; if a provider reports one reference for two invoices at once, the unique index
 * rejects the second.
 */
export async function receiveOnce(
  ctx: Ctx,
  invoice: Locked<Invoice>,
  { reference, amount, date }: PaymentMessage,
  { provider, method }: Omit<Provided, 'reference'>,
): Promise<Payment> {
  const before = await Payment.first(ctx, sql`t.provider = ${provider} AND t.provider_reference = ${reference}`);
  if (before && before.invoice_id !== invoice.id) throw invalid('reference', 'belongs to a payment of another invoice');
  return before ?? recordReceived(ctx, invoice, { amount, date }, { provider, method, reference });
}
