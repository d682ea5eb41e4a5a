/** All time that matches the filters, with its sums. Several entries can be changed or deleted at once. */
import type { ListTimeEntriesQuery, TimeEntrySummary, TimeListSummary } from 'docket-sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { readFilters } from '../../api/filters.js';
import { useSession } from '../../api/session.js';
import { listTimeEntriesFilters } from '../../generated/lists.js';
import { listTimeEntriesOptions } from '../../generated/queries.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { Hours, Money } from '../../ui/amounts.js';
import { OtherCurrencies } from '../../ui/other-currencies.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Day, useDayText } from '../../ui/times.js';
import { EntryStatusBadge } from '../../entities/time-entry/entry-status.js';
import { docket } from '../../api/docket.js';
import { ExportMenu } from '../../entities/export-menu.js';
import { createdColumn } from '../../entities/date-columns.js';
import { useListView } from '../../entities/saved-view/use-list-view.js';
import { dayTotals } from './day-totals.js';
import { TimeBulk } from './time-bulk.js';
import { TimeFilters } from './time-filters.js';
import { rich } from '../../messages/rich.js';
import { t } from '../../messages/text.js';

/** The filters of the list in the URL. Without a person, the list has only the user's own time. */
export function useTimeQuery(): ListTimeEntriesQuery {
  const search = useSearch({ from: '/time' });
  const { user } = useSession();
  const { page: _page, per_page: _perPage, ...filters } = readFilters(listTimeEntriesFilters, { ...search });
  return search.everyone === undefined
    ? { ...filters, user_id: filters.user_id ?? [user.id] }
    : { ...filters, user_id: undefined };
}

export function TimeList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const navigate = useNavigate({ from: '/time' });
  const query = useTimeQuery();
  const { can } = useSession();
  const write = useDayText();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useListPages((page) => listTimeEntriesOptions({ ...query, ...page }));
  const isOfMany = query.user_id === undefined;
  const summary = rows.first?.summary;
  const [[from, to], setView] = useState<readonly [number, number]>([0, 0]);
  const isByDay = (query.sort ?? 'date') === 'date';
  // The same as long as no total changes: with new columns, all rows would render again at each scroll.
  const known = JSON.stringify(isByDay ? [...dayTotals(rows, from, to)] : []);
  const totals = useMemo(() => isByDay && new Map(JSON.parse(known) as [string, number][]), [isByDay, known]);
  const columns = useMemo(() => columnsOf({ isOfMany, summary, totals }), [isOfMany, summary, totals]);
  const { onVisibleRange } = rows;
  const onView = useCallback(
    (first: number, end: number) => {
      onVisibleRange(first, end);
      setView([first, end]);
    },
    [onVisibleRange],
  );
  const list = useListView({ screen: 'time', rules: listTimeEntriesFilters, besides: ['everyone'], columns });
  return (
    <>
      <TimeFilters query={query} menus={list.menus}>
        <ExportMenu send={(format) => docket.timeEntries.list({ ...query, ...format })} name="time.csv" />
      </TimeFilters>
      <OtherCurrencies
        names={[t('common.value')]}
        sums={(summary?.other_currencies ?? []).map((one) => ({ currency: one.currency, amounts: [one.total_value] }))}
      />
      <Table
        label={t('common.timeEntries')}
        rows={{ ...rows, onVisibleRange: onView }}
        isMain
        {...list.table}
        rowKey={({ id }) => id}
        rowName={({ date, description, project_title, client_name }) =>
          [write(date, true), description ?? project_title ?? client_name].filter(Boolean).join(', ')
        }
        onOpen={({ id }) => onOpen(id)}
        sort={{ id: query.sort ?? 'date', isDescending: (query.order ?? 'desc') === 'desc' }}
        onSort={({ id, isDescending }) =>
          void navigate({
            search: (now) => ({
              ...now,
              ...readFilters(listTimeEntriesFilters, { sort: id, order: isDescending ? 'desc' : 'asc' }),
            }),
            replace: true,
          })
        }
        {...(can('updateTimeEntries') && { selected, onSelect: setSelected })}
        bulkActions={<TimeBulk ids={[...selected]} onDone={() => setSelected(new Set())} />}
        empty={
          <Empty title={t('common.noTimeMatches')} icon="clock">
            {t('common.chooseOtherFiltersOrLogTime')}
          </Empty>
        }
      />
    </>
  );
}

interface Shown {
  readonly isOfMany: boolean;
  readonly summary: TimeListSummary | undefined;
  /** False unless the list is sorted by day. */
  readonly totals: ReadonlyMap<string, number> | false;
}

function columnsOf({ isOfMany, summary, totals }: Shown): (Column<TimeEntrySummary> | false)[] {
  return [
    {
      id: 'date',
      header: t('common.date'),
      isSortable: true,
      width: 'fit',
      cell: ({ date }) => <Day day={date} hasWeekday />,
      foot: t('shell.total'),
    },
    isOfMany && {
      id: 'person',
      header: t('common.person'),
      width: 'fit',
      cell: ({ user_name }) => <span dir="auto">{user_name}</span>,
    },
    {
      id: 'work',
      header: t('shell.work'),
      width: '2fr',
      cell: ({ project_title, client_name }) => (
        <span dir="auto">
          {[project_title, client_name].filter((name) => name !== null).join(' · ') || t('shell.noProject')}
        </span>
      ),
    },
    {
      id: 'description',
      header: t('common.description'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ description }) => <span dir="auto">{description ?? t('common.noDescription')}</span>,
      foot: summary?.total_value !== undefined && (
        <>{rich('common.value2', { money: <Money amount={summary.total_value} /> })}</>
      ),
    },
    { id: 'state', header: t('common.state'), width: 'fit', cell: (entry) => <EntryStatusBadge entry={entry} /> },
    {
      id: 'billable',
      header: t('common.billable'),
      width: 'fit',
      align: 'end',
      isHiddenOnPhone: true,
      cell: ({ billing, hours }) => <Hours hours={billing.billable ? hours : null} />,
      foot: summary && <Hours hours={summary.billable_hours} />,
    },
    {
      id: 'hours',
      header: t('common.hours'),
      width: 'fit',
      align: 'end',
      isSortable: true,
      cell: ({ hours }) => <Hours hours={hours} />,
      foot: summary && <Hours hours={summary.total_hours} />,
    },
    totals && {
      id: 'day',
      header: t('common.totalOfTheDay'),
      // The sum over several people matters less than what they did.
      isOptional: isOfMany,
      width: 110,
      align: 'end',
      isHiddenOnPhone: true,
      cell: ({ id }) => {
        const hours = totals.get(id);
        return hours === undefined ? null : (
          <strong>
            <Hours hours={hours} />
          </strong>
        );
      },
    },
    summary?.total_value !== undefined && {
      id: 'rate',
      header: t('common.rate'),
      width: 'fit',
      align: 'end',
      isHiddenOnPhone: true,
      cell: ({ billing }) =>
        billing.billable ? <Money amount={billing.rate_charged} currency={billing.currency} /> : null,
    },
    createdColumn,
  ];
}
