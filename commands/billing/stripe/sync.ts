/** Reads the state of a page or a payment from Stripe, and brings the books to it. All times are real, as at Stripe. None of this is in a transaction of its caller. */
import sql from 'sql-template-tag';
import { StripeCheckout, type CheckoutStatus } from '../../../models/billing/stripe/checkout.js';
import type { StripeClient } from '../../../models/billing/stripe/client.js';
import { readProviderPayment, type ProviderPayment } from '../../../models/billing/stripe/provider-payment.js';
import { readPage, type PageState } from '../../../models/billing/stripe/requests.js';
import type { Ctx } from '../../../models/context.js';
import { changing } from '../../../models/workspace/test-side.js';
import { applyAndReadAgain, applyPayment } from './apply-payment.js';

const hourMs = 60 * 60_000;
/** How long after the end of a page its state is read, if Stripe has not reported it. */
const lateMs = hourMs / 6;

/** Brings a page, and the payment made on it, to what Stripe knows. Returns after how long to read it again, unless it is over. */
export async function syncSession(ctx: Ctx, stripe: StripeClient, id: string): Promise<number | undefined> {
  const page = await readPage(stripe, id);
  if (page.workspaceId !== ctx.scope.workspaceId) return undefined;
  const payment = page.payment === undefined ? undefined : await readProviderPayment(stripe, page.payment);
  return changing(ctx, (within) => settlePage(within, id, page, payment));
}

/** A page at Stripe never goes back to an earlier status. */
const order: readonly CheckoutStatus[] = ['open', 'processing', 'expired', 'failed', 'paid'];

async function settlePage(
  ctx: Ctx,
  session_id: string,
  { status: found }: PageState,
  payment: ProviderPayment | undefined,
): Promise<number | undefined> {
  // First of all, so that it is not closed because its payment has changed what is outstanding.
  const row = await StripeCheckout.lockFirst(ctx, sql`t.session_id = ${session_id}`);
  // Somebody else may have read it later, and written it before.
  const status = row && order.indexOf(row.status) > order.indexOf(found) ? row.status : found;
  await row?.patch(ctx, { status });
  if (payment && found !== 'open') await applyAndReadAgain(ctx, payment);
  if (!row) return undefined;
  if (status === 'open') return Math.max(0, row.expires_at.getTime() - Date.now()) + lateMs;
  if (status === 'processing') return 24 * hourMs;
  return payment && awaitsFee(payment) ? hourMs : undefined;
}

/** Stripe says what it keeps of a payment when it books it, which may be a while after the payment has succeeded. */
const awaitsFee = ({ state, fee, receivedAt }: ProviderPayment): boolean =>
  state === 'received' && fee === undefined && Date.now() - receivedAt.getTime() < 72 * hourMs;

/** Brings a payment to what Stripe knows. */
export async function syncPayment(ctx: Ctx, stripe: StripeClient, id: string): Promise<undefined> {
  const payment = await readProviderPayment(stripe, id);
  await changing(ctx, (within) => applyPayment(within, payment));
}

/** Closes a page, unless somebody has paid on it meanwhile. */
export async function expireSession(ctx: Ctx, stripe: StripeClient, id: string): Promise<number | undefined> {
  const { status } = await readPage(stripe, id);
  if (status === 'open') await stripe.checkout.sessions.expire(id);
  await syncSession(ctx, stripe, id);
  return undefined;
}
