import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Invoice } from '../models/billing/invoice.js';
import type { NamedAllocation } from '../models/billing/payment-allocation.js';
import type { InvoicePayment, NamedPayment, Payment } from '../models/billing/payment.js';
import type { Schemas } from '../contract/contract.js';

/** The fields of a payment that the API shows. */
type PaymentFields = Pick<
  Payment,
  | 'id'
  | 'type'
  | 'currency'
  | 'date'
  | 'method'
  | 'reference'
  | 'notes'
  | 'payment_id'
  | 'reason'
  | 'provider'
  | 'dispute_status'
  | 'dispute_reason'
  | 'dispute_amount'
  | 'dispute_due_by'
  | 'refund_status'
  | 'refund_error'
  | 'created_at'
>;

/** What of a payment is on an invoice. */
type PaymentPart = Pick<InvoicePayment, 'paid_invoice_id' | 'amount_on_invoice' | 'refunded_on_invoice'>;

/** A payment or refund as one of the invoices that it pays shows it. */
export const serializePayment = (payment: InvoicePayment): Schemas['Payment'] => serializePaymentPart(payment, payment);

/** The same of a payment whose part is read apart. */
export function serializePaymentPart(payment: PaymentFields, part: PaymentPart): Schemas['Payment'] {
  const { id, type, created_at, ...about } = fieldsOf(payment);
  return {
    id,
    invoice_id: part.paid_invoice_id,
    type,
    amount: toNumber(part.amount_on_invoice),
    refunded_amount: toNumber(part.refunded_on_invoice),
    ...about,
    ...providedOf(payment, {}),
    created_at,
  };
}

/** A payment or refund with its client, as the list of all payments shows it. */
export function serializePaymentSummary(
  payment: NamedPayment,
  allocations: readonly NamedAllocation[],
): Schemas['PaymentSummary'] {
  const { id, type, created_at, ...about } = fieldsOf(payment);
  return {
    id,
    invoice_id: payment.invoice_id,
    invoice_number: payment.invoice_number,
    client_id: payment.client_id,
    client_name: payment.client_name,
    type,
    ...amountsOf(payment),
    ...about,
    ...providedOf(payment, { provider_fee: feeOf(payment) }),
    allocations: allocations.map(serializeAllocation),
    created_at,
    updated_at: instant(payment.updated_at),
  };
}

const serializeAllocation = ({
  invoice_id,
  invoice_number,
  amount,
}: NamedAllocation): Schemas['PaymentAllocation'] => ({
  invoice_id,
  invoice_number,
  amount: toNumber(amount),
});

/** A payment or refund with the invoices to which it is allocated. */
export function serializeClientPayment(
  payment: Payment,
  allocations: readonly NamedAllocation[],
): Schemas['ClientPayment'] {
  const { id, type, created_at, ...about } = fieldsOf(payment);
  return {
    id,
    client_id: payment.client_id,
    invoice_id: payment.invoice_id,
    type,
    ...amountsOf(payment),
    ...about,
    ...providedOf(payment, { provider_fee: feeOf(payment) }),
    allocations: allocations.map(serializeAllocation),
    created_at,
    updated_at: instant(payment.updated_at),
  };
}

const amountsOf = (payment: Pick<Payment, 'amount' | 'refunded_amount' | 'credit'>) => ({
  amount: toNumber(payment.amount),
  refunded_amount: toNumber(payment.refunded_amount),
  unallocated_amount: toNumber(payment.credit),
});

const fieldsOf = (payment: PaymentFields) => ({
  id: payment.id,
  type: payment.type,
  currency: payment.currency,
  date: payment.date,
  method: payment.method,
  reference: payment.reference,
  notes: payment.notes,
  payment_id: payment.payment_id,
  reason: payment.reason,
  created_at: instant(payment.created_at),
});

/** What the provider of a payment or refund says about it, in the order of the contract. */
const providedOf = <Fee extends object>(payment: PaymentFields, fee: Fee) => ({
  provider: payment.provider,
  ...fee,
  dispute: disputeOf(payment),
  refund_status: payment.refund_status,
  refund_error: payment.refund_error,
});

const feeOf = ({
  provider_fee: amount,
  provider_fee_currency: currency,
}: Pick<Payment, 'provider_fee' | 'provider_fee_currency'>): Schemas['ProviderFee'] | null =>
  amount === null || currency === null ? null : { amount: toNumber(amount), currency };

function disputeOf(payment: PaymentFields): Schemas['PaymentDispute'] | null {
  const { dispute_status: status, dispute_reason: reason, dispute_amount: amount, dispute_due_by: due } = payment;
  if (status === null || reason === null || amount === null) return null;
  return { status, reason, amount: toNumber(amount), due_by: due === null ? null : instant(due) };
}

/** The state of an invoice after a payment or refund. */
export function serializeSettlement(invoice: Invoice, payment: Payment): Schemas['InvoiceSettlement'] {
  return {
    id: invoice.id,
    status: invoice.status,
    amounts: invoiceAmounts(invoice),
    payment: { id: payment.id, method: payment.method, reference: payment.reference },
    dates: { paid_date: invoice.paid_date },
  };
}

/** The state of an invoice after amounts of the credit of payments were applied to it. */
export const serializeAppliedCredit = (
  invoice: Invoice,
  payments: Schemas['CreditApplied']['payments'],
): Schemas['CreditApplied'] => ({
  id: invoice.id,
  status: invoice.status,
  amounts: invoiceAmounts(invoice),
  payments,
  dates: { paid_date: invoice.paid_date },
});

const invoiceAmounts = ({ total, amount_paid, outstanding }: Invoice) => ({
  total: toNumber(total),
  amount_paid: toNumber(amount_paid),
  outstanding: toNumber(outstanding),
});
