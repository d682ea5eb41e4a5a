import sql from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { whoMay } from '../visibility.js';

/** A reminder of an invoice that was mailed. A unique index lets each level be mailed once. */
export class InvoiceReminder extends WorkspaceModel {
  static override tableName = 'invoice_reminders';
  static override idPrefix = 'rem';
  static override limitVisible = whoMay('view_invoices');

  declare invoice_id: string;
  /** Null for one without a level, which can be repeated. */
  declare level: Schemas['ReminderLevel'] | null;
  declare is_automatic: boolean;
  declare sent_by_id: string | null;
  /** What it stated, in the currency of the invoice; null for none. */
  declare late_interest: Decimal | null;
}

/** The reminders of an invoice, oldest first. */
export const remindersOf = (ctx: Ctx, invoiceId: string): Promise<InvoiceReminder[]> =>
  InvoiceReminder.all(ctx, sql`t.invoice_id = ${invoiceId}`, { order: sql`t.id` });
