import type { ListInvoicesQuery, ListPaymentsQuery } from 'docket-sdk';
import { readFilters, readSaved, type FiltersRead, type SavedSearch } from '../../api/filters.js';
import { listCreditNotesFilters, listInvoicesFilters, listPaymentsFilters } from '../../generated/lists.js';

export const billingTabs = ['unbilled', 'invoices', 'payments', 'credit-notes', 'aging'] as const;
export type BillingTab = (typeof billingTabs)[number];

/** The state of the screen: a tab with the filters of its list, and the open dialog. */
export interface BillingSearch extends Filters, SavedSearch {
  tab?: BillingTab;
  new?: 1;
  /** Opens the dialog that records the payments of a bank statement. */
  record?: 1;
  /** The client whose unbilled work is open in the dialog that bills it. */
  bill?: string;
  client_id?: string | string[];
  sort?: string;
}

/** Filters of all lists of the screen. Each list ignores those that it does not have. */
type Filters = Omit<FiltersRead<ListInvoicesQuery>, 'client_id' | 'sort'> &
  Pick<FiltersRead<ListPaymentsQuery>, 'type' | 'method' | 'invoice_id'>;

/** Reads the filters of all lists; each list then takes its own. */
export function readBillingSearch(search: Record<string, unknown>): BillingSearch {
  const tab = billingTabs.find((one) => one === search['tab']);
  const bill = search['bill'];
  return {
    ...readFilters(listCreditNotesFilters, search),
    ...readFilters(listPaymentsFilters, search),
    ...readFilters(listInvoicesFilters, search),
    ...readSaved(search),
    ...(tab && { tab }),
    ...(Number(search['new']) === 1 && { new: 1 }),
    ...(Number(search['record']) === 1 && { record: 1 }),
    ...(typeof bill === 'string' && { bill }),
  };
}

export interface InvoiceSearch {
  /** Opens the drawer that explains each amount. */
  readonly trace?: 1;
}

export const readInvoiceSearch = (search: Record<string, unknown>): InvoiceSearch =>
  Number(search['trace']) === 1 ? { trace: 1 } : {};
