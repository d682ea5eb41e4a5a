import sql, { type Sql } from 'sql-template-tag';
import type { Decimal } from '../../../domain/money.js';
import { WorkspaceModel } from '../../base.js';
import type { Ctx } from '../../context.js';
import { execute } from '../../select.js';
import { whoMay } from '../../visibility.js';

/**
 * A page of Stripe on which an invoice can be paid. `open` pages wait for the client; `processing` ones for the bank of the client;
 * `paid`, `failed` and `expired` ones are over.
 */
export type CheckoutStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired';

export class StripeCheckout extends WorkspaceModel {
  static override tableName = 'stripe_checkouts';
  static override idPrefix = 'cko';
  static override limitVisible = whoMay('view_invoices');

  declare invoice_id: string;
  /** Stripe's id of the page. */
  declare session_id: string;
  declare url: string;
  /** The amount to be paid on it, in the currency of the invoice. */
  declare amount: Decimal;
  declare currency: string;
  declare status: CheckoutStatus;
  /** In real time, also on a test side. */
  declare expires_at: Date;
}

/** The condition over pages `t` that wait for the client of an invoice. */
export const openFor = (invoiceId: string): Sql => sql`t.invoice_id = ${invoiceId} AND t.status = 'open'`;

/** Notes that nobody can pay on any open page of the workspace any more. */
export async function expireAllOpen(ctx: Ctx): Promise<void> {
  await execute(
    ctx,
    sql`UPDATE stripe_checkouts SET status = 'expired', updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND status = 'open'`,
  );
}
