import sql from 'sql-template-tag';
import type { AppliedTax } from '../../domain/billing/taxes/applied-tax.js';
import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { whoMay } from '../visibility.js';

/** A line of an invoice; time entries point at the line that bills them. */
export class InvoiceLineItem extends WorkspaceModel {
  static override tableName = 'invoice_line_items';
  static override idPrefix = 'line';
  static override jsonAttributes = ['taxes'];
  static override limitVisible = whoMay('view_invoices');

  declare invoice_id: string;
  /** Counted from 0, with gaps where lines were removed. */
  declare position: number;
  declare description: string;
  declare quantity: Decimal;
  declare rate: Decimal;
  declare amount: Decimal;
  /** The amount before tax if the prices of the invoice include it; otherwise null. */
  declare net_amount: Decimal | null;
  /** Its taxes; null for those of the invoice. */
  declare taxes: readonly AppliedTax[] | null;
  /** What the quantity counts; null for hours of time, and otherwise pieces. */
  declare unit: Schemas['LineUnit'] | null;
  /** The project that the whole amount counts towards; null leaves it to the time entries. */
  declare project_id: string | null;
}

/** The lines of an invoice in their order. */
export async function linesOf(ctx: Ctx, invoiceId: string): Promise<InvoiceLineItem[]> {
  return InvoiceLineItem.all(ctx, sql`t.invoice_id = ${invoiceId}`, { order: sql`t.position, t.id` });
}

/** The amount of a line before tax. */
export const netOf = ({ amount, net_amount: net }: Pick<InvoiceLineItem, 'amount' | 'net_amount'>): Decimal =>
  net ?? amount;
