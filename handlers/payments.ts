import { applyCredit, lockCredit } from '../commands/billing/payments/apply-credit.js';
import { showPayment } from '../commands/billing/payments/announce-payment.js';
import { allocatePayment, createPayment } from '../commands/billing/payments/create-payment.js';
import { recordPayment } from '../commands/billing/payments/record-payment.js';
import { refundCredit, refundInvoicePayment } from '../commands/billing/payments/refund-payment.js';
import { paymentMethodsOf } from '../commands/billing/payment-methods/index.js';
import { toNumber } from '../domain/money.js';
import { Invoice } from '../models/billing/invoice.js';
import { allocationsByPayment } from '../models/billing/payment-allocation.js';
import { areOnInvoice, Payment, type NamedPayment } from '../models/billing/payment.js';
import { invoicePaymentList, paymentList } from '../queries/billing/payments.js';
import {
  serializeAppliedCredit,
  serializePayment,
  serializePaymentSummary,
  serializeSettlement,
} from '../serializers/payment.js';
import { answerList, answerSummedList, asIs, each } from '../queries/answer-list.js';
import type { Schemas } from '../contract/contract.js';
import type { Ctx } from '../models/context.js';
import type { Handlers } from './contract.js';

async function showSummaries(rows: readonly NamedPayment[], ctx: Ctx): Promise<Schemas['PaymentSummary'][]> {
  const allocations = await allocationsByPayment(ctx, rows);
  return rows.map((row) => serializePaymentSummary(row, allocations.get(row.id) ?? []));
}

export const payments = {
  async listPayments(ctx, { query }) {
    return answerSummedList(ctx, paymentList, query, showSummaries, asIs);
  },

  async createPayment(ctx, { body }) {
    return { data: await showPayment(ctx, await createPayment(ctx, body)) };
  },

  async getPayment(ctx, { params }) {
    return { data: await showPayment(ctx, await Payment.get(ctx, params.id)) };
  },

  async updatePaymentAllocations(ctx, { params, body }) {
    const payment = await allocatePayment(ctx, await Payment.lock(ctx, params.id), body.allocations);
    return { data: await showPayment(ctx, payment) };
  },

  async refundPayment(ctx, { params, body }) {
    return { data: await showPayment(ctx, await refundCredit(ctx, await Payment.lock(ctx, params.id), body ?? {})) };
  },

  async applyCredit(ctx, { params, body }) {
    const credit = await lockCredit(ctx, await Invoice.get(ctx, params.id));
    const { invoice, parts } = await applyCredit(ctx, credit, await Invoice.lock(ctx, params.id), body?.amount);
    const applied = parts.map(({ id, amount }) => ({ id, amount: toNumber(amount) }));
    return { data: serializeAppliedCredit(invoice, applied) };
  },

  async listInvoicePayments(ctx, { params, query }) {
    const { id } = await Invoice.get(ctx, params.id);
    return answerList(ctx, invoicePaymentList(ctx, id), query, each(serializePayment), areOnInvoice(ctx, id));
  },

  async getInvoicePaymentMethods(ctx, { params }) {
    return { data: { methods: await paymentMethodsOf(ctx, await Invoice.get(ctx, params.id)) } };
  },

  async recordInvoicePayment(ctx, { params, body }) {
    const { invoice, payment } = await recordPayment(ctx, await Invoice.lock(ctx, params.id), body);
    return { data: serializeSettlement(invoice, payment) };
  },

  async refundInvoicePayment(ctx, { params, body }) {
    const paid = await Payment.lock(ctx, params.payment_id);
    const { invoice, payment } = await refundInvoicePayment(ctx, await Invoice.lock(ctx, params.id), paid, body ?? {});
    return { data: serializeSettlement(invoice, payment) };
  },
} satisfies Handlers<'payments'>;
