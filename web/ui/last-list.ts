/** How a list was looked at last, so that the way back from one of its rows leads to what one came from. */
import { useEffect } from 'react';

export interface LastList<Search extends object> {
  search: Search;
}

/** On the screen of the list: keeps its search, without the form that is open over it. */
export function useLastList<Search extends { readonly new?: unknown }>(
  last: LastList<Omit<Search, 'new'>>,
  search: Search,
): void {
  useEffect(() => {
    const { new: _new, ...rest } = search;
    last.search = rest;
  }, [last, search]);
}
