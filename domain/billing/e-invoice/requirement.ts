import type { EInvoiceParty } from './e-invoice.js';
import type { EInvoiceFormat } from './formats.js';
import type { InvoiceData } from './invoice-data.js';

export interface MissingTerm {
  readonly rule: string;
  /** The field that mends it, such as `workspace.business.phone` or `client.address.city`. */
  readonly setting: string;
  readonly message: string;
}

/** What a format wants that may be missing. */
export interface Requirement extends MissingTerm {
  readonly isMet: boolean;
}

/** An invoice, its parties in terms of EN 16931, and the format that it shall have. */
export interface Judged {
  readonly data: InvoiceData;
  readonly format: EInvoiceFormat;
  readonly seller: EInvoiceParty;
  readonly buyer: EInvoiceParty;
}

export const isGiven = (text: string | null): boolean => text !== null && text.trim() !== '';
