import type { ListUsersQuery } from 'docket-sdk';
import { readFilters, readSaved, type FiltersRead, type SavedSearch } from '../../api/filters.js';
import { listUsersFilters } from '../../generated/lists.js';

/** The filters of the list, the selected tab, and whether the invitation is open. */
export type PeopleSearch = FiltersRead<ListUsersQuery> &
  SavedSearch & { readonly tab?: 'permissions'; readonly new?: 1 };

export const readPeopleSearch = (search: Record<string, unknown>): PeopleSearch => ({
  ...readFilters(listUsersFilters, search),
  ...readSaved(search),
  ...(search['tab'] === 'permissions' && { tab: 'permissions' as const }),
  ...(Number(search['new']) === 1 && { new: 1 as const }),
});
