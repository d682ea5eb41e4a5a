import type { ListAgreementsQuery } from 'docket-sdk';
import { readFilters, readSaved, type FiltersRead, type SavedSearch } from '../../api/filters.js';
import { listAgreementsFilters } from '../../generated/lists.js';

/** The filters of the list, and whether the form for a new retainer is open. */
export interface RetainersSearch extends Omit<FiltersRead<ListAgreementsQuery>, 'client_id'>, SavedSearch {
  new?: 1;
  client_id?: string | string[];
}

export const readRetainersSearch = (search: Record<string, unknown>): RetainersSearch => ({
  ...readFilters(listAgreementsFilters, search),
  ...readSaved(search),
  ...(Number(search['new']) === 1 && { new: 1 }),
});
