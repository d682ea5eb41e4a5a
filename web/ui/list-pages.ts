/** Rows of a list as the server pages them: only the pages that are looked at are loaded, wherever in the list they stand. */
import { useCallback, useMemo, useState } from 'react';
import { useQueries, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { pagesOf, pageSize, placeOf } from './page-arithmetic.js';

/** What a table draws from. */
export interface RowSource<Row> {
  readonly total: number;
  /** Undefined while it is being loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Tells which rows are looked at. */
  readonly onNeed: (from: number, to: number) => void;
  /** Nothing is known yet, not even how many there are. */
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

export interface PageAsked {
  readonly page: number;
  readonly per_page: number;
}

interface Answer<Row> {
  readonly data: readonly Row[];
  readonly pagination: { readonly total: number };
}

type Asked<Page, Key extends QueryKey> = UseQueryOptions<Page, Error, Page, Key> & { queryKey: Key };

export interface ListPages<Row, Page> extends RowSource<Row> {
  /** The first page, for its sums. */
  readonly first: Page | undefined;
  /** Rows are shown that something newer may replace. */
  readonly isFetching: boolean;
}

/**
 * `useListPages((page) => listTicketsOptions({ ...filters, ...page }))`. Page 1 is always kept: it knows how many there are.
 * Another list, by other filters or another order, begins at its first page.
 */
export function useListPages<Row, Page extends Answer<Row>, Key extends QueryKey>(
  optionsOf: (page: PageAsked) => Asked<Page, Key>,
): ListPages<Page['data'][number], Page> {
  const list = JSON.stringify(optionsOf({ page: 1, per_page: pageSize }).queryKey);
  const [looked, setLooked] = useState<{ list: string; pages: readonly number[] }>({ list, pages: [] });
  const pages = useMemo(() => [...new Set([1, ...(looked.list === list ? looked.pages : [])])], [looked, list]);
  // Another page's rows must not stand in for these; page 1 may show those of the filters before.
  const askedOf = (page: number): Asked<Page, Key> => {
    const options = optionsOf({ page, per_page: pageSize });
    return page === 1 ? options : { ...options, placeholderData: undefined };
  };
  const answers = useQueries({ queries: pages.map(askedOf) });
  const first = answers[0];
  const total = first?.data?.pagination.total ?? 0;
  const onNeed = useCallback(
    (from: number, to: number) => {
      const needed = pagesOf(from, to);
      setLooked((known) =>
        known.list === list && String(known.pages) === String(needed) ? known : { list, pages: needed },
      );
    },
    [list],
  );
  const known = new Map(pages.map((page, at) => [page, answers[at]?.data]));
  const failed = answers.filter(({ error }) => error);
  return {
    total,
    first: first?.data,
    onNeed,
    rowAt: (index) => {
      const { page, at } = placeOf(index);
      return known.get(page)?.data[at];
    },
    isLoading: first?.isPending ?? true,
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

const nothing = (): void => undefined;

/** Rows that are all here already. */
export const rowsOf = <Row>(rows: readonly Row[]): RowSource<Row> => ({
  total: rows.length,
  rowAt: (index) => rows[index],
  onNeed: nothing,
  isLoading: false,
  error: null,
  retry: nothing,
});

/** One answer that holds all of its rows. */
export const rowsOfQuery = <Row>(
  query: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown },
  rows: readonly Row[] | undefined,
): RowSource<Row> => ({
  ...rowsOf(rows ?? []),
  isLoading: query.isPending,
  error: query.error,
  retry: () => void query.refetch(),
});
