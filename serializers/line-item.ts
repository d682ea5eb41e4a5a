import { toNumber, type Big, type Decimal } from '../domain/money.js';
import type { InvoiceLineItem } from '../models/billing/invoice-line-item.js';
import type { Schemas } from '../contract/contract.js';
import type { View } from './view.js';

/** The ids of what a line bills; at most one milestone. */
export type LineLinks = Readonly<Record<'time_entry_ids' | 'expense_ids' | 'milestone_ids', readonly string[]>>;

/** A line and the ids of what it bills. */
export interface LinkedLine {
  readonly line: InvoiceLineItem;
  readonly links: LineLinks;
}

/** The description and the amounts of a line. */
export type LineTerms = Pick<InvoiceLineItem, 'description' | 'project_id'> &
  Readonly<Record<'quantity' | 'rate' | 'amount', Decimal | Big>>;

/** A line of an invoice as the API shows it. */
export const serializeLineItem = ({ line, links }: LinkedLine, view: View): Schemas['LineItem'] => ({
  id: line.id,
  ...serializeLineTerms(line, links, view),
});

/** A line of an invoice as the API shows it, without an id, which a line that has not been created lacks. */
export function serializeLineTerms(line: LineTerms, links: LineLinks, view: View): Omit<Schemas['LineItem'], 'id'> {
  return {
    description: line.description,
    quantity: toNumber(line.quantity),
    ...view.rates({ rate: toNumber(line.rate), amount: toNumber(line.amount) }),
    project_id: line.project_id,
    milestone_id: links.milestone_ids[0] ?? null,
    time_entry_ids: links.time_entry_ids.toSorted(),
    expense_ids: links.expense_ids.toSorted(),
    time_entry_count: links.time_entry_ids.length,
    expense_count: links.expense_ids.length,
  };
}
