import sql from 'sql-template-tag';
import type { Schemas } from '../../contract/contract.js';
import type { EInvoiceFormat } from '../../domain/billing/e-invoice/formats.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { whoMay } from '../visibility.js';

/** How far an electronic invoice has come, as its invoice or credit note shows it. */
export type EInvoiceState = Schemas['ElectronicInvoice'];

/** The file of an electronic invoice, as it was issued. It never changes. */
export class EInvoiceFile extends WorkspaceModel {
  static override tableName = 'e_invoices';
  static override idPrefix = 'einv';
  static override limitVisible = whoMay('view_invoices');

  /** The invoice or credit note that it is. */
  declare document_id: string;
  /** The invoice, or that of the credit note. */
  declare invoice_id: string;
  declare format: EInvoiceFormat;
  declare xml: string;
  /** The PDF that contains the XML, for a format that is one. Null until somebody needs it. */
  declare pdf: Buffer | null;
  /** Whether its transport will say later how far it has come. */
  declare is_awaited: boolean;
}

/** The file of an invoice or credit note; undefined if it was issued as a plain PDF only. */
export const findEInvoiceFile = (ctx: Ctx, documentId: string): Promise<EInvoiceFile | undefined> =>
  EInvoiceFile.first(ctx, sql`t.document_id = ${documentId}`);
