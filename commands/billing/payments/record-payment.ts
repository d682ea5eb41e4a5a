import { payableAmount } from '../../../domain/billing/allocations.js';
import { invalid } from '../../../domain/errors.js';
import { assertWhole } from '../../../domain/billing/invoice-amounts.js';
import { assertAllowed } from '../../../domain/billing/invoice-status.js';
import { dec, zero, type Big, type Decimal } from '../../../domain/money.js';
import { today, type Day } from '../../../domain/time.js';
import type { Locked, Values } from '../../../models/base.js';
import type { Ctx } from '../../../models/context.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { Payment } from '../../../models/billing/payment.js';
import type { Schemas } from '../../../contract/contract.js';
import { moveMoney } from './allocate.js';
import { announceCreated } from './announce-payment.js';

/** An invoice and the payment or refund that has just changed it. */
export interface Settlement {
  readonly invoice: Invoice;
  readonly payment: Payment;
}

/**
 * Records money received on an invoice. The lock on the invoice makes concurrent payments wait, so that they never exceed the
 * outstanding amount together. Throws `invalid_request` if the amount exceeds it or the date is in the future.
 */
export async function recordPayment(
  ctx: Ctx,
  before: Locked<Invoice>,
  body: Schemas['PaymentCreate'],
): Promise<Settlement> {
  assertAllowed(before.status, 'pay');
  assertNotAhead(ctx, body.date);
  const amount = dec(body.amount);
  const outstanding = dec(before.outstanding);
  assertWhole(amount, before.currency, 'amount');
  if (amount.gt(outstanding))
    throw invalid('amount', `must not exceed the outstanding amount, ${outstanding.toFixed()} ${before.currency}`);
  return settle(ctx, before, { ...body, amount });
}

/** Throws `invalid_request` if the day is in the future. */
export function assertNotAhead(ctx: Ctx, date: Day | undefined): void {
  const now = today(ctx.now, ctx.workspace.timezone);
  if (date !== undefined && date > now) throw invalid('date', `must not be after today, ${now}`);
}

/** The provider of a payment and its id there. */
export interface Provided {
  readonly provider: string;
  /** The payment method under which the payment is listed. */
  readonly method: Schemas['PaymentMethod'];
  readonly reference: string;
  /** The provider's payment, if the reference is that of something which gives its money again. */
  readonly payment?: string;
  readonly fee?: { readonly amount: Decimal; readonly currency: string } | undefined;
}

/**
 * Records money that a provider has already received for an invoice, whatever its amount and the state of the invoice. What the
 * invoice cannot take is credit of its client.
 */
export async function recordReceived(
  ctx: Ctx,
  before: Locked<Invoice>,
  { amount, date }: { readonly amount: string; readonly date?: string | undefined },
  provided: Provided,
): Promise<Payment> {
  const { method, reference, payment = reference } = provided;
  const received = { amount: dec(amount), date, method, reference: payment };
  return (await settle(ctx, before, received, columnsOf(provided))).payment;
}

/** The same for money that no invoice of the client can take, because it has another currency or the invoice is gone. */
export async function recordCreditReceived(
  ctx: Ctx,
  { client_id, currency }: Pick<Payment, 'client_id' | 'currency'>,
  { amount, date }: { readonly amount: string; readonly date: Day },
  provided: Provided,
): Promise<Payment> {
  const { method, reference, payment: named = reference } = provided;
  const money = dec(amount);
  const about = { client_id, invoice_id: null, currency, date, method, reference: named };
  const payment = await Payment.insert(ctx, {
    type: 'payment',
    amount: money,
    credit: money,
    ...about,
    ...columnsOf(provided),
  });
  await announceCreated(ctx, payment);
  return payment;
}

type ProvidedColumns = Pick<
  Values<Payment>,
  'provider' | 'provider_reference' | 'provider_payment' | 'provider_fee' | 'provider_fee_currency'
>;

const columnsOf = ({ provider, reference, payment = reference, fee }: Provided): ProvidedColumns => ({
  provider,
  provider_reference: reference,
  provider_payment: payment,
  provider_fee: fee?.amount ?? null,
  provider_fee_currency: fee?.currency ?? null,
});

type Received = Omit<Schemas['PaymentCreate'], 'amount'> & { readonly amount: Big };

async function settle(
  ctx: Ctx,
  before: Locked<Invoice>,
  { amount, date, method = null, reference = null, notes = null }: Received,
  provided: ProvidedColumns = {},
): Promise<Settlement> {
  const payable = payableAmount(amount, before);
  const payment = await Payment.insert(ctx, {
    client_id: before.client_id,
    invoice_id: before.id,
    type: 'payment',
    amount,
    credit: amount.minus(payable),
    currency: before.currency,
    date: date ?? today(ctx.now, ctx.workspace.timezone),
    method,
    reference,
    notes,
    ...provided,
  });
  const movements = payable.eq(zero) ? [] : [{ invoice: before, amount: payable }];
  const [invoice = before] = await moveMoney(ctx, payment, movements, payment.date);
  await announceCreated(ctx, payment);
  return { invoice, payment };
}
