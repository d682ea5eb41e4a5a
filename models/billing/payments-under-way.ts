/** Payments of clients that were made, and whose money has not arrived yet (docs/decisions/payment-methods.md). */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { isOneOf, scoped, select } from '../select.js';
import { seeingAll } from '../workspace/workspace-context.js';
import { Invoice } from './invoice.js';
import { StripeCheckout } from './stripe/checkout.js';
import { TestPayment } from './test-payment.js';

/** The condition over invoices `t`: a payment of the invoice is on its way, by whichever provider. */
export function isUnderWay(ctx: Ctx): Sql {
  const all = seeingAll(ctx);
  return sql`(EXISTS (SELECT 1 FROM stripe_checkouts o WHERE ${scoped(all, StripeCheckout, 'o')} AND o.invoice_id = t.id AND o.status = 'processing')
    OR EXISTS (SELECT 1 FROM test_payments l WHERE ${scoped(all, TestPayment, 'l')} AND l.invoice_id = t.id))`;
}

/** Which of these invoices have a payment on its way. One query serves any number of them, and none is made for none. */
export async function paymentsUnderWay(ctx: Ctx, invoiceIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (invoiceIds.length === 0) return new Set();
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM invoices t
         WHERE ${scoped(seeingAll(ctx), Invoice, 't')} AND ${isOneOf('t.id', invoiceIds)} AND ${isUnderWay(ctx)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether a payment of the invoice is on its way. */
export const isPaymentUnderWay = async (ctx: Ctx, invoiceId: string): Promise<boolean> =>
  (await paymentsUnderWay(ctx, [invoiceId])).has(invoiceId);
