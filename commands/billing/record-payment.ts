import { invalid } from '../../domain/errors.js';
import { assertWhole } from '../../domain/billing/invoice-amounts.js';
import { assertAllowed } from '../../domain/billing/invoice-status.js';
import { dec } from '../../domain/money.js';
import { today } from '../../domain/time.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { Payment } from '../../models/billing/payment.js';
import type { Schemas } from '../../contract/contract.js';
import { serializePayment } from '../../serializers/payment.js';
import { changeInvoice } from './change-invoice.js';

/** An invoice and the payment or refund that has moved it. */
export interface Settlement {
  readonly invoice: Invoice;
  readonly payment: Payment;
}

/** Records money received. The lock on the invoice lets payments at once pass one after the other: never more than is outstanding. */
export async function recordPayment(
  ctx: Ctx,
  before: Locked<Invoice>,
  body: Schemas['PaymentCreate'],
): Promise<Settlement> {
  assertAllowed(before.status, 'pay');
  const amount = dec(body.amount);
  const outstanding = dec(before.outstanding);
  assertWhole(amount, before.currency, 'amount');
  if (amount.gt(outstanding))
    throw invalid('amount', `must not exceed the outstanding ${outstanding.toFixed()} ${before.currency}`);
  const { method = null, reference = null, notes = null } = body;
  const payment = await Payment.insert(ctx, {
    invoice_id: before.id,
    type: 'payment',
    amount,
    currency: before.currency,
    date: body.date ?? today(ctx.now, ctx.workspace.timezone),
    method,
    reference,
    notes,
  });
  const invoice = await changeInvoice(
    ctx,
    before,
    { amount_paid: dec(before.amount_paid).plus(amount), payment_method: method, payment_reference: reference },
    {
      ...(amount.lt(outstanding) ? { event: 'invoice.partial_payment' } : {}),
      context: { payment: serializePayment(payment) },
      settledOn: payment.date,
    },
  );
  return { invoice, payment };
}
