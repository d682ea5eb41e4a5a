/** What Stripe knows about a payment now, whatever it reported before. */
import type { Stripe } from 'stripe';
import { fromSmallestUnits } from '../../../domain/billing/stripe/smallest-units.js';
import type { Decimal } from '../../../domain/money.js';
import type { Schemas } from '../../../contract/contract.js';

/** The names under which Docket notes on Stripe's objects what they are for. */
export const noted = {
  workspace: 'docket_workspace_id',
  invoice: 'docket_invoice_id',
  client: 'docket_client_id',
  refund: 'docket_refund_id',
} as const;

export interface ProviderRefund {
  readonly id: string;
  /** The refund in Docket that caused it; undefined if it was made at Stripe. */
  readonly begunAs: string | undefined;
  readonly amount: Decimal;
  readonly status: NonNullable<Schemas['RefundStatus']>;
  readonly error: string | null;
}

export interface ProviderDispute {
  readonly id: string;
  readonly status: Schemas['PaymentDispute']['status'];
  readonly reason: string;
  readonly amount: Decimal;
  readonly due_by: string | null;
  readonly isWithdrawn: boolean;
  readonly isReinstated: boolean;
}

export interface ProviderPayment {
  readonly id: string;
  /** Whether Docket began it, for this workspace. */
  readonly workspaceId: string | undefined;
  readonly invoiceId: string | undefined;
  readonly clientId: string | undefined;
  readonly state: 'received' | 'processing' | 'none';
  readonly amount: Decimal;
  readonly currency: string;
  readonly receivedAt: Date;
  readonly method: Schemas['PaymentMethod'];
  readonly fee: { readonly amount: Decimal; readonly currency: string } | undefined;
  /** The oldest first, like disputes. */
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly ProviderDispute[];
}

/** Most refunds and disputes that are read of one payment. */
const maxRead = 100;

/** Reads a payment with all that followed it. */
export async function readProviderPayment(stripe: Stripe, id: string): Promise<ProviderPayment> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });
  const isReceived = intent.status === 'succeeded';
  const [refunds, disputes] = isReceived
    ? await Promise.all([
        stripe.refunds.list({ payment_intent: id, limit: maxRead }),
        stripe.disputes.list({ payment_intent: id, limit: maxRead }),
      ])
    : [{ data: [] }, { data: [] }];
  const currency = intent.currency.toUpperCase();
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const booked = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    id,
    workspaceId: intent.metadata[noted.workspace],
    invoiceId: intent.metadata[noted.invoice],
    clientId: intent.metadata[noted.client],
    state: isReceived ? 'received' : intent.status === 'processing' ? 'processing' : 'none',
    amount: fromSmallestUnits(intent.amount_received, currency),
    currency,
    receivedAt: new Date((booked?.created ?? charge?.created ?? intent.created) * 1000),
    method: methodOf(charge?.payment_method_details?.type),
    fee: booked
      ? { amount: fromSmallestUnits(booked.fee, booked.currency), currency: booked.currency.toUpperCase() }
      : undefined,
    refunds: refunds.data.map(refundOf).toReversed(),
    disputes: disputes.data.map(disputeOf).toReversed(),
  };
}

const methods: Readonly<Record<string, Schemas['PaymentMethod']>> = {
  card: 'credit_card',
  link: 'credit_card',
  us_bank_account: 'ach',
  ach_debit: 'ach',
  ach_credit_transfer: 'ach',
  customer_balance: 'wire',
};

const methodOf = (type: string | undefined): Schemas['PaymentMethod'] =>
  type === undefined ? 'credit_card' : (methods[type] ?? 'other');

function refundOf({ id, amount, currency, status, metadata, failure_reason }: Stripe.Refund): ProviderRefund {
  const hasFailed = status === 'failed' || status === 'canceled';
  return {
    id,
    begunAs: metadata?.[noted.refund],
    amount: fromSmallestUnits(amount, currency),
    status: hasFailed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending',
    error: hasFailed ? (failure_reason ?? status) : null,
  };
}

const disputeStatuses: Readonly<Record<string, ProviderDispute['status']>> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

const disputeOf = (dispute: Stripe.Dispute): ProviderDispute => ({
  id: dispute.id,
  status: disputeStatuses[dispute.status] ?? 'under_review',
  reason: dispute.reason,
  amount: fromSmallestUnits(dispute.amount, dispute.currency),
  due_by:
    typeof dispute.evidence_details.due_by === 'number'
      ? new Date(dispute.evidence_details.due_by * 1000).toISOString()
      : null,
  isWithdrawn: dispute.balance_transactions.some(({ amount }) => amount < 0),
  isReinstated: dispute.balance_transactions.some(({ amount }) => amount > 0),
});
