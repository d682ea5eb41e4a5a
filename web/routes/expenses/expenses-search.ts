import type { ListExpensesQuery } from 'docket-sdk';
import { readFilters, readSaved, type FiltersRead, type SavedSearch } from '../../api/filters.js';
import { listExpensesFilters } from '../../generated/lists.js';

export interface ExpensesSearch extends FiltersRead<ListExpensesQuery>, SavedSearch {
  /** The id of the open expense. */
  readonly expense?: string | undefined;
  /** Opens the form for a new expense. */
  readonly new?: 1 | undefined;
}

export const readExpensesSearch = (search: Record<string, unknown>): ExpensesSearch => ({
  ...readFilters(listExpensesFilters, search),
  ...readSaved(search),
  expense: typeof search['expense'] === 'string' ? search['expense'] : undefined,
  new: search['new'] === undefined ? undefined : 1,
});
