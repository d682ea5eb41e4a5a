import { invalid, invalidState, notFound } from '../../../domain/errors.js';
import { lesser, takenFrom } from '../../../domain/billing/allocations.js';
import { assertWhole } from '../../../domain/billing/invoice-amounts.js';
import { dec, zero, type Big } from '../../../domain/money.js';
import { today, type Day } from '../../../domain/time.js';
import type { Locked, Values } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { allocationsOf } from '../../../models/billing/payment-allocation.js';
import { Payment } from '../../../models/billing/payment.js';
import { stripeState } from '../../../models/billing/stripe/account.js';
import { addStripeTask } from '../../../models/queues/stripe-tasks.js';
import { isOneOf } from '../../../models/select.js';
import type { Schemas } from '../../../contract/contract.js';
import { takeRefunded } from './allocate.js';
import { announceRefunded } from './announce-payment.js';
import type { Settlement } from './record-payment.js';

/**
 * Refunds a payment of an invoice, or a part of it: first what of a payment recorded on the invoice is credit, then what is on the
 * invoice. Throws `not_found` if the invoice has nothing to do with the payment.
 */
export async function refundInvoicePayment(
  ctx: Ctx,
  before: Locked<Invoice>,
  paid: Locked<Payment>,
  { amount: wanted, reason = null, at_provider = true }: Schemas['PaymentRefund'],
): Promise<Settlement> {
  const isOwn = paid.invoice_id === before.id;
  const found = (await allocationsOf(ctx, paid)).find(({ invoice_id }) => invoice_id === before.id);
  if (!found && !isOwn) throw notFound();
  assertPayment(paid);
  const credit = isOwn ? dec(paid.credit) : zero;
  const left = credit.plus(dec(found?.amount ?? zero));
  const amount = refundable(paid, wanted, left, 'the unrefunded part of the payment');
  const ofCredit = amount.lt(credit) ? amount : credit;
  const provided = at_provider ? await refundAtProvider(ctx, paid) : {};
  const { payment, refund } = await giveBack(ctx, paid, { amount, ofCredit, reason, invoice_id: before.id, provided });
  await sendRefund(ctx, refund);
  const invoice = await takeRefunded(ctx, payment, { invoice: before, amount: amount.minus(ofCredit) }, refund);
  await announceRefunded(ctx, payment, { refund, reason });
  return { invoice, payment: refund };
}

/** Gives back what of a payment is credit, or a part of it. Returns the payment. */
export async function refundCredit(
  ctx: Ctx,
  paid: Locked<Payment>,
  { amount: wanted, reason = null, at_provider = true }: Schemas['CreditRefund'],
): Promise<Payment> {
  assertPayment(paid);
  const left = dec(paid.credit);
  if (left.eq(zero) && dec(paid.amount).gt(dec(paid.refunded_amount)))
    throw invalidState('All of this payment is allocated to invoices: take it off them first, or refund it there');
  const amount = refundable(paid, wanted, left, 'what of the payment is not allocated');
  const provided = at_provider ? await refundAtProvider(ctx, paid) : {};
  const given = { amount, ofCredit: amount, reason, invoice_id: null, provided };
  const { payment, refund } = await giveBack(ctx, paid, given);
  await sendRefund(ctx, refund);
  await announceRefunded(ctx, payment, { refund, reason });
  return payment;
}

/**
 * Takes back all that is left of a payment, from the invoices that it pays and from credit, and returns the refund. The invoices are locked in
 * the order of their ids. Throws `invalid_state` if nothing is left.
 */
export async function returnPayment(
  ctx: Ctx,
  paid: Locked<Payment>,
  { date, reason }: { readonly date: Day; readonly reason: string | null },
): Promise<Payment> {
  assertPayment(paid);
  const left = leftOf(paid);
  return returnPart(ctx, paid, {
    amount: refundable(paid, undefined, left, 'what is left of the payment'),
    date,
    reason,
  });
}

/** What of a payment was not refunded. */
export const leftOf = (paid: Payment): Big => dec(paid.amount).minus(dec(paid.refunded_amount));

/**
 * Takes back a part of what is left of a payment: first what of it is credit, then what is on the invoice for which it was received, then
 * what is on others, by number. The invoices are locked in the order of their ids.
 */
export async function returnPart(
  ctx: Ctx,
  paid: Locked<Payment>,
  { amount, date, reason, provided = {} }: ReturnedPart,
): Promise<Payment> {
  const ofCredit = lesser(amount, dec(paid.credit));
  const allocations = await allocationsOf(ctx, paid);
  const onInvoices = allocations
    .map((each) => ({ id: each.invoice_id, amount: dec(each.amount) }))
    .toSorted((a, b) => Number(b.id === paid.invoice_id) - Number(a.id === paid.invoice_id));
  const amounts = new Map(takenFrom(onInvoices, amount.minus(ofCredit)).map((each) => [each.id, each.amount]));
  const invoices = await Invoice.lockAll(ctx, isOneOf('t.id', [...amounts.keys()]));
  const given = { amount, ofCredit, reason, invoice_id: paid.invoice_id, date, provided };
  const { payment, refund } = await giveBack(ctx, paid, given);
  for (const invoice of invoices)
    await takeRefunded(ctx, payment, { invoice, amount: amounts.get(invoice.id) ?? zero }, refund);
  await announceRefunded(ctx, payment, { refund, reason });
  return refund;
}

/** What the provider knows of a refund. */
type ProvidedRefund = Pick<
  Values<Payment>,
  'provider' | 'provider_reference' | 'provider_payment' | 'refund_status' | 'refund_error'
>;

interface ReturnedPart {
  /** At most what is left of the payment. */
  readonly amount: Big;
  readonly date: Day;
  readonly reason: string | null;
  readonly provided?: ProvidedRefund;
}

/**
 * A payment by Stripe goes back by Stripe, as long as an account is connected. Otherwise the refund is made elsewhere, like that of any
 * other payment.
 */
async function refundAtProvider(ctx: Ctx, { provider, provider_payment }: Payment): Promise<ProvidedRefund> {
  if (provider !== 'stripe' || provider_payment === null || (await stripeState(ctx)) === 'off') return {};
  return { provider, provider_payment, refund_status: 'pending' };
}

/** Has a refund made at its provider once the transaction is committed. */
async function sendRefund(ctx: Ctx, { id, refund_status: status }: Payment): Promise<void> {
  if (status !== 'pending') return;
  await addStripeTask(ctx, 'refund', id);
  ctx.jobs.wake();
}

interface Returned {
  readonly amount: Big;
  /** The part of it that was credit. */
  readonly ofCredit: Big;
  readonly reason: string | null;
  readonly invoice_id: string | null;
  /** Today if it is omitted. */
  readonly date?: Day;
  readonly provided?: ProvidedRefund;
}

/** Stores a refund as a payment with a negative amount. */
async function giveBack(
  ctx: Ctx,
  paid: Locked<Payment>,
  { amount, ofCredit, reason, invoice_id, date = today(ctx.now, ctx.workspace.timezone), provided = {} }: Returned,
): Promise<{ readonly payment: Locked<Payment>; readonly refund: Payment }> {
  const refund = await Payment.insert(ctx, {
    client_id: paid.client_id,
    invoice_id,
    type: 'refund',
    amount: amount.neg(),
    currency: paid.currency,
    date,
    method: paid.method,
    payment_id: paid.id,
    reason,
    ...provided,
  });
  const payment = await paid.patch(ctx, {
    refunded_amount: dec(paid.refunded_amount).plus(amount),
    credit: dec(paid.credit).minus(ofCredit),
  });
  return { payment, refund };
}

function assertPayment({ type }: Payment): void {
  if (type === 'refund') throw invalidState('A refund cannot be refunded: record a payment instead');
}

/**
 * The amount to refund: the one requested, otherwise all that is left. Throws `invalid_state` if nothing is left, and
 * `invalid_request` if the amount is too high.
 */
function refundable({ currency }: Payment, wanted: number | undefined, left: Big, what: string): Big {
  if (left.eq(zero)) throw invalidState('This payment has already been refunded in full');
  if (wanted === undefined) return left;
  const amount = dec(wanted);
  assertWhole(amount, currency, 'amount');
  if (amount.gt(left)) throw invalid('amount', `must not exceed ${what}, ${left.toFixed()} ${currency}`);
  return amount;
}
