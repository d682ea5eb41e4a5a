/** The texts of an invoice beside its lines. All code that accepts, copies or limits them uses these lists. */
import type { Schemas } from '../../contract/contract.js';

type TakenByAll = keyof (Schemas['InvoiceCreate'] | Schemas['InvoiceUpdate'] | Schemas['InvoiceFromTime']);
type Shown = keyof Schemas['Invoice'];

/** Texts in every request that creates or changes a draft, and in every response. */
export const invoiceTexts = [
  'subject',
  'notes',
  'internal_notes',
  'po_number',
] as const satisfies readonly (TakenByAll & Shown)[];

export type InvoiceText = (typeof invoiceTexts)[number];

/** Texts that can be changed in every status, also after sending. */
export const alwaysEditableTexts: readonly InvoiceText[] = ['internal_notes', 'po_number'];
