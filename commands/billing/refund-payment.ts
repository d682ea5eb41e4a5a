import { invalid, invalidState } from '../../domain/errors.js';
import { assertWhole } from '../../domain/billing/invoice-amounts.js';
import { dec, zero, type Big } from '../../domain/money.js';
import { today } from '../../domain/time.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import type { Invoice } from '../../models/billing/invoice.js';
import { Payment, paymentsOf } from '../../models/billing/payment.js';
import type { Schemas } from '../../contract/contract.js';
import { serializePayment } from '../../serializers/payment.js';
import { changeInvoice } from './change-invoice.js';
import type { Settlement } from './record-payment.js';

/** The part of a payment that has not been refunded. */
const leftOf = ({ amount, refunded_amount: refunded }: Payment): Big => dec(amount).minus(dec(refunded));

/** Refunds a payment of an invoice, or a part of it. Stores the refund as a payment with a negative amount. */
export async function refundPayment(
  ctx: Ctx,
  before: Locked<Invoice>,
  paid: Locked<Payment>,
  { amount: wanted, reason = null }: Schemas['PaymentRefund'],
): Promise<Settlement> {
  const amount = refundable(paid, wanted);
  const payment = await Payment.insert(ctx, {
    invoice_id: before.id,
    type: 'refund',
    amount: amount.neg(),
    currency: before.currency,
    date: today(ctx.now, ctx.workspace.timezone),
    method: paid.method,
    payment_id: paid.id,
    reason,
  });
  await paid.patch(ctx, { refunded_amount: dec(paid.refunded_amount).plus(amount) });
  const latest = await latestRefundable(ctx, before.id);
  const invoice = await changeInvoice(
    ctx,
    before,
    {
      amount_paid: dec(before.amount_paid).minus(amount),
      payment_method: latest?.method ?? null,
      payment_reference: latest?.reference ?? null,
    },
    {
      event: 'invoice.updated',
      context: { payment: serializePayment(payment), ...(reason === null ? {} : { reason }) },
    },
  );
  return { invoice, payment };
}

/**
 * The amount to refund: the one requested, otherwise all that is left. Throws `invalid_state` if nothing is left, and
 * `invalid_request` if the amount is too high.
 */
function refundable(payment: Payment, wanted: number | undefined): Big {
  if (payment.type === 'refund') throw invalidState('A refund cannot be refunded: record a payment instead');
  const left = leftOf(payment);
  if (left.eq(zero)) throw invalidState('This payment has already been refunded in full');
  if (wanted === undefined) return left;
  const amount = dec(wanted);
  assertWhole(amount, payment.currency, 'amount');
  if (amount.gt(left))
    throw invalid(
      'amount',
      `must not exceed the unrefunded part of the payment, ${left.toFixed()} ${payment.currency}`,
    );
  return amount;
}

async function latestRefundable(ctx: Ctx, invoiceId: string): Promise<Payment | undefined> {
  const all = await paymentsOf(ctx, invoiceId);
  return all.findLast((payment) => payment.type === 'payment' && leftOf(payment).gt(zero));
}
