import type { ListInvoicesQuery, ListPaymentsQuery, ListRecurringInvoicesQuery } from 'docket-sdk';
import { readFilters, readSaved, type FiltersRead, type SavedSearch } from '../../api/filters.js';
import {
  listCreditNotesFilters,
  listInvoicesFilters,
  listPaymentsFilters,
  listRecurringInvoicesFilters,
} from '../../generated/lists.js';

export const billingTabs = ['unbilled', 'invoices', 'recurring', 'payments', 'credit-notes', 'aging'] as const;
export type BillingTab = (typeof billingTabs)[number];

/** The state of the screen: a tab with the filters of its list, and the open dialog. */
export interface BillingSearch extends Filters, SavedSearch {
  tab?: BillingTab;
  new?: 1;
  /** Opens the dialog that records the payments of a bank statement. */
  record?: 1;
  /** The client whose unbilled work is open in the dialog that bills it. */
  bill?: string;
  /** The recurring invoice that is open; `new` for one that is to be created. */
  recurring?: string;
  /** The payment or refund that is open. */
  payment?: string;
  client_id?: string | string[];
  sort?: string;
}

/** Filters of all lists of the screen. Each list ignores those that it does not have. */
type Filters = Omit<FiltersRead<ListInvoicesQuery>, 'client_id' | 'sort'> &
  Pick<FiltersRead<ListRecurringInvoicesQuery>, 'failed'> &
  Pick<FiltersRead<ListPaymentsQuery>, 'type' | 'method' | 'invoice_id' | 'dispute_status' | 'refund_failed'>;

/** Reads the filters of all lists; each list then takes its own. */
export function readBillingSearch(search: Record<string, unknown>): BillingSearch {
  const tab = billingTabs.find((one) => one === search['tab']);
  const { bill, payment, recurring } = search;
  return {
    ...recurringFilters(search),
    ...readFilters(listCreditNotesFilters, search),
    ...readFilters(listPaymentsFilters, search),
    ...readFilters(listInvoicesFilters, search),
    ...readSaved(search),
    ...(tab && { tab }),
    ...(Number(search['new']) === 1 && { new: 1 }),
    ...(Number(search['record']) === 1 && { record: 1 }),
    ...(typeof bill === 'string' && { bill }),
    ...(typeof recurring === 'string' && { recurring }),
    ...(typeof payment === 'string' && { payment }),
  };
}

/** The status is left out: it is that of invoices. */
function recurringFilters(search: Record<string, unknown>): Omit<FiltersRead<ListRecurringInvoicesQuery>, 'status'> {
  const { status: _status, ...rest } = readFilters(listRecurringInvoicesFilters, search);
  return rest;
}

export interface InvoiceSearch {
  /** Opens the drawer that explains each amount. */
  readonly trace?: 1;
}

export const readInvoiceSearch = (search: Record<string, unknown>): InvoiceSearch =>
  Number(search['trace']) === 1 ? { trace: 1 } : {};
