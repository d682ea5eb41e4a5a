import { readFilters, readSaved, type SavedSearch } from '../../api/filters.js';
import { listTicketsFilters } from '../../generated/lists.js';

/**
 * The filters of the inbox. A link has no page, because pages load on scroll. `new=1` opens the form for a new ticket.
 */
export type TicketsSearch = Omit<ReturnType<typeof readTicketFilters>, 'page' | 'per_page'> &
  SavedSearch & { readonly new?: 1 };

const readTicketFilters = (search: Readonly<Record<string, unknown>>) => readFilters(listTicketsFilters, search);

export function readTicketsSearch(search: Readonly<Record<string, unknown>>): TicketsSearch {
  const { page: _page, per_page: _perPage, ...read } = readTicketFilters(search);
  const filters = { ...read, ...readSaved(search) };
  return Number(search['new']) === 1 ? { ...filters, new: 1 } : filters;
}
