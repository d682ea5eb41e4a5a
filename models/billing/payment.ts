import sql from 'sql-template-tag';
import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { whoMay } from '../visibility.js';

/** Money received on an invoice, or refunded. The amounts of an invoice's payments add up to its `amount_paid`. */
export class Payment extends WorkspaceModel {
  static override tableName = 'payments';
  static override idPrefix = 'pay';
  static override limitVisible = whoMay('view_invoices');

  declare invoice_id: string;
  declare type: Schemas['PaymentType'];
  /** Negative for a refund. */
  declare amount: Decimal;
  /** How much of a payment has been refunded. */
  declare refunded_amount: Decimal;
  declare currency: string;
  declare date: string;
  declare method: Schemas['PaymentMethod'] | null;
  declare reference: string | null;
  /** The payment method that reported it; null if a person recorded it. */
  declare provider: string | null;
  /** The provider's reference; each makes at most one payment. */
  declare provider_reference: string | null;
  declare notes: string | null;
  /** The payment that a refund returns; null for a payment. */
  declare payment_id: string | null;
  /** The reason of a refund; null for a payment. */
  declare reason: string | null;
}

/** A payment with its invoice number and its client, as the list of all payments shows it. */
export type NamedPayment = Payment & {
  readonly invoice_number: string;
  readonly client_id: string;
  readonly client_name: string;
};

/** The payments and refunds of an invoice, oldest first. */
export async function paymentsOf(ctx: Ctx, invoiceId: string): Promise<Payment[]> {
  return Payment.all(ctx, sql`t.invoice_id = ${invoiceId}`, { order: sql`t.created_at, t.id` });
}
