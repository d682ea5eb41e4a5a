import sql from 'sql-template-tag';
import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { select } from '../select.js';
import { whoMay } from '../visibility.js';

/**
 * An entry about the money of a payment on an invoice. Entries are only added: what is taken off an invoice is a negative one of that
 * day. So the sum of an invoice's entries up to a day is what was paid of it then.
 */
export class PaymentAllocation extends WorkspaceModel {
  static override tableName = 'payment_allocations';
  static override idPrefix = 'pal';
  static override limitVisible = whoMay('view_invoices');

  declare payment_id: string;
  /** The refund that takes the money off the invoice; null if it stays with the payment. */
  declare refund_id: string | null;
  declare invoice_id: string;
  declare currency: string;
  declare amount: Decimal;
  /** The day from which the money is on the invoice, or no longer is. */
  declare date: string;
}

/** The money of a payment on one invoice, or what a refund took off it. */
export interface NamedAllocation {
  readonly invoice_id: string;
  readonly invoice_number: string;
  readonly amount: Decimal;
}

/** The invoices that a payment pays, or those from which a refund was taken, by number. */
export function allocationsOf(
  ctx: Ctx,
  { id, payment_id: refunded }: { readonly id: string; readonly payment_id: string | null },
): Promise<NamedAllocation[]> {
  const entries =
    refunded === null ? sql`a.payment_id = ${id}` : sql`a.payment_id = ${refunded} AND a.refund_id = ${id}`;
  return select<NamedAllocation>(
    ctx,
    sql`SELECT i.id AS invoice_id, i.invoice_number, moved.amount
          FROM (SELECT a.invoice_id, SUM(a.amount) AS amount FROM payment_allocations a
                 WHERE a.workspace_id = ${ctx.scope.workspaceId} AND ${entries} GROUP BY a.invoice_id HAVING SUM(a.amount) <> 0) moved
          JOIN invoices i ON i.workspace_id = ${ctx.scope.workspaceId} AND i.id = moved.invoice_id
         ORDER BY i.invoice_number, i.id`,
  );
}
