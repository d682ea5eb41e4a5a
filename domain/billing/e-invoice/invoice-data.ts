/** What an electronic invoice is made from: an invoice or credit note as it is stored, with its parties. */
import type { Schemas } from '../../../contract/contract.js';
import type { Big, Decimal } from '../../money.js';
import type { AppliedTax } from '../taxes/applied-tax.js';
import type { TaxShare } from '../taxes/tax-amounts.js';
import type { LineUnit } from '../taxes/tax-rate-rules.js';

type Parties = Schemas['InvoiceParties'];

export interface InvoiceData {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly date: string;
  readonly currency: string;
  /** Null for a credit note, on which nothing is due. */
  readonly due_date: string | null;
  /** How to pay, or which invoice a credit note is for, in the language of the document. */
  readonly payment_terms: string | null;
  readonly preceding: { readonly number: string; readonly date: string } | null;
  readonly delivery: { readonly start: string; readonly end: string } | null;
  readonly references: Schemas['InvoiceReferences'];
  readonly subject: string | null;
  readonly notes: string | null;
  readonly seller: Parties['seller'];
  readonly buyer: Parties['buyer'];
  readonly lines: readonly InvoiceDataLine[];
  /** The amounts by tax. */
  readonly shares: readonly TaxShare[];
  /** What rounding to the smallest coin adds to the total; 0 for most. */
  readonly rounding: Big;
}

export interface InvoiceDataLine {
  readonly description: string;
  /** Null if an amount was credited, as is the rate. */
  readonly quantity: Decimal | null;
  readonly rate: Decimal | null;
  /** Before tax. */
  readonly net: Big;
  /** Whether `rate` includes tax. */
  readonly rate_includes_tax: boolean;
  readonly unit: LineUnit;
  readonly taxes: readonly AppliedTax[];
}
