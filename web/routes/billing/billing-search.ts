import type { ListInvoicesQuery, ListPaymentsQuery } from 'docket-sdk';
import { readFilters, type FiltersRead } from '../../api/filters.js';
import { listCreditNotesFilters, listInvoicesFilters, listPaymentsFilters } from '../../generated/lists.js';

export const billingTabs = ['unbilled', 'invoices', 'payments', 'credit-notes', 'aging'] as const;
export type BillingTab = (typeof billingTabs)[number];

/** What the screen shows: a tab with the filters of its list, whose work is being billed, a new invoice. */
export interface BillingSearch extends Filters {
  tab?: BillingTab;
  new?: 1;
  /** The payments of a bank statement are being recorded. */
  record?: 1;
  /** The client whose unbilled work is looked at before it becomes a draft. */
  bill?: string;
  client_id?: string | string[];
  sort?: string;
}

/** Of all lists of the screen: what one of them does not know, it leaves alone. */
type Filters = Omit<FiltersRead<ListInvoicesQuery>, 'client_id' | 'sort'> &
  Pick<FiltersRead<ListPaymentsQuery>, 'type' | 'method' | 'invoice_id'>;

/** Each list takes from this what it knows. */
export function readBillingSearch(search: Record<string, unknown>): BillingSearch {
  const tab = billingTabs.find((one) => one === search['tab']);
  const bill = search['bill'];
  return {
    ...readFilters(listCreditNotesFilters, search),
    ...readFilters(listPaymentsFilters, search),
    ...readFilters(listInvoicesFilters, search),
    ...(tab && { tab }),
    ...(Number(search['new']) === 1 && { new: 1 }),
    ...(Number(search['record']) === 1 && { record: 1 }),
    ...(typeof bill === 'string' && { bill }),
  };
}

export interface InvoiceSearch {
  /** How each amount comes about is seen. */
  readonly trace?: 1;
}

export const readInvoiceSearch = (search: Record<string, unknown>): InvoiceSearch =>
  Number(search['trace']) === 1 ? { trace: 1 } : {};
