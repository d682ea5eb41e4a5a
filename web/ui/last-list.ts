/** Remembers the last search of a list, so that the link back from an object leads to the same filters and order. */
import { useEffect } from 'react';

export interface LastList<Search extends object> {
  search: Search;
}

/** Call on the list's screen. Stores its search without `new`, which opens a form over the list. */
export function useLastList<Search extends { readonly new?: unknown }>(
  last: LastList<Omit<Search, 'new'>>,
  search: Search,
): void {
  useEffect(() => {
    const { new: _new, ...rest } = search;
    last.search = rest;
  }, [last, search]);
}
