import type { AppliedTax } from '../domain/billing/taxes/applied-tax.js';
import { toNumber, type Big, type Decimal } from '../domain/money.js';
import type { InvoiceLineItem } from '../models/billing/invoice-line-item.js';
import type { Schemas } from '../contract/contract.js';
import { serializeLineTaxes } from './taxes.js';
import type { View } from './view.js';

/** The ids of what a line bills; at most one milestone. */
export type LineLinks = Readonly<Record<'time_entry_ids' | 'expense_ids' | 'milestone_ids', readonly string[]>>;

/** A line with the ids of what it bills, and the taxes that apply to it. */
export interface LinkedLine {
  readonly line: InvoiceLineItem;
  readonly links: LineLinks;
  readonly taxes: readonly AppliedTax[];
}

/** The description and the amounts of a line. */
export type LineTerms = Pick<InvoiceLineItem, 'description' | 'project_id'> &
  Partial<Pick<InvoiceLineItem, 'unit' | 'taxes'>> &
  Readonly<Record<'quantity' | 'rate' | 'amount', Decimal | Big>> & { readonly net_amount?: Decimal | Big | null };

/** What the quantity of a line counts. */
export const unitOf = ({ line, links }: { readonly line: Pick<LineTerms, 'unit'>; readonly links: LineLinks }) =>
  line.unit ?? (links.time_entry_ids.length > 0 ? 'hour' : 'piece');

/** A line of an invoice as the API shows it. */
export const serializeLineItem = (linked: LinkedLine, view: View): Schemas['LineItem'] => ({
  id: linked.line.id,
  ...serializeLineTerms(linked, view),
});

/** A line of an invoice as the API shows it, without an id, which a line that has not been created lacks. */
export function serializeLineTerms(
  { line, links, taxes }: Omit<LinkedLine, 'line'> & { readonly line: LineTerms },
  view: View,
): Omit<Schemas['LineItem'], 'id'> {
  return {
    description: line.description,
    quantity: toNumber(line.quantity),
    ...view.rates({
      rate: toNumber(line.rate),
      amount: toNumber(line.amount),
      net_amount: toNumber(line.net_amount ?? line.amount),
    }),
    unit: unitOf({ line, links }),
    ...serializeLineTaxes(taxes),
    has_own_tax: Boolean(line.taxes),
    project_id: line.project_id,
    milestone_id: links.milestone_ids[0] ?? null,
    time_entry_ids: links.time_entry_ids.toSorted(),
    expense_ids: links.expense_ids.toSorted(),
    time_entry_count: links.time_entry_ids.length,
    expense_count: links.expense_ids.length,
  };
}
