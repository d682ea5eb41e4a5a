import type { Metadata } from '../../domain/metadata.js';
import sql from 'sql-template-tag';
import type { AppliedTax } from '../../domain/billing/taxes/applied-tax.js';
import type { StoredTaxShare } from '../../domain/billing/taxes/invoice-taxes.js';
import type { StoredReferences } from '../../domain/billing/parties/invoice-references.js';
import type { Decimal } from '../../domain/money.js';
import type { Day } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import type { EInvoiceState } from './e-invoice-file.js';
import type { Ctx } from '../context.js';
import { ifTheySeeInvoices, sentToTheirClient } from '../portal-visibility.js';
import { select } from '../select.js';
import { whoMay } from '../visibility.js';

/** A bill to a client. All amounts are in `currency`. */
export class Invoice extends WorkspaceModel {
  static override tableName = 'invoices';
  static override idPrefix = 'inv';
  static override jsonAttributes = ['metadata', 'taxes', 'tax_shares', 'document_references', 'e_invoice'];
  static override limitVisible = whoMay('view_invoices');
  static override limitOfContact = ifTheySeeInvoices(sentToTheirClient);

  declare invoice_number: string;
  declare client_id: string;
  declare contact_id: string | null;
  declare agreement_id: string | null;
  /** The recurring invoice that made it, and the date of it that it was made for; null for others. */
  declare recurring_invoice_id: string | null;
  declare recurring_date: Day | null;
  /** Only commands/billing/change-invoice.ts writes it. */
  declare status: Schemas['InvoiceStatus'];
  declare currency: string;
  declare invoice_date: string;
  declare due_date: string;
  /** First and last day of the work; both or neither. */
  declare delivery_start: string | null;
  declare delivery_end: string | null;
  declare paid_date: string | null;
  declare sent_at: Date | null;
  declare viewed_at: Date | null;
  /** As a fraction: 0.19 is 19 %. With several taxes, all of them together. */
  declare tax_rate: Decimal;
  /** The taxes of lines that name none; null for the plain `tax_rate`. */
  declare taxes: readonly AppliedTax[] | null;
  declare prices_include_tax: boolean;
  /** Its amounts by tax; null if all lines have its taxes. */
  declare tax_shares: readonly StoredTaxShare[] | null;
  declare subtotal: Decimal;
  declare tax_amount: Decimal;
  /** What the total is a multiple of, as the settings said when it was created; null if the total is exact. */
  declare rounding_increment: Decimal | null;
  /** Subtotal, tax and rounding. */
  declare total: Decimal;
  /** The tax in the currency of the firm, stored when the invoice is sent; null if it is in this currency, has no tax, or had no rate. */
  declare tax_currency: string | null;
  declare tax_amount_in_tax_currency: Decimal | null;
  declare exchange_rate: Decimal | null;
  /** The day of the rate. */
  declare exchange_rate_date: Day | null;
  /** Payments less refunds. */
  declare amount_paid: Decimal;
  /** The total of its credit notes. */
  declare amount_credited: Decimal;
  /** Total less payments and credits, at least 0. */
  declare outstanding: Decimal;
  declare subject: string | null;
  declare notes: string | null;
  declare internal_notes: string | null;
  declare po_number: string | null;
  /** All but the number of the order, which is `po_number`; null for none. */
  declare document_references: StoredReferences | null;
  /** The electronic form in which it was issued; null for a plain PDF. */
  declare e_invoice: EInvoiceState | null;
  /** The method of the latest payment that is not fully refunded. */
  declare payment_method: Schemas['PaymentMethod'] | null;
  declare payment_reference: string | null;
  /** 256 random bits; anyone who has them may see the invoice. Null until it is sent. */
  declare hosted_token: string | null;
  /** Whether the last mail of the invoice, or reminder, could not be delivered. */
  declare mail_failed: boolean;
  declare last_reminder_at: Date | null;
  declare reminder_count: number;
  /** The highest level of the reminders mailed. */
  declare reminder_level: Schemas['ReminderLevel'] | null;
  declare reminders_paused: boolean;
  declare approved_at: Date | null;
  declare approved_by_id: string | null;
  declare external_id: string | null;
  declare metadata: Metadata | null;
}

/** The invoice that a hosted page shows, and its workspace; undefined if no invoice has this token. */
export async function findHostedInvoice(
  ctx: Pick<Ctx, 'db'>,
  token: string,
): Promise<{ id: string; workspace_id: string } | undefined> {
  const [row] = await select<{ id: string; workspace_id: string }>(
    ctx,
    sql`SELECT id, workspace_id FROM invoices WHERE hosted_token = ${token}`,
  );
  return row;
}
