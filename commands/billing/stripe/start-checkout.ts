import sql from 'sql-template-tag';
import { isPayable } from '../../../domain/billing/invoice-status.js';
import { dec } from '../../../domain/money.js';
import { invoicePageUrl, stripePayUrl } from '../../../domain/page-links.js';
import { wordsFor } from '../../../documents/messages/words.js';
import { Invoice } from '../../../models/billing/invoice.js';
import { findStripeAccount } from '../../../models/billing/stripe/account.js';
import { openFor, StripeCheckout } from '../../../models/billing/stripe/checkout.js';
import { stripeFault, stripeOf, type StripeFault } from '../../../models/billing/stripe/client.js';
import { createPage, type MadePage } from '../../../models/billing/stripe/requests.js';
import type { Ctx } from '../../../models/context.js';
import { addStripeTask } from '../../../models/queues/stripe-tasks.js';
import { changing } from '../../../models/workspace/test-side.js';
import { partiesOf } from '../../../queries/billing/invoice-parties.js';
import { onlinePaymentOf } from '../payment-methods/online-payment.js';
import { stripeMethod } from '../payment-methods/stripe-method.js';

/** A page is not given to a client who has less time than this to pay on it. */
const minLeftMs = 5 * 60_000;
/** How long after the end of a page its state is read from Stripe, in case the message was lost. */
const readAfterMs = 10 * 60_000;

/**
 * Returns the address of the page of Stripe on which an invoice can be paid: the one that is open, or a new one. Undefined if the
 * invoice cannot be paid by Stripe, any more or at all. Calls Stripe, so it must be in no transaction. Throws errors of Stripe.
 */
async function startCheckout(ctx: Ctx, invoice: Invoice): Promise<string | undefined> {
  const isPossible = (await onlinePaymentOf(ctx, [invoice]))(invoice) === 'possible';
  if (!isPossible || !(await stripeMethod.start(ctx, invoice))) return undefined;
  const pages = await StripeCheckout.all(ctx, sql`t.invoice_id = ${invoice.id}`);
  const open = pages.find((page) => page.status === 'open' && isFor(page, invoice) && isLeft(page));
  if (open) return open.url;
  const page = await makePage(ctx, invoice, pages.length);
  return page && (await changing(ctx, (within) => keepPage(within, invoice.id, page, invoice)));
}

/** As `startCheckout`; an error of Stripe is returned. `url` is undefined if nothing is to be paid by Stripe. */
export async function startPaying(
  ctx: Ctx,
  invoice: Invoice,
): Promise<{ readonly url: string | undefined } | { readonly fault: StripeFault }> {
  try {
    return { url: await startCheckout(ctx, invoice) };
  } catch (error) {
    return { fault: await stripeFault(error) };
  }
}

const isFor = (page: StripeCheckout, { outstanding, currency }: Invoice): boolean =>
  dec(page.amount).eq(dec(outstanding)) && page.currency === currency;

/** By real time, whatever a test clock shows: Stripe ends its pages by its own clock. */
const isLeft = ({ expires_at }: StripeCheckout): boolean => expires_at.getTime() - Date.now() > minLeftMs;

async function makePage(ctx: Ctx, invoice: Invoice, number: number): Promise<MadePage | undefined> {
  const account = await findStripeAccount(ctx, ctx.scope.workspaceId);
  const { id, hosted_token: token, client_id: clientId, outstanding: amount, currency, invoice_number } = invoice;
  if (!account || token === null) return undefined;
  const { say, language } = wordsFor((await partiesOf(ctx, invoice)).locale);
  return createPage(await stripeOf(ctx.settings, account.secret_key), {
    workspaceId: ctx.scope.workspaceId,
    clientId,
    invoice: { id, name: say('invoice_titled', { number: invoice_number }) },
    amount,
    currency,
    language,
    paidUrl: `${stripePayUrl(ctx.settings, token)}/done`,
    backUrl: invoicePageUrl(ctx.settings, token),
    number,
  });
}

/**
 * Stores a new page. If the invoice was paid or changed while Stripe made it, nobody gets the page, and it is closed. Of several
 * requests at once, Stripe has made one page, which is stored once.
 */
async function keepPage(
  ctx: Ctx,
  invoiceId: string,
  { id: session_id, url, expiresAt: expires_at }: MadePage,
  { outstanding: amount, currency }: Invoice,
): Promise<string | undefined> {
  const invoice = await Invoice.lock(ctx, invoiceId);
  const earlier = await StripeCheckout.all(ctx, openFor(invoiceId));
  const known = earlier.some((page) => page.session_id === session_id);
  if (!known) {
    await StripeCheckout.insert(ctx, {
      invoice_id: invoiceId,
      session_id,
      url,
      amount,
      currency,
      status: 'open',
      expires_at,
    });
    const leftMs = Math.max(0, expires_at.getTime() - Date.now());
    await addStripeTask(ctx, 'sync_session', session_id, { afterMs: leftMs + readAfterMs });
  }
  const isStillRight = isPayable(invoice) && dec(invoice.outstanding).eq(dec(amount)) && invoice.currency === currency;
  if (!isStillRight) await addStripeTask(ctx, 'expire_session', session_id);
  return isStillRight ? url : undefined;
}
