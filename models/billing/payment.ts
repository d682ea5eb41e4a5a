import sql, { type Sql } from 'sql-template-tag';
import { dec, sum, type Big, type Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { readFirst, select } from '../select.js';
import { whoMay } from '../visibility.js';

/**
 * Money received from a client, or a refund of it (docs/decisions/payments.md). The amount of a payment less what was refunded of it
 * is its credit plus its allocations to invoices.
 */
export class Payment extends WorkspaceModel {
  static override tableName = 'payments';
  static override idPrefix = 'pay';
  static override limitVisible = whoMay('view_invoices');

  declare client_id: string;
  /** The invoice on which it was recorded or paid; null for a payment of the client. Its money may be elsewhere. */
  declare invoice_id: string | null;
  declare type: Schemas['PaymentType'];
  /** Negative for a refund. */
  declare amount: Decimal;
  /** How much of a payment has been refunded. */
  declare refunded_amount: Decimal;
  /** How much of a payment is on no invoice; 0 for a refund. */
  declare credit: Decimal;
  declare currency: string;
  declare date: string;
  declare method: Schemas['PaymentMethod'] | null;
  declare reference: string | null;
  /** The payment method that reported it; null if a person recorded it. */
  declare provider: string | null;
  /** The provider's reference; each makes at most one payment. */
  declare provider_reference: string | null;
  /** The provider's payment that it is, or that it gives back or takes back. */
  declare provider_payment: string | null;
  /** What the provider keeps; null if it has not said so yet. */
  declare provider_fee: Decimal | null;
  declare provider_fee_currency: string | null;
  /** How far the provider is with a refund; null if no provider makes it. */
  declare refund_status: Schemas['RefundStatus'] | null;
  declare refund_error: string | null;
  /** The latest dispute; all null if there was none. */
  declare dispute_status: Schemas['PaymentDispute']['status'] | null;
  declare dispute_reason: string | null;
  declare dispute_amount: Decimal | null;
  declare dispute_due_by: Date | null;
  declare notes: string | null;
  /** The payment that a refund returns; null for a payment. */
  declare payment_id: string | null;
  /** The reason of a refund; null for a payment. */
  declare reason: string | null;
}

/** Follows the id of a failed refund in the provider's reference of the payment that undoes it. */
export const undoneSuffix = ':returned';

/** A payment with its client, and the number of its invoice, as the list of all payments shows it. */
export type NamedPayment = Payment & {
  readonly invoice_number: string | null;
  readonly client_name: string;
};

/** The part of a payment or refund that concerns one invoice. The amounts of the whole payment are left out, because they are no part of it. */
export type InvoicePayment = Omit<Payment, 'amount' | 'refunded_amount' | 'credit'> & {
  readonly paid_invoice_id: string;
  /** Negative for a refund. The amounts of an invoice add up to its `amount_paid`. */
  readonly amount_on_invoice: Decimal;
  /** What was refunded of it on this invoice. */
  readonly refunded_on_invoice: Decimal;
};

/** The columns of an `InvoicePayment`, of payments `t`. */
export function columnsOnInvoice({ scope }: Ctx, invoiceId: string): Sql {
  const ofInvoice = sql`FROM payment_allocations a WHERE a.workspace_id = ${scope.workspaceId} AND a.invoice_id = ${invoiceId}`;
  return sql`t.*, ${invoiceId} AS paid_invoice_id,
    (SELECT SUM(a.amount) ${ofInvoice} AND COALESCE(a.refund_id, a.payment_id) = t.id) AS amount_on_invoice,
    (SELECT COALESCE(-SUM(a.amount), 0) ${ofInvoice} AND a.payment_id = t.id AND a.refund_id IS NOT NULL) AS refunded_on_invoice`;
}

/** A condition over payments and refunds `t`: some of their money is on the invoice. */
export const areOnInvoice = ({ scope }: Ctx, invoiceId: string): Sql =>
  sql`t.id IN ${readFirst(sql`SELECT COALESCE(a.refund_id, a.payment_id) AS id FROM payment_allocations a
    WHERE a.workspace_id = ${scope.workspaceId} AND a.invoice_id = ${invoiceId}
    GROUP BY COALESCE(a.refund_id, a.payment_id) HAVING SUM(a.amount) <> 0`)}`;

/** The payments and refunds of an invoice, oldest first. */
export async function paymentsOf(ctx: Ctx, invoiceId: string): Promise<InvoicePayment[]> {
  return select<InvoicePayment>(
    ctx,
    sql`SELECT ${columnsOnInvoice(ctx, invoiceId)} FROM payments t
         WHERE t.workspace_id = ${ctx.scope.workspaceId} AND ${areOnInvoice(ctx, invoiceId)} ORDER BY t.created_at, t.id`,
  );
}

/** The condition over payments `p`: the payment is disputed, and its bank has not decided yet. */
export const isDisputed: Sql = sql`p.dispute_status IN ('needs_response', 'under_review')`;

/** The credit of the client of an invoice in its currency. */
export async function creditFor(
  ctx: Ctx,
  { client_id, currency }: { readonly client_id: string; readonly currency: string },
): Promise<Big> {
  const rows = await select<{ credit: Decimal }>(
    ctx,
    sql`SELECT COALESCE(SUM(t.credit), 0) AS credit FROM payments t
         WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.client_id = ${client_id} AND t.credit > 0 AND t.currency = ${currency}`,
  );
  return sum(rows.map(({ credit }) => dec(credit)));
}
