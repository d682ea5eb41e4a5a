/** The week of one user: entries of the server, with typed hours on top. */
import { sumOf } from '../../ui/text/exact.js';
import type { TimeEntrySummary, User } from 'docket-sdk';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../api/session.js';
import { getTicketOptions, getUserOptions, listTimeEntriesOptions } from '../../generated/queries.js';
import { addDays } from '../../ui/days.js';
import { useRememberedRows } from './remembered-rows.js';
import { knownOf, type CellPlace } from './cell-write.js';
import type { Typed } from './typed-hours.js';
import { useTypedHours } from './use-typed-hours.js';
import {
  hoursOf,
  RowOrder,
  readOnlyReason,
  rowsOfWeek,
  rowKeyOf,
  weekDays,
  type RowWork,
  type Rules,
  type WeekCell,
  type WeekRow,
} from './week.js';
import { t } from '../../messages/text.js';

const perPage = 100;

export interface ShownCell extends WeekCell {
  /** Typed hours, or those of the server. */
  readonly hours: number | null;
  readonly typed: Typed | undefined;
  readonly reason: string | undefined;
  /** Typed, or that of the only entry. */
  readonly description: string | null;
  readonly type: (hours: number | null, description?: string | null) => void;
  /** Writes deleted hours again, as a new entry. */
  readonly restore: (hours: number) => void;
  readonly drop: () => void;
}

export interface ShownRow extends Omit<WeekRow, 'cells'> {
  readonly cells: readonly ShownCell[];
  readonly sum: number;
}

/** All entries of a week; most weeks are one page. */
export function useEntriesOfWeek(userId: string, firstDay: string, isWanted = true) {
  const query = {
    user_id: userId,
    from: firstDay,
    to: addDays(firstDay, 6),
    per_page: perPage,
    sort: 'created_at',
    order: 'asc',
  } as const;
  const first = useQuery({ ...listTimeEntriesOptions({ ...query, page: 1 }), enabled: isWanted });
  const pages = first.data?.pagination.total_pages ?? 1;
  const rest = useQueries({
    queries: Array.from({ length: pages - 1 }, (_page, at) => listTimeEntriesOptions({ ...query, page: at + 2 })),
  });
  const entries: TimeEntrySummary[] = [first, ...rest].flatMap(({ data }) => data?.data ?? []);
  return {
    first,
    // While this week loads, the query still has the entries of the previous one, which must not show here.
    entries: entries.filter(
      ({ date, user_id }) => user_id === userId && date >= firstDay && date <= addDays(firstDay, 6),
    ),
    readAt: Math.min(...[first, ...rest].map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}

export function useWeek(userId: string, firstDay: string) {
  const { user, workspace, can } = useSession();
  const week = useEntriesOfWeek(userId, firstDay);
  const { hours: store, typed } = useTypedHours();
  const rememberedRows = useRememberedRows(user.id, `${userId} ${firstDay}`);
  const { readAt } = week;
  useEffect(() => store.seen(readAt), [store, readAt, typed]);
  const rules: Rules = {
    lockedBefore: workspace.lock_time_before,
    isOwner: user.role === 'owner',
    canWrite: can('createTimeEntry'),
  };
  const placed = typedWorkIn(typed, userId, firstDay)
    .filter((ids) => !rememberedRows.rows.some((row) => rowKeyOf(row.ids) === rowKeyOf(ids)))
    .map((ids) => ({ ids, title: t('shell.work') }));
  const [order] = useState(() => new RowOrder());
  const found = rowsOfWeek(week.entries, [...rememberedRows.rows, ...placed], firstDay);
  // Rows of another week, shown as placeholders, must not fix the order.
  const isRead = week.first.isSuccess && !week.first.isPlaceholderData;
  const rows = useTitles(isRead ? order.of(found) : found).map((row): ShownRow => {
    const cells = row.cells.map((cell) => {
      const place: CellPlace = { userId, day: cell.day, ids: row.ids };
      const key = `${userId} ${row.key} ${cell.day}`;
      return shownCell(cell, typed.get(key), {
        reason: readOnlyReason(cell, rules),
        type: (hours, description) =>
          store.type(
            key,
            place,
            { hours, ...(description !== undefined && { description }) },
            cell.entries[0] && knownOf(cell.entries[0]),
          ),
        restore: (hours) => store.type(key, place, { hours }, undefined),
        drop: () => store.drop(key),
      });
    });
    return { ...row, cells, sum: sumOf(cells.map(({ hours }) => hours ?? 0)) };
  });
  const dayTotals = weekDays(firstDay).map((_day, at) => sumOf(rows.map(({ cells }) => cells[at]?.hours ?? 0)));
  const isUnsent = [...typed.values()].some(({ state }) => state === 'waiting' || state === 'refused');
  return {
    ...week,
    rows,
    isUnsent,
    dayTotals,
    total: sumOf(dayTotals),
    rememberedRows,
    rules,
    capacity: useCapacity(userId),
  };
}

function shownCell(
  cell: WeekCell,
  typed: Typed | undefined,
  more: Pick<ShownCell, 'reason' | 'type' | 'restore' | 'drop'>,
): ShownCell {
  const hours = typed ? typed.hours : hoursOf(cell.entries) || null;
  const [entry, another] = cell.entries;
  const saved = another ? null : (entry?.description ?? null);
  const description = typed?.description === undefined ? saved : typed.description;
  return { ...cell, ...more, typed, hours, description };
}

/** The work of typed hours, which may have no entries on the server yet. */
const typedWorkIn = (typed: ReadonlyMap<string, { readonly place: CellPlace }>, userId: string, firstDay: string) =>
  [...typed.values()].flatMap(({ place }) =>
    place.userId === userId && place.day >= firstDay && place.day <= addDays(firstDay, 6) ? [place.ids] : [],
  );

/** Entries have the names of clients and projects, but not of tickets: these are read one by one. */
function useTitles(rows: readonly WeekRow[]): readonly WeekRow[] {
  const ids = rows.flatMap(({ ids: { ticket_id } }) => (ticket_id == null ? [] : [ticket_id]));
  const tickets = useQueries({
    queries: ids.map((id) => ({ ...getTicketOptions(id), throwOnError: false, staleTime: 300_000 })),
  });
  const byId = new Map(tickets.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
  return rows.map((row) => {
    const ticket = row.ids.ticket_id == null ? undefined : byId.get(row.ids.ticket_id);
    if (!ticket) return row;
    return { ...row, title: ticket.title, detail: [ticket.number, row.detail].filter(Boolean).join(' · ') };
  });
}

/** The user's hours a week; null if they are not known. */
function useCapacity(userId: string): number | null {
  const { user } = useSession();
  const {
    data,
  }: Pick<UseQueryResult<User>, 'data'> = useQuery({
    ...getUserOptions(userId),
    enabled: userId !== user.id,
    throwOnError: false,
  });
  return (userId === user.id ? user : data)?.capacity?.hours_per_week ?? null;
}

export const hasRow = (rows: readonly ShownRow[], work: RowWork): boolean =>
  rows.some(({ key }) => key === rowKeyOf(work.ids));
