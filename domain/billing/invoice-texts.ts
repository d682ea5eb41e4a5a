/** What an invoice says in words beside its lines: whatever takes, copies or measures these texts goes by the lists here. */
import type { Schemas } from '../../contract/contract.js';

type TakenByAll = keyof (Schemas['InvoiceCreate'] | Schemas['InvoiceUpdate'] | Schemas['InvoiceFromTime']);
type Shown = keyof Schemas['Invoice'];

/** Every request that makes or changes a draft takes them, and every answer shows them. */
export const invoiceTexts = [
  'subject',
  'notes',
  'internal_notes',
  'po_number',
] as const satisfies readonly (TakenByAll & Shown)[];

export type InvoiceText = (typeof invoiceTexts)[number];

/** Internal ones, which can be changed at any time. */
export const textsOfAnyTime: readonly InvoiceText[] = ['internal_notes', 'po_number'];
