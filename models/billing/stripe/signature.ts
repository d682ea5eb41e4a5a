/** The messages of Stripe: who sent them, and what they are about. */
import type { Stripe } from 'stripe';
import { noted } from './provider-payment.js';

/** Seconds by which the time of a signature may differ from ours. */
const tolerance = 300;

/** Events about a page. */
const pageEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;

/** Events about money that goes back. */
const moneyEvents = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const;

/** The events that Stripe sends to the endpoint. */
export const handledEvents = [...pageEvents, ...moneyEvents] as const;

/** The event in a message; undefined if its signature is not that of the secret, or too old. */
export async function verifiedEvent(body: string, header: string, secret: string): Promise<Stripe.Event | undefined> {
  const { default: Client } = await import('stripe');
  try {
    return Client.webhooks.constructEvent(body, header, secret, tolerance);
  } catch (error) {
    if (error instanceof Client.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

/** What has changed. */
export interface ChangedObject {
  readonly kind: 'sync_session' | 'sync_payment';
  readonly subject: string;
}

type PageEvent = Extract<Stripe.Event, { type: (typeof pageEvents)[number] }>;
type MoneyEvent = Extract<Stripe.Event, { type: (typeof moneyEvents)[number] }>;

const isOfPage = (event: Stripe.Event): event is PageEvent => pageEvents.some((type) => type === event.type);
const isOfMoney = (event: Stripe.Event): event is MoneyEvent => moneyEvents.some((type) => type === event.type);

/** What an event says has changed; undefined if that is of no interest here, such as a page that Docket has not made. */
export function changedBy(event: Stripe.Event, workspaceId: string): ChangedObject | undefined {
  if (isOfPage(event)) {
    const { id, metadata } = event.data.object;
    return metadata?.[noted.workspace] === workspaceId ? { kind: 'sync_session', subject: id } : undefined;
  }
  if (!isOfMoney(event)) return undefined;
  const { payment_intent: intent } = event.data.object;
  const subject = typeof intent === 'string' ? intent : intent?.id;
  // Charges without a payment intent are of older ways to pay than Docket's.
  return subject === undefined ? undefined : { kind: 'sync_payment', subject };
}
