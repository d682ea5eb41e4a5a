/** Docket's requests to Stripe. None may run inside a transaction. */
import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { toSmallestUnits } from '../../../domain/billing/stripe/smallest-units.js';
import type { Decimal } from '../../../domain/money.js';
import type { CheckoutStatus } from './checkout.js';
import { noted } from './provider-payment.js';
import { handledEvents } from './signature.js';

/** Has Stripe send its events to an address, and returns the endpoint with the secret that signs them. */
export async function registerEndpoint(
  stripe: Stripe,
  url: string,
): Promise<{ readonly id: string; readonly secret: string | undefined }> {
  const { id, secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...handledEvents],
    description: 'Docket',
  });
  return { id, secret };
}

export interface WantedPage {
  readonly workspaceId: string;
  readonly clientId: string;
  readonly invoice: { readonly id: string; readonly name: string };
  readonly amount: Decimal;
  readonly currency: string;
  readonly language: string;
  /** Where the client comes back to after paying, and without having paid. */
  readonly paidUrl: string;
  readonly backUrl: string;
  /** How many pages the invoice has had: the same request with the same number makes one page. */
  readonly number: number;
}

export interface MadePage {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** Makes a page on which an invoice can be paid. */
export async function createPage(stripe: Stripe, wanted: WantedPage): Promise<MadePage> {
  const { workspaceId, clientId, invoice, amount, currency, language, paidUrl, backUrl, number } = wanted;
  const metadata = {
    [noted.workspace]: workspaceId,
    [noted.invoice]: invoice.id,
    [noted.client]: clientId,
  };
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toSmallestUnits(amount, currency),
          product_data: { name: invoice.name },
        },
      },
    ],
    client_reference_id: invoice.id,
    metadata,
    payment_intent_data: { metadata, description: invoice.name },
    // The client pays what the invoice says, in its currency.
    adaptive_pricing: { enabled: false },
    locale: localeOf(language),
    success_url: paidUrl,
    cancel_url: backUrl,
  };
  const digest = createHash('sha256').update(JSON.stringify(params)).digest('base64url').slice(0, 22);
  const idempotencyKey = `docket-${invoice.id}-${number}-${digest}`;
  const { id, url, expires_at } = await stripe.checkout.sessions.create(params, { idempotencyKey });
  if (url === null) throw new Error(`Stripe made the page ${id} without an address`);
  return { id, url, expiresAt: new Date(expires_at * 1000) };
}

const locales: ReadonlySet<string> = new Set(['de', 'en', 'es', 'fr', 'it', 'nl']);

const localeOf = (language: string): Stripe.Checkout.SessionCreateParams.Locale =>
  locales.has(language) ? language : 'auto';

export interface WantedRefund {
  /** The refund in Docket. */
  readonly id: string;
  readonly payment: string;
  /** Greater than 0. */
  readonly amount: Decimal;
  readonly currency: string;
}

/** Gives money back to the client; the same refund is made once. */
export async function createRefund(stripe: Stripe, { id, payment, amount, currency }: WantedRefund): Promise<void> {
  await stripe.refunds.create(
    { payment_intent: payment, amount: toSmallestUnits(amount, currency), metadata: { [noted.refund]: id } },
    { idempotencyKey: `docket-refund-${id}` },
  );
}

/** What has become of a page. */
export interface PageState {
  /** The workspace for which Docket has made it; undefined if Docket has not. */
  readonly workspaceId: string | undefined;
  readonly status: CheckoutStatus;
  readonly payment: string | undefined;
}

/** Reads the state of a page from Stripe. */
export async function readPage(stripe: Stripe, id: string): Promise<PageState> {
  const { metadata, status, payment_status, payment_intent } = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent'],
  });
  const intent = typeof payment_intent === 'object' ? payment_intent : null;
  const isOnItsWay = payment_status === 'unpaid' && intent?.status === 'processing';
  return {
    workspaceId: metadata?.[noted.workspace],
    status:
      status === 'expired'
        ? 'expired'
        : status !== 'complete'
          ? 'open'
          : payment_status !== 'unpaid'
            ? 'paid'
            : isOnItsWay
              ? 'processing'
              : 'failed',
    payment: intent?.id,
  };
}
