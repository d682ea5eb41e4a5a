import type { Metadata } from '../../domain/metadata.js';
import type { Decimal } from '../../domain/money.js';
import type { TaxCategory } from '../../domain/billing/taxes/tax-rate-rules.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { whoReaches } from '../visibility.js';

/**
 * Money that a user has spent. The generated column `billed` says whether it is on an invoice line or marked as billed.
 */
export class Expense extends WorkspaceModel {
  static override tableName = 'expenses';
  static override idPrefix = 'exp';
  static override jsonAttributes = ['e_invoice', 'metadata'];
  static override limitVisible = whoReaches('user_id');

  /** Null for an expense of the firm itself. */
  declare client_id: string | null;
  declare project_id: string | null;
  /** The user who spent it. */
  declare user_id: string;
  declare date: string;
  declare description: string;
  declare category: Schemas['ExpenseCategory'];
  declare vendor: string | null;
  declare amount: Decimal;
  declare currency: string;
  /** The tax rate that `tax_rate` was copied from; null for a plain rate. It may have been deleted since. */
  declare tax_rate_id: string | null;
  declare tax_name: string | null;
  /** As a fraction: 0.19 is 19 %. Null if none is recorded, like its category. */
  declare tax_rate: Decimal | null;
  declare tax_category: TaxCategory | null;
  /** The tax in `amount`, which is the gross. */
  declare tax_amount: Decimal;
  declare billable: boolean;
  declare markup_percent: Decimal;
  /** What the client pays, in `currency`, computed by domain/expenses/expense-billing.ts. */
  declare billable_amount: Decimal;
  declare notes: string | null;
  /** The URL of a receipt that was not uploaded. */
  declare receipt_url: string | null;
  /** The key of the receipt in file storage (models/workspace/file.ts). */
  declare receipt_key: string | null;
  declare receipt_filename: string | null;
  /** The MIME type of the receipt's content. */
  declare receipt_type: string | null;
  declare receipt_uploaded_at: Date | null;
  /** The electronic invoice that it was recorded from. */
  declare e_invoice: Schemas['ReceivedInvoice'] | null;
  /** SHA-256 of the seller and number of that invoice, in hexadecimal. */
  declare e_invoice_key: string | null;
  /** How many expenses had that key before; null without an invoice. Together, the two are unique. */
  declare e_invoice_copy: number | null;
  declare approval_status: Schemas['ApprovalStatus'];
  /** The user who approved or rejected it. */
  declare decided_by_id: string | null;
  declare decided_at: Date | null;
  declare rejection_reason: string | null;
  declare invoice_line_id: string | null;
  /** When it was marked as invoiced elsewhere. */
  declare marked_billed_at: Date | null;
  declare invoice_reference: string | null;
  declare external_id: string | null;
  declare metadata: Metadata | null;
}

/** Whether the expense is on an invoice, here or elsewhere. */
export const isBilled = ({ invoice_line_id, marked_billed_at }: Expense): boolean =>
  invoice_line_id !== null || marked_billed_at !== null;
