import { isPayable } from '../../../domain/billing/invoice-status.js';
import type { Invoice } from '../../../models/billing/invoice.js';
import { openFor, StripeCheckout } from '../../../models/billing/stripe/checkout.js';
import { stripeFault, stripeOf, type StripeFault } from '../../../models/billing/stripe/client.js';
import { findStripeAccount } from '../../../models/billing/stripe/account.js';
import type { Ctx } from '../../../models/context.js';
import { addStripeTask } from '../../../models/queues/stripe-tasks.js';
import { changing } from '../../../models/workspace/test-side.js';
import { onlinePaymentOf } from '../payment-methods/online-payment.js';
import { syncSession } from './sync.js';

/** What the page of an invoice says about a payment that is not in its amounts yet. */
export async function payingState(
  ctx: Ctx,
  invoice: Invoice,
  comesFromPaying: boolean,
): Promise<'payment_confirming' | 'payment_under_way' | undefined> {
  if ((await onlinePaymentOf(ctx, [invoice]))(invoice) === 'under_way') return 'payment_under_way';
  if (!comesFromPaying || !isPayable(invoice)) return undefined;
  return (await StripeCheckout.first(ctx, openFor(invoice.id))) ? 'payment_confirming' : undefined;
}

/**
 * Reads from Stripe what a client who comes back has paid, so that the page shows it although Stripe's message may come later. If Stripe
 * does not respond, the worker reads it later. In no transaction.
 */
export async function checkReturn(ctx: Ctx, invoice: Invoice): Promise<StripeFault | undefined> {
  const pages = await StripeCheckout.all(ctx, openFor(invoice.id));
  const account = pages.length === 0 ? undefined : await findStripeAccount(ctx, ctx.scope.workspaceId);
  if (!account) return undefined;
  try {
    const stripe = await stripeOf(ctx.settings, account.secret_key);
    for (const { session_id } of pages) await syncSession(ctx, stripe, session_id);
    ctx.jobs.wake();
    return undefined;
  } catch (error) {
    const fault = await stripeFault(error);
    await changing(ctx, async (within) => {
      for (const { session_id } of pages) await addStripeTask(within, 'sync_session', session_id);
    });
    ctx.jobs.wake();
    return fault;
  }
}
