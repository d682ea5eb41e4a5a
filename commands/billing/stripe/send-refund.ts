/** Makes at Stripe the refunds that were recorded in Docket. */
import { dec, toDecimal } from '../../../domain/money.js';
import { Payment } from '../../../models/billing/payment.js';
import { stripeFault, type StripeClient } from '../../../models/billing/stripe/client.js';
import { readProviderPayment } from '../../../models/billing/stripe/provider-payment.js';
import { createRefund } from '../../../models/billing/stripe/requests.js';
import type { Ctx } from '../../../models/context.js';
import { addStripeTask } from '../../../models/queues/stripe-tasks.js';
import { changing } from '../../../models/workspace/test-side.js';
import { applyAndReadAgain, noteRefund, undoRefund } from './apply-payment.js';

const dayMs = 24 * 60 * 60_000;

/**
 * Makes a refund at Stripe, once however often this runs, and notes how far it is. If Stripe refuses it, it is undone; if Stripe cannot be
 * reached, the refund says why it waits, and the error is thrown. Returns after how long to read its state again while the refund is on its way.
 */
export async function sendRefund(ctx: Ctx, stripe: StripeClient, id: string): Promise<number | undefined> {
  const refund = await Payment.find(ctx, id);
  if (refund?.refund_status !== 'pending' || refund.provider_payment === null) return undefined;
  try {
    await createOnce(stripe, refund, refund.provider_payment);
  } catch (error) {
    const { kind, message } = await stripeFault(error);
    if (kind === 'refused' || kind === 'missing') return failRefund(ctx, id, message);
    await noteWaiting(ctx, id, message);
    throw error;
  }
  const made = await readProviderPayment(stripe, refund.provider_payment);
  await changing(ctx, (within) => applyAndReadAgain(within, made));
  return (await Payment.find(ctx, id))?.refund_status === 'pending' ? dayMs : undefined;
}

/** Stripe forgets idempotency keys after a day, so a refund that was made is looked for first. */
async function createOnce(stripe: StripeClient, { id, amount, currency }: Payment, payment: string): Promise<void> {
  const { refunds } = await readProviderPayment(stripe, payment);
  if (refunds.some(({ begunAs }) => begunAs === id)) return;
  await createRefund(stripe, { id, payment, amount: toDecimal(dec(amount).neg()), currency });
}

/** Notes that a refund cannot be made, and that its money is still there: for what Stripe has taken back otherwise, too. */
export async function failRefund(ctx: Ctx, id: string, error: string): Promise<undefined> {
  await changing(ctx, async (within) => {
    const row = await Payment.lockFound(within, id);
    if (row?.refund_status !== 'pending' || row.provider_payment === null) return;
    const { provider_reference, currency, method } = row;
    await noteRefund(within, row, { provider_reference, status: 'failed', error });
    const payment = { id: row.provider_payment, currency, method: method ?? 'other', receivedAt: ctx.now };
    await undoRefund(within, payment, [row]);
    await addStripeTask(within, 'sync_payment', row.provider_payment);
  });
}

async function noteWaiting(ctx: Ctx, id: string, error: string): Promise<void> {
  await changing(ctx, async (within) => {
    const row = await Payment.lockFound(within, id);
    if (row?.refund_status !== 'pending') return;
    const { provider_reference } = row;
    await noteRefund(within, row, { provider_reference, status: 'pending', error });
  });
}
