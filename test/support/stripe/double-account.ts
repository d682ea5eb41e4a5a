/** What the double of Stripe knows about one account, and what can happen to it there. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface DoublePage {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly client_reference_id: string | null;
  readonly locale: string | null;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly name: string;
  readonly created: number;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}

export interface DoubleIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: number;
  readonly type: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  /** Null until Stripe has booked it. */
  fee: number | null;
}

export interface DoubleRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

export interface DoubleDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  readonly evidence_details: { readonly due_by: number };
  readonly balance_transactions: { readonly amount: number }[];
}

/** A message as Stripe sends it. */
export interface DoubleEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: object };
}

interface HeldAnswer {
  isReady: boolean;
  isReleased: boolean;
}

export const madeUp = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** An account, with what clients, banks and its owner do there. Each method returns the messages that Stripe would send for it. */
export class DoubleAccount {
  readonly id = madeUp('acct');
  readonly pages = new Map<string, DoublePage>();
  readonly intents = new Map<string, DoubleIntent>();
  readonly refunds = new Map<string, DoubleRefund>();
  readonly disputes = new Map<string, DoubleDispute>();
  /** The signing secret of each endpoint, by its id, with its address. */
  readonly endpoints = new Map<string, { readonly url: string; readonly secret: string }>();
  /** Requests as `POST /v1/refunds`, the latest last. */
  readonly requests: string[] = [];
  /** Responses to requests that change something, by idempotency key. */
  readonly answered = new Map<string, { readonly form: string; readonly answer: object }>();
  /** The answer to requests that change something, instead of doing it. */
  refusal: { readonly status: number; readonly code: string; readonly message: string } | undefined;
  /** The status of refunds that are made from now on. */
  refundStatus: DoubleRefund['status'] = 'succeeded';
  /** The longest time in milliseconds that a request takes, and its answer. */
  slowness = 0;

  async takeTime(): Promise<void> {
    if (this.slowness > 0) await pause(Math.random() * this.slowness);
  }

  private readonly held = new Map<string, HeldAnswer>();

  /** Keeps the next answer to a request such as `GET /v1/refunds` back, unless it is refused. It says what was known when the request came. */
  holdNext(request: string): HeldAnswer {
    const held = { isReady: false, isReleased: false };
    this.held.set(request, held);
    return held;
  }

  async whileHeld(request: string): Promise<void> {
    const held = this.held.get(request);
    this.held.delete(request);
    if (!held) return;
    held.isReady = true;
    while (!held.isReleased) await pause(5);
  }

  /** What the account has of a payment: in its smallest units, what was received and did not go back. */
  leftOf(intentId: string): number {
    const { status, amount } = found(this.intents, intentId);
    const isOf = (each: DoubleRefund | DoubleDispute): boolean => each.payment_intent === intentId;
    const back = [
      ...[...this.refunds.values()].filter((each) => isOf(each) && each.status !== 'failed'),
      ...[...this.disputes.values()].filter((each) => isOf(each) && each.status !== 'won'),
    ];
    return back.reduce((left, each) => left - each.amount, status === 'succeeded' ? amount : 0);
  }

  /** The client pays on a page: at once, or by a method whose bank takes days. */
  pay(
    pageId: string,
    { type = 'card', amount, currency }: { type?: string; amount?: number; currency?: string } = {},
  ): DoubleEvent[] {
    const page = found(this.pages, pageId);
    if (page.status !== 'open') throw new Error(`The page ${pageId} is ${page.status}`);
    const isDelayed = type !== 'card';
    const intent: DoubleIntent = {
      id: madeUp('pi'),
      object: 'payment_intent',
      amount: amount ?? page.amount_total,
      currency: currency ?? page.currency,
      metadata: page.metadata,
      created: nowInSeconds(),
      type,
      status: isDelayed ? 'processing' : 'succeeded',
      fee: isDelayed ? null : feeOf(amount ?? page.amount_total),
    };
    this.intents.set(intent.id, intent);
    page.status = 'complete';
    page.payment_status = isDelayed ? 'unpaid' : 'paid';
    page.payment_intent = intent.id;
    return [event('checkout.session.completed', page)];
  }

  /** The bank of a client pays, or does not. */
  endDelayed(pageId: string, isPaid: boolean): DoubleEvent[] {
    const page = found(this.pages, pageId);
    const intent = found(this.intents, page.payment_intent ?? '');
    intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
    intent.fee = isPaid ? feeOf(intent.amount) : null;
    if (isPaid) page.payment_status = 'paid';
    return [event(isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed', page)];
  }

  expire(pageId: string): DoubleEvent[] {
    const page = found(this.pages, pageId);
    page.status = 'expired';
    return [event('checkout.session.expired', page)];
  }

  /** The owner of the account refunds there, or Docket does through the API. */
  refund(intentId: string, amount: number, metadata: Readonly<Record<string, string>> = {}): DoubleEvent[] {
    const { currency } = found(this.intents, intentId);
    const refund: DoubleRefund = {
      id: madeUp('re'),
      object: 'refund',
      payment_intent: intentId,
      amount,
      currency,
      metadata,
      status: this.refundStatus,
    };
    this.refunds.set(refund.id, refund);
    const charge = { id: madeUp('ch'), object: 'charge', payment_intent: intentId };
    return [event('refund.created', refund), event('charge.refunded', charge)];
  }

  /** A refund that was on its way arrives, or does not. */
  endRefund(id: string, status: 'succeeded' | 'failed'): DoubleEvent[] {
    const refund = found(this.refunds, id);
    refund.status = status;
    if (status === 'failed') refund.failure_reason = 'expired_or_canceled_card';
    return [
      event('refund.updated', refund),
      event(status === 'failed' ? 'refund.failed' : 'charge.refund.updated', refund),
    ];
  }

  /** The client disputes a payment, and the bank takes the money. */
  dispute(intentId: string, amount?: number): DoubleEvent[] {
    const intent = found(this.intents, intentId);
    const disputed = amount ?? intent.amount;
    const dispute: DoubleDispute = {
      id: madeUp('dp'),
      object: 'dispute',
      payment_intent: intentId,
      amount: disputed,
      currency: intent.currency,
      reason: 'product_not_received',
      status: 'needs_response',
      evidence_details: { due_by: nowInSeconds() + 7 * 86_400 },
      balance_transactions: [{ amount: -disputed }],
    };
    this.disputes.set(dispute.id, dispute);
    return [event('charge.dispute.created', dispute), event('charge.dispute.funds_withdrawn', dispute)];
  }

  /** The bank decides, and gives the money back if the seller has won. */
  endDispute(id: string, isWon: boolean): DoubleEvent[] {
    const dispute = found(this.disputes, id);
    dispute.status = isWon ? 'won' : 'lost';
    if (isWon) dispute.balance_transactions.push({ amount: dispute.amount });
    return [
      ...(isWon ? [event('charge.dispute.funds_reinstated', dispute)] : []),
      event('charge.dispute.closed', dispute),
    ];
  }
}

/** What the double keeps of each payment, as Stripe does for cards in Europe. */
const feeOf = (amount: number): number => Math.round(amount * 0.015) + 25;

function found<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id);
  if (value === undefined) throw new Error(`The double knows no ${id}`);
  return value;
}

const event = (type: string, object: object): DoubleEvent => ({
  id: madeUp('evt'),
  object: 'event',
  type,
  created: nowInSeconds(),
  // What it is later must not change what was sent.
  data: { object: structuredClone(object) },
});
