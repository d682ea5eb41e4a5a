import type { Ctx } from '../../../../models/context.js';
import type { EInvoiceState } from '../../../../models/billing/e-invoice-file.js';
import type { EInvoiceFormat } from '../../../../domain/billing/e-invoice/formats.js';

/** An electronic invoice or credit note that was issued. */
export interface IssuedDocument {
  /** The id of the invoice or credit note. */
  readonly id: string;
  readonly number: string;
  readonly format: EInvoiceFormat;
  /** The buyer's address; null if it is not known. */
  readonly buyer: { readonly scheme: string; readonly value: string } | null;
  readonly xml: string;
}

/** How far a document has come. */
export interface TransportReport {
  readonly status: EInvoiceState['status'];
  /** What the transport calls the document. */
  readonly reference?: string;
  /** Why it was rejected. */
  readonly error?: string;
}

/**
 * A way in which electronic invoices reach clients (docs/decisions/e-invoices.md). To add one, write a file that exports it
 * and list it in index.ts.
 */
export interface EInvoiceTransport {
  readonly name: EInvoiceState['via'];
  /**
   * Takes a document over, in the transaction that issues it, and returns how far it has come. It must not be slow: an
   * adapter of a provider queues the document here, and hands it over from a job.
   */
  readonly send: (ctx: Ctx, document: IssuedDocument) => Promise<TransportReport>;
  /**
   * How far a document has come that was taken over at a time; undefined if that is not known yet. The daily job calls it
   * for documents that were neither delivered nor rejected. Absent for transports that report by themselves.
   */
  readonly status?: (
    ctx: Ctx,
    document: { readonly xml: string; readonly sentAt: Date },
  ) => Promise<TransportReport | undefined>;
}
