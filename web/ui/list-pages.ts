/** Loads a paged list: only pages in view, wherever they are in the list. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  useQueries,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { pagesOf, pageSize, placeOf } from './page-arithmetic.js';

/** Gives a table its rows. */
export interface RowSource<Row> {
  readonly total: number;
  /** Undefined while it is being loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Called with the range of rows in view. */
  readonly onVisibleRange: (from: number, to: number) => void;
  /** Nothing is known yet, not even how many there are. */
  readonly isLoading: boolean;
  /** The rows still belong to the previous filters or order. */
  readonly isPlaceholder?: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

export interface PageRequest {
  readonly page: number;
  readonly per_page: number;
}

interface Answer<Row> {
  readonly data: readonly Row[];
  readonly pagination: { readonly total: number };
}

type PageOptions<Page, Key extends QueryKey> = UseQueryOptions<Page, Error, Page, Key> & { queryKey: Key };

export interface ListPages<Row, Page> extends RowSource<Row> {
  /** The first page, for its sums. */
  readonly first: Page | undefined;
  /** A request is on its way that may replace rows. */
  readonly isFetching: boolean;
}

/** Requests the first page before the list's screen renders, because both take about as long. */
export function readAhead<Page, Key extends QueryKey>(
  client: QueryClient,
  optionsOf: (page: PageRequest) => PageOptions<Page, Key>,
): void {
  void client.prefetchQuery(optionsOf({ page: 1, per_page: pageSize }));
}

/** How long rows must be in view before they are requested, so that scrolling past them requests nothing. */
const scrollDelayMs = 100;
/** How many rows beyond the view are requested. */
const ahead = 30;

/**
 * `useListPages((page) => listTicketsOptions({ ...filters, ...page }))`. Page 1 stays loaded, because it has the total.
 * A list with other filters or another order begins at its first page.
 */
export function useListPages<Row, Page extends Answer<Row>, Key extends QueryKey>(
  optionsOf: (page: PageRequest) => PageOptions<Page, Key>,
): ListPages<Page['data'][number], Page> {
  const list = JSON.stringify(optionsOf({ page: 1, per_page: pageSize }).queryKey);
  const [looked, setLooked] = useState<VisiblePages>({ list, pages: [] });
  const pages = useMemo(() => [...new Set([1, ...(looked.list === list ? looked.pages : [])])], [looked, list]);
  // Rows of another page must not be placeholders here; page 1 may show those of the previous filters.
  const queryOf = (page: number): PageOptions<Page, Key> => {
    const options = optionsOf({ page, per_page: pageSize });
    return page === 1 ? options : { ...options, placeholderData: undefined };
  };
  const answers = useQueries({ queries: pages.map(queryOf) });
  const first = answers[0];
  const total = first?.data?.pagination.total ?? 0;
  const onVisibleRange = useVisiblePages({ list, total, setLooked, keyOf: (page) => queryOf(page).queryKey });
  const known = new Map(pages.map((page, at) => [page, answers[at]?.data]));
  const failed = answers.filter(({ error }) => error);
  return {
    total,
    first: first?.data,
    onVisibleRange,
    rowAt: (index) => {
      const { page, at } = placeOf(index);
      return known.get(page)?.data[at];
    },
    isLoading: first?.isPending ?? true,
    isPlaceholder: first?.isPlaceholderData ?? false,
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

interface VisiblePages {
  readonly list: string;
  readonly pages: readonly number[];
}

interface Needing {
  readonly list: string;
  readonly total: number;
  readonly setLooked: (looked: VisiblePages) => void;
  readonly keyOf: (page: number) => QueryKey;
}

/** Selects the pages in view: at once if all of them are cached, else after `scrollDelayMs`. */
function useVisiblePages({ list, total, setLooked, keyOf }: Needing): RowSource<unknown>['onVisibleRange'] {
  const client = useQueryClient();
  const latest = useRef(keyOf);
  // A layout effect runs before the table's effect that calls `onVisibleRange`.
  useLayoutEffect(() => {
    latest.current = keyOf;
  });
  const last = useRef<{ name: string; timer?: ReturnType<typeof setTimeout> }>({ name: '' });
  return useCallback(
    (from, to) => {
      const pages = pagesOf(from - ahead, Math.min(to + ahead, total));
      const name = `${list} ${String(pages)}`;
      if (last.current.name === name) return;
      clearTimeout(last.current.timer);
      const isRead = pages.every((page) => client.getQueryData(latest.current(page)) !== undefined);
      const look = (): void => setLooked({ list, pages });
      last.current = isRead ? { name } : { name, timer: setTimeout(look, scrollDelayMs) };
      if (isRead) look();
    },
    [client, list, total, setLooked],
  );
}

const nothing = (): void => undefined;

/** Rows that are all loaded. */
export const rowsOf = <Row>(rows: readonly Row[]): RowSource<Row> => ({
  total: rows.length,
  rowAt: (index) => rows[index],
  onVisibleRange: nothing,
  isLoading: false,
  error: null,
  retry: nothing,
});

/** Rows of one response that has all of them. */
export const rowsOfQuery = <Row>(
  query: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown },
  rows: readonly Row[] | undefined,
): RowSource<Row> => ({
  ...rowsOf(rows ?? []),
  isLoading: query.isPending,
  error: query.error,
  retry: () => void query.refetch(),
});
