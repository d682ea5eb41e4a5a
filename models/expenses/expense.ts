import type { Metadata } from '../../domain/metadata.js';
import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { whoReaches } from '../visibility.js';

/** Money that a user has spent. The table derives `billed`: on a line of an invoice, or marked billed. */
export class Expense extends WorkspaceModel {
  static override tableName = 'expenses';
  static override idPrefix = 'exp';
  static override jsonAttributes = ['metadata'];
  static override limitVisible = whoReaches('user_id');

  /** Null is the firm's own. */
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
  declare billable: boolean;
  declare markup_percent: Decimal;
  /** What the client pays, in `currency`: by domain/expenses/expense-billing.ts. */
  declare billable_amount: Decimal;
  declare notes: string | null;
  /** The address of a receipt that was not uploaded. */
  declare receipt_url: string | null;
  /** Where the file store has the receipt. */
  declare receipt_key: string | null;
  declare receipt_filename: string | null;
  /** Of the receipt's content. */
  declare receipt_type: string | null;
  declare receipt_uploaded_at: Date | null;
  declare approval_status: Schemas['ApprovalStatus'];
  /** Who approved or rejected it, and when. */
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

/** Whether an invoice has it, here or elsewhere. */
export const isBilled = ({ invoice_line_id, marked_billed_at }: Expense): boolean =>
  invoice_line_id !== null || marked_billed_at !== null;
