/** Saved views of a screen: how they are read, and what of a screen they hold. */
import type { SavedView, SavedViewScreen } from 'docket-sdk';
import { queryOptions } from '@tanstack/react-query';
import { docket } from '../../api/docket.js';
import { standardLayout, type TableLayout } from '../../ui/table/table-layout.js';

/** What a view stores of the address: the filters and the order of its list. */
export type ViewQuery = SavedView['query'];
export type ScreenQuery = Readonly<Record<string, unknown>>;

/**
 * All views of a screen that the user sees, in practice by one request. Colleagues' changes emit no events, so they are
 * seen after five minutes, or when the window gets the focus after that.
 */
export const viewsOptions = (screen: SavedViewScreen) =>
  queryOptions({
    queryKey: ['saved-views', 'ofScreen', screen] as const,
    queryFn: async ({ signal }) => {
      const views: SavedView[] = [];
      for await (const view of docket.savedViews.list({ screen: [screen], per_page: 100 }, { signal }))
        views.push(view);
      return views;
    },
    staleTime: 5 * 60_000,
    throwOnError: false,
  });

/**
 * Names in the query of a view that are no filters. `own_columns` marks the view that holds a user's columns for a screen
 * while no view is in use: it is never listed.
 */
const marks = { density: 'density', own: 'own_columns' } as const;

export const isOwnColumns = ({ query }: SavedView): boolean => query[marks.own] === true;

/** The layout of a view; undefined if it has none of its own. */
export function layoutOf({ columns, query }: SavedView): TableLayout | undefined {
  const isCompact = query[marks.density] === 'compact';
  return columns.length > 0 || isCompact || query[marks.own] === true ? { columns, isCompact } : undefined;
}

/** The filters and the order of a view as parameters of the address. */
export function searchOfView({ query }: SavedView): ScreenQuery {
  const { [marks.density]: _density, [marks.own]: _own, ...search } = query;
  // A map, such as filters by metadata, is stored as a text.
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      typeof value === 'string' && value.startsWith('{') ? readMap(value) : value,
    ]),
  );
}

function readMap(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody searches for a brace.
    return text;
  }
}

/** What is stored of a screen. */
export function bodyOf(search: ScreenQuery, { columns, isCompact }: TableLayout, isOwn = false) {
  return { query: queryOf(search, isCompact, isOwn), columns: columns.map(({ id, width }) => ({ id, width })) };
}

const queryOf = (search: ScreenQuery, isCompact: boolean, isOwn: boolean): ViewQuery => ({
  ...Object.fromEntries(Object.entries(search).flatMap(([name, value]) => storedOf(name, value))),
  ...(isCompact && { [marks.density]: 'compact' }),
  ...(isOwn && { [marks.own]: true }),
});

type Stored = ViewQuery[string];
type Scalar = Exclude<Stored, readonly unknown[]>;

function storedOf(name: string, value: unknown): [string, Stored][] {
  if (isScalar(value)) return [[name, value]];
  if (Array.isArray(value)) return [[name, value.filter(isScalar)]];
  return value === undefined || value === null ? [] : [[name, JSON.stringify(value)]];
}

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** Whether two screens have the same filters and order, whether a value stands alone or in a list. */
export const isSameQuery = (one: ScreenQuery, other: ScreenQuery): boolean => writtenOf(one) === writtenOf(other);

const writtenOf = (query: ScreenQuery): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${JSON.stringify([value].flat())}`)
    .toSorted()
    .join('\n');

export const isSameLayout = (one = standardLayout, other = standardLayout): boolean =>
  one.isCompact === other.isCompact && columnsText(one) === columnsText(other);

const columnsText = ({ columns }: TableLayout): string => columns.map(({ id, width }) => `${id} ${width}`).join();
