/** The list of people, with its filters. */
import type { User } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSession } from '../../api/session.js';
import { userRoleLabels, userStatusFilterLabels } from '../../generated/labels.js';
import { listUsersFilters } from '../../generated/lists.js';
import { getUtilizationReportOptions, listUsersOptions } from '../../generated/queries.js';
import { Button } from '../../ui/button.js';
import { Hours, None, Percent } from '../../ui/amounts.js';
import { FilterBar } from '../../ui/filter-bar.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useListPages } from '../../ui/list-pages.js';
import { Empty } from '../../ui/notice.js';
import { optionsOf } from '../../ui/select-field.js';
import { Person } from '../../ui/status.js';
import { Table, type Column } from '../../ui/table/table.js';
import { Moment } from '../../ui/times.js';
import { TextField } from '../../ui/text-field.js';
import { choiceFilter } from '../../entities/list-filters.js';
import { searchOfSort, sortOf, useTypedSearch } from '../../ui/list-search.js';
import { createdColumn } from '../../entities/date-columns.js';
import { useListView } from '../../entities/saved-view/use-list-view.js';
import { ChangePeople } from './change-people.js';
import type { PeopleSearch } from './people-search.js';
import { UserStatusBadge } from '../../entities/user/user-status.js';
import { t } from '../../messages/text.js';

interface PeopleListProps {
  readonly search: PeopleSearch;
  readonly onSearch: (search: PeopleSearch, replace?: boolean) => void;
  readonly onInvite: () => void;
}

export function PeopleList({ search, onSearch, onInvite }: PeopleListProps) {
  const navigate = useNavigate();
  const { can } = useSession();
  const { tab: _tab, new: _new, saved, page: _page, per_page: _perPage, ...filters } = search;
  const rows = useListPages((page) => listUsersOptions({ sort: 'name', order: 'asc', ...filters, ...page }));
  const columns = useColumns();
  const list = useListView({ screen: 'people', rules: listUsersFilters, columns });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const set = (change: PeopleSearch): void => onSearch({ ...search, ...change }, true);
  const typed = useTypedSearch(search.search, (text) => set({ search: text }));
  return (
    <>
      <FilterBar
        menus={list.menus}
        search={{ label: t('people.searchPeople'), ...typed }}
        onClear={() => onSearch({ saved }, true)}
        filters={[
          choiceFilter({
            id: 'status',
            label: t('common.status'),
            options: optionsOf(userStatusFilterLabels),
            chosen: search.status,
            onChange: (chosen) => set({ status: chosen && [...chosen] }),
          }),
          choiceFilter({
            id: 'role',
            label: t('people.role'),
            options: optionsOf(userRoleLabels),
            chosen: search.role,
            onChange: (chosen) => set({ role: chosen && [...chosen] }),
          }),
          {
            id: 'department',
            label: t('common.department'),
            value: search.department ?? null,
            edit: (close) => (
              <DepartmentFilter
                value={search.department ?? ''}
                onChange={(department) => {
                  set({ department: department || undefined });
                  close();
                }}
              />
            ),
            onRemove: () => set({ department: undefined }),
          },
        ]}
      />
      <Table
        label={t('shell.people')}
        {...list.table}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        isMain
        onOpen={({ id }) => void navigate({ to: '/people/$userId', params: { userId: id } })}
        {...(can('updateUsers') && {
          selected,
          onSelect: setSelected,
          bulkActions: <ChangePeople ids={[...selected]} onDone={() => setSelected(new Set())} />,
        })}
        sort={sortOf(search, { id: 'name', isDescending: false })}
        onSort={(sort) => {
          const { sort: by, order } = searchOfSort(sort);
          onSearch(
            { ...search, sort: by === 'name' ? 'name' : 'created_at', order: order === 'asc' ? 'asc' : 'desc' },
            true,
          );
        }}
        empty={
          <Empty
            title={t('people.noPeopleFound')}
            action={can('inviteUser') && <Button onPress={onInvite}>{t('common.inviteSomeone')}</Button>}
          >
            {t('people.noPeopleMatch')}
          </Empty>
        }
      />
    </>
  );
}

function DepartmentFilter({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <Form draft="filter" label={t('common.department')} onSubmit={() => onChange(text.trim())}>
      <TextField label={t('common.department')} value={text} onChange={setText} autoFocus />
      <FormActions>
        <SubmitButton>{t('common.apply')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function useColumns(): readonly Column<User>[] {
  const { can } = useSession();
  const mayUse = can('getUtilizationReport');
  const { data } = useQuery({
    ...getUtilizationReportOptions({ period: 'this_month', group_by: 'user' }),
    enabled: mayUse,
    throwOnError: false,
  });
  return useMemo((): readonly Column<User>[] => {
    const used = new Map(data?.by_user?.map((one) => [one.user_id, one]));
    return [
      {
        id: 'name',
        header: t('common.name'),
        width: '2fr',
        isSortable: true,
        cell: ({ name, avatar_url: picture }) => <Person name={name} picture={picture} />,
      },
      {
        id: 'title',
        header: t('people.jobTitle'),
        width: '1.6fr',
        cell: ({ title }) => title ?? <None />,
        isHiddenOnPhone: true,
      },
      { id: 'role', header: t('people.role'), width: 'fit', cell: ({ role }) => userRoleLabels[role] },
      { id: 'department', header: t('common.department'), cell: ({ department }) => department ?? <None /> },
      {
        id: 'capacity',
        header: t('people.capacity'),
        width: 'fit',
        align: 'end',
        cell: ({ capacity }) => <Hours hours={capacity?.hours_per_week} />,
      },
      ...(mayUse
        ? [
            {
              id: 'utilization',
              header: t('common.utilization'),
              width: 'fit' as const,
              align: 'end' as const,
              cell: ({ id }: User) => <Percent percent={used.get(id)?.utilization_percent} />,
            },
            {
              id: 'target',
              header: t('people.targetHeading'),
              width: 'fit' as const,
              align: 'end' as const,
              isHiddenOnPhone: true,
              cell: ({ id }: User) => <Percent percent={used.get(id)?.target} />,
            },
          ]
        : []),
      {
        id: 'status',
        header: t('common.status'),
        width: 'fit',
        cell: ({ status }) => (status ? <UserStatusBadge status={status} /> : <None />),
      },
      { id: 'email', header: t('common.field.email'), isOptional: true, cell: ({ email }) => email ?? <None /> },
      {
        id: 'last_active_at',
        header: t('people.lastActive'),
        width: 'fit',
        isOptional: true,
        cell: ({ last_active_at: at }) => <Moment at={at} />,
      },
      createdColumn,
    ];
  }, [data, mayUse]);
}
