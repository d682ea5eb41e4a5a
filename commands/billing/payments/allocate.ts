/** The gate for the money of payments on invoices: entries are written here alone. */
import { dec, sum, toDecimal, zero, type Big } from '../../../domain/money.js';
import { today, type Day } from '../../../domain/time.js';
import type { Locked } from '../../../models/base.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { PaymentAllocation } from '../../../models/billing/payment-allocation.js';
import { paymentsOf, type InvoicePayment, type Payment } from '../../../models/billing/payment.js';
import type { Ctx } from '../../../models/context.js';
import type { Schemas } from '../../../contract/contract.js';
import { serializePaymentPart } from '../../../serializers/payment.js';
import { changeInvoice } from '../change-invoice.js';

/** An amount that goes to an invoice, or comes back from it if it is negative. */
export interface Movement {
  readonly invoice: Locked<Invoice>;
  readonly amount: Big;
}

/**
 * Puts money of a payment on invoices, or takes it off, each invoice with its events, and returns the invoices in the order of the
 * movements. The credit of the payment must have been changed already.
 */
export async function moveMoney(
  ctx: Ctx,
  payment: Payment,
  movements: readonly Movement[],
  date: Day = today(ctx.now, ctx.workspace.timezone),
): Promise<Locked<Invoice>[]> {
  await writeEntries(ctx, payment, movements, { date, refund_id: null });
  const moved: Locked<Invoice>[] = [];
  for (const movement of movements) moved.push(await changeByMovement(ctx, payment, movement, date));
  return moved;
}

/** Takes refunded money of a payment off an invoice. */
export async function takeRefunded(
  ctx: Ctx,
  payment: Payment,
  { invoice, amount }: Movement,
  refund: Payment,
): Promise<Locked<Invoice>> {
  if (!amount.eq(zero))
    await writeEntries(ctx, payment, [{ invoice, amount: amount.neg() }], { date: refund.date, refund_id: refund.id });
  const payments = await paymentsOf(ctx, invoice.id);
  const context = { payment: showOn(payments, refund, invoice.id) };
  return changeInvoice(
    ctx,
    invoice,
    { amount_paid: dec(invoice.amount_paid).minus(amount), ...latestOf(payments) },
    { event: 'invoice.updated', context: refund.reason === null ? context : { ...context, reason: refund.reason } },
  );
}

async function changeByMovement(
  ctx: Ctx,
  payment: Payment,
  { invoice, amount }: Movement,
  date: Day,
): Promise<Locked<Invoice>> {
  const payments = await paymentsOf(ctx, invoice.id);
  const context = { payment: showOn(payments, payment, invoice.id) };
  const amount_paid = dec(invoice.amount_paid).plus(amount);
  if (amount.lt(zero))
    return changeInvoice(ctx, invoice, { amount_paid, ...latestOf(payments) }, { event: 'invoice.updated', context });
  const isSettling = amount.gte(dec(invoice.outstanding));
  return changeInvoice(
    ctx,
    invoice,
    { amount_paid, payment_method: payment.method, payment_reference: payment.reference },
    { ...(isSettling ? {} : { event: 'invoice.partial_payment' }), context, settledOn: date },
  );
}

/** The payment as the invoice has it; with no amount if nothing of it is on the invoice any more. */
function showOn(payments: readonly InvoicePayment[], payment: Payment, invoiceId: string): Schemas['Payment'] {
  const nothing = toDecimal(zero);
  const none = { paid_invoice_id: invoiceId, amount_on_invoice: nothing, refunded_on_invoice: nothing };
  return serializePaymentPart(payment, payments.find(({ id }) => id === payment.id) ?? none);
}

/** Method and reference of the latest payment of which something is left on the invoice. */
function latestOf(payments: readonly InvoicePayment[]): Pick<Invoice, 'payment_method' | 'payment_reference'> {
  const latest = payments.findLast(
    ({ type, amount_on_invoice: put, refunded_on_invoice: refunded }) =>
      type === 'payment' && dec(put).gt(dec(refunded)),
  );
  return { payment_method: latest?.method ?? null, payment_reference: latest?.reference ?? null };
}

async function writeEntries(
  ctx: Ctx,
  { id: payment_id, currency }: Payment,
  movements: readonly Movement[],
  entry: { readonly date: Day; readonly refund_id: string | null },
): Promise<void> {
  await PaymentAllocation.insertMany(
    ctx,
    movements.map(({ invoice, amount }) => ({ payment_id, invoice_id: invoice.id, currency, amount, ...entry })),
  );
}

/** How much of movements goes to invoices in all. */
export const totalOf = (movements: readonly Pick<Movement, 'amount'>[]): Big =>
  sum(movements.map(({ amount }) => amount));
