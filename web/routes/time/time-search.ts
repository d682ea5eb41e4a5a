import type { ListTimeEntriesQuery } from 'docket-sdk';
import { readFilters, readSaved, type FiltersRead, type SavedSearch } from '../../api/filters.js';
import { listTimeEntriesFilters } from '../../generated/lists.js';

/** The filters of the list, and the person and the week of the grid. */
export interface TimeSearch extends FiltersRead<ListTimeEntriesQuery>, SavedSearch {
  readonly view?: 'list' | undefined;
  /** Any day of the week. */
  readonly week?: string | undefined;
  /** The day that a phone shows. */
  readonly day?: string | undefined;
  /** The list shows the time of everyone whose time the user sees. */
  readonly everyone?: 1 | undefined;
  /** The id of the open entry. */
  readonly entry?: string | undefined;
  /** Opens the form for a new entry. */
  readonly new?: 1 | undefined;
  /** The day of the new entry. */
  readonly on?: string | undefined;
  /** The work of the new entry: the id of a project, ticket or client. */
  readonly of?: string | undefined;
  /** The key of a timer that the server refused, to be logged by hand. */
  readonly unsaved?: string | undefined;
}

const dayOf = (given: unknown): string | undefined => readFilters(listTimeEntriesFilters, { from: given }).from;

const textOf = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined);

export const readTimeSearch = (search: Record<string, unknown>): TimeSearch => ({
  ...readFilters(listTimeEntriesFilters, search),
  ...readSaved(search),
  view: search['view'] === 'list' ? 'list' : undefined,
  week: dayOf(search['week']),
  day: dayOf(search['day']),
  everyone: search['everyone'] === undefined ? undefined : 1,
  entry: textOf(search['entry']),
  new: search['new'] === undefined ? undefined : 1,
  on: dayOf(search['on']),
  of: textOf(search['of']),
  unsaved: textOf(search['unsaved']),
});
