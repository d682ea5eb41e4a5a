/** All payment methods, in the order in which clients see them. */
import { isPayable } from '../../../domain/billing/invoice-status.js';
import type { Ctx } from '../../../models/context.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import type { Schemas } from '../../../contract/contract.js';
import { bankTransfer } from './bank-transfer.js';
import { onlinePaymentOf } from './online-payment.js';
import type { PaymentMethod } from './payment-method.js';
import { stripeMethod } from './stripe-method.js';
import { testMethod } from './test-method.js';

const methods: readonly PaymentMethod[] = [bankTransfer, stripeMethod, testMethod];

/** The payment methods of an invoice: none if nothing is to be paid, and none with a page while it cannot be paid on one. */
export async function paymentMethodsOf(ctx: Ctx, invoice: Invoice): Promise<Schemas['InvoicePaymentMethod'][]> {
  if (!isPayable(invoice)) return [];
  const isPossible = (await onlinePaymentOf(ctx, [invoice]))(invoice) === 'possible';
  const offered: Schemas['InvoicePaymentMethod'][] = [];
  for (const { name, start } of methods) {
    const how = await start(ctx, invoice);
    if (how && (how.url === null || isPossible)) offered.push({ method: name, ...how });
  }
  return offered;
}
