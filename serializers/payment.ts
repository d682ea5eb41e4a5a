import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Invoice } from '../models/billing/invoice.js';
import type { NamedPayment, Payment } from '../models/billing/payment.js';
import type { Schemas } from '../contract/contract.js';

/** A payment or refund as the API shows it. */
export function serializePayment(payment: Payment): Schemas['Payment'] {
  return {
    id: payment.id,
    invoice_id: payment.invoice_id,
    type: payment.type,
    amount: toNumber(payment.amount),
    refunded_amount: toNumber(payment.refunded_amount),
    currency: payment.currency,
    date: payment.date,
    method: payment.method,
    reference: payment.reference,
    notes: payment.notes,
    payment_id: payment.payment_id,
    reason: payment.reason,
    created_at: instant(payment.created_at),
  };
}

/** A payment or refund with its invoice and client, as the list of all payments shows it. */
export const serializePaymentSummary = (payment: NamedPayment): Schemas['PaymentSummary'] => ({
  ...serializePayment(payment),
  invoice_number: payment.invoice_number,
  client_id: payment.client_id,
  client_name: payment.client_name,
  updated_at: instant(payment.updated_at),
});

/** The state of an invoice after a payment or refund. */
export function serializeSettlement(invoice: Invoice, payment: Payment): Schemas['InvoiceSettlement'] {
  return {
    id: invoice.id,
    status: invoice.status,
    amounts: {
      total: toNumber(invoice.total),
      amount_paid: toNumber(invoice.amount_paid),
      outstanding: toNumber(invoice.outstanding),
    },
    payment: { id: payment.id, method: payment.method, reference: payment.reference },
    dates: { paid_date: invoice.paid_date },
  };
}
