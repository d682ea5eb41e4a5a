import { paymentMethodsOf } from '../commands/billing/payment-methods/index.js';
import { recordPayment } from '../commands/billing/record-payment.js';
import { refundPayment } from '../commands/billing/refund-payment.js';
import sql from 'sql-template-tag';
import { notFound } from '../domain/errors.js';
import { Invoice } from '../models/billing/invoice.js';
import { Payment } from '../models/billing/payment.js';
import { invoicePaymentList, paymentList } from '../queries/billing/payments.js';
import { serializePayment, serializePaymentSummary, serializeSettlement } from '../serializers/payment.js';
import { answerList, answerSummedList, asIs, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const payments = {
  async listPayments(ctx, { query }) {
    return answerSummedList(ctx, paymentList, query, each(serializePaymentSummary), asIs);
  },

  async listInvoicePayments(ctx, { params, query }) {
    const { id } = await Invoice.get(ctx, params.id);
    return answerList(ctx, invoicePaymentList, query, each(serializePayment), sql`t.invoice_id = ${id}`);
  },

  async getInvoicePaymentMethods(ctx, { params }) {
    return { data: { methods: await paymentMethodsOf(ctx, await Invoice.get(ctx, params.id)) } };
  },

  async recordInvoicePayment(ctx, { params, body }) {
    const { invoice, payment } = await recordPayment(ctx, await Invoice.lock(ctx, params.id), body);
    return { data: serializeSettlement(invoice, payment) };
  },

  async refundInvoicePayment(ctx, { params, body }) {
    const before = await Invoice.lock(ctx, params.id);
    const paid = await Payment.lock(ctx, params.payment_id);
    if (paid.invoice_id !== before.id) throw notFound();
    const { invoice, payment } = await refundPayment(ctx, before, paid, body ?? {});
    return { data: serializeSettlement(invoice, payment) };
  },
} satisfies Handlers<'payments'>;
