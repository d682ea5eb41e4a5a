import type { ListClientsQuery } from 'docket-sdk';
import { readFilters, readSaved, type FiltersRead, type SavedSearch } from '../../api/filters.js';
import { listClientsFilters } from '../../generated/lists.js';
import type { LastList } from '../../ui/last-list.js';

/** The filters of the list, and whether the form for a new client is open. */
export type ClientsSearch = FiltersRead<ListClientsQuery> & SavedSearch & { readonly new?: 1 };

export const lastClients: LastList<Omit<ClientsSearch, 'new'>> = { search: {} };

export const clientTabs = [
  'overview',
  'contacts',
  'agreements',
  'projects',
  'tickets',
  'invoices',
  'unbilled',
  'statement',
  'duplicates',
  'settings',
] as const;
export type ClientTab = (typeof clientTabs)[number];

/** The selected tab; `contact` is the open contact, `from` and `to` are the days of the statement. */
export interface ClientSearch {
  readonly tab?: ClientTab;
  readonly contact?: string;
  readonly from?: string;
  readonly to?: string;
}

const dayPattern = /^\d{4}-\d\d-\d\d$/;

export const readClientsSearch = (search: Record<string, unknown>): ClientsSearch => ({
  ...readFilters(listClientsFilters, search),
  ...readSaved(search),
  ...(Number(search['new']) === 1 && { new: 1 }),
});

export function readClientSearch({ tab, contact, from, to }: Record<string, unknown>): ClientSearch {
  const known = clientTabs.find((one) => one === tab);
  return {
    ...(known && { tab: known }),
    ...(typeof contact === 'string' && { contact }),
    ...(typeof from === 'string' && dayPattern.test(from) && { from }),
    ...(typeof to === 'string' && dayPattern.test(to) && { to }),
  };
}
