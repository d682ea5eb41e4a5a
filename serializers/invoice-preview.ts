import type { InvoiceText } from '../domain/billing/invoice-texts.js';
import { referencesOf, type StoredReferences } from '../domain/billing/parties/invoice-references.js';
import type { AppliedTax } from '../domain/billing/taxes/applied-tax.js';
import { defaultTaxesOf, sharesOf, type StoredTaxShare } from '../domain/billing/taxes/invoice-taxes.js';
import { roundingIn } from '../domain/billing/total-rounding.js';
import { toNumber, type Big, type Decimal } from '../domain/money.js';
import type { Day } from '../domain/time.js';
import type { Schemas } from '../contract/contract.js';
import { serializeLineTerms, type LineLinks, type LineTerms } from './line-item.js';
import { serializeDocumentTaxes } from './taxes.js';
import type { View } from './view.js';

/** A draft that has not been created. */
interface UnmadeDraft extends Partial<Readonly<Record<InvoiceText, string | null>>> {
  readonly client_id: string;
  readonly contact_id: string | null;
  readonly currency: string;
  readonly invoice_date: Day;
  readonly due_date: Day;
  readonly delivery_start: Day | null;
  readonly delivery_end: Day | null;
  readonly tax_rate: Decimal;
  readonly taxes: readonly AppliedTax[] | null;
  readonly prices_include_tax: boolean;
  readonly tax_shares: readonly StoredTaxShare[] | null;
  readonly document_references: StoredReferences | null;
  readonly subtotal: Big;
  readonly tax_amount: Big;
  readonly total: Big;
}

/** A draft as it would be shown, without the fields that only a created draft has, such as its id. */
export function serializeInvoicePreview(
  draft: UnmadeDraft,
  lines: readonly (LineTerms & { readonly links: LineLinks })[],
  view: View,
): Omit<Schemas['InvoicePreview'], 'summary' | 'warnings'> {
  const { client_id, contact_id, currency, invoice_date, due_date, delivery_start, delivery_end } = draft;
  return {
    client_id,
    contact_id,
    currency,
    dates: { invoice_date, due_date, delivery_start, delivery_end },
    amounts: {
      subtotal: toNumber(draft.subtotal),
      tax_rate: toNumber(draft.tax_rate),
      taxes: serializeDocumentTaxes(sharesOf(draft), view),
      tax_amount: toNumber(draft.tax_amount),
      rounding: toNumber(roundingIn(draft)),
      total: toNumber(draft.total),
    },
    prices_include_tax: draft.prices_include_tax,
    subject: draft.subject ?? null,
    notes: draft.notes ?? null,
    internal_notes: draft.internal_notes ?? null,
    po_number: draft.po_number ?? null,
    references: referencesOf(draft),
    line_items: lines.map((line) =>
      serializeLineTerms({ line, links: line.links, taxes: line.taxes ?? defaultTaxesOf(draft) }, view),
    ),
  };
}
