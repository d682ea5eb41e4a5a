/** The filters of the inbox. */
import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../../../api/session.js';
import { ComboField, type ComboFieldProps } from '../../../ui/combo-field.js';
import { DayRangeField } from '../../../ui/day-field.js';
import { FilterBar, type Filter } from '../../../ui/filter-bar.js';
import { useIsPhone } from '../../../ui/media.js';
import { optionsOf, SelectField, type Option } from '../../../ui/select-field.js';
import { useDayText } from '../../../ui/times.js';
import { optionsNamed, usePriorities, useStatuses } from '../../../entities/ticket/ticket-choices.js';
import {
  searchAgreements,
  searchAllUsers,
  searchClients,
  searchContacts,
  searchProjects,
  searchTags,
} from '../../../entities/pickers.js';
import { InboxViews } from './inbox-views.js';
import type { TicketsSearch } from '../tickets-search.js';
import { useFilterNames, type NamedFilter } from './use-filter-names.js';
import type { Inbox } from './use-inbox.js';
import { useRangeWords } from '../../../ui/range-text.js';
import { t } from '../../../messages/text.js';

interface InboxFiltersProps {
  readonly inbox: Inbox;
  readonly menus: ReactNode;
}

export function InboxFilters({ inbox, menus }: InboxFiltersProps) {
  const { search, set } = inbox;
  const text = useSearchText(inbox);
  const filters = useFilters(inbox);
  const isPhone = useIsPhone();
  return (
    <>
      <InboxViews search={search} />
      <FilterBar
        menus={menus}
        search={{ label: t('tickets.searchTickets'), ...text }}
        filters={filters}
        onClear={() => {
          const { sort: _sort, order: _order, status: _status, new: _new, saved: _saved, ...limits } = search;
          set(Object.fromEntries(Object.keys(limits).map((name) => [name, undefined])));
        }}
      >
        {isPhone && <OrderField inbox={inbox} />}
      </FilterBar>
    </>
  );
}

const orders = {
  sla_due_at: t('tickets.nextDeadlineFirst'),
  priority: t('tickets.highestPriorityFirst'),
  updated_at: t('tickets.recentlyChangedFirst'),
  created_at: t('tickets.newestFirst'),
};

/** Sets the order on a phone, which has no room for column heads. */
const OrderField = ({ inbox: { sort, onSort } }: { readonly inbox: Inbox }) => (
  <SelectField
    label={t('common.order')}
    isLabelHidden
    options={optionsOf(orders)}
    value={sort.id}
    onChange={(id) => id !== null && onSort({ id, isDescending: id !== 'sla_due_at' })}
  />
);

/** The URL follows the typed text 250 ms after the last key. */
function useSearchText({ search, replace }: Inbox) {
  const known = search.search ?? '';
  const [typed, setTyped] = useState({ known, text: known });
  const text = typed.known === known ? typed.text : known;
  useEffect(() => {
    if (text === known) return undefined;
    const timer = setTimeout(() => replace({ search: text.trim() === '' ? undefined : text }), 250);
    return () => clearTimeout(timer);
  });
  return { value: text, onChange: (next: string) => setTyped({ known, text: next }) };
}

function useFilters(inbox: Inbox): readonly (Filter | false)[] {
  const { can } = useSession();
  const names = useFilterNames(inbox.search);
  const statuses = optionsNamed(useStatuses());
  const priorities = optionsNamed(usePriorities());
  const people = usePeople();
  const [client = null] = inbox.search.client_id ?? [];
  const days = useDaysFilter(inbox);
  const named = (id: NamedFilter, label: string, search: ComboFieldProps['search']): Filter =>
    comboFilter(inbox, { id, label, value: names[id], search });
  return [
    selectFilter(inbox, 'status_id', t('common.status'), statuses),
    selectFilter(inbox, 'priority_id', t('common.priority'), priorities),
    named('client_id', t('common.client'), searchClients),
    named('project_id', t('common.project'), searchProjects(client)),
    named('assignee_id', t('common.assignee'), people(true)),
    comboFilter(inbox, {
      id: 'tags',
      label: t('common.tag'),
      value: inbox.search.tags?.join(', ') ?? null,
      search: searchTags,
    }),
    breachFilter(inbox),
    days(t('common.due'), 'due_from', 'due_to'),
    days(t('common.created'), 'from', 'to'),
    named('reporter_id', t('tickets.reporter'), people(false)),
    named('contact_id', t('common.contact'), searchContacts(client)),
    can('listAgreements') && named('agreement_id', t('common.retainer'), searchAgreements(client)),
    ...linkOnly(inbox),
  ];
}

function selectFilter(
  { search, set }: Inbox,
  id: 'status_id' | 'priority_id',
  label: string,
  options: readonly Option<string>[],
): Filter {
  const nameOf = (one: string): string => options.find((option) => option.id === one)?.label ?? '…';
  return {
    id,
    label,
    value: search[id]?.map(nameOf).join(', ') ?? null,
    edit: (close) => (
      <SelectField
        label={label}
        options={options}
        value={search[id]?.length === 1 ? (search[id][0] ?? null) : null}
        onChange={(value) => {
          set({ [id]: value === null ? undefined : [value] });
          close();
        }}
        autoFocus
      />
    ),
    onRemove: () => set({ [id]: undefined }),
  };
}

interface Combo extends Pick<Filter, 'label' | 'value'>, Pick<ComboFieldProps, 'search'> {
  readonly id: NamedFilter | 'tags';
}

const comboFilter = ({ set }: Inbox, { id, label, value, search }: Combo): Filter => ({
  id,
  label,
  value,
  edit: (close) => (
    <ComboField
      label={label}
      value={null}
      queryKey={[`tickets-${id}`]}
      search={search}
      onChange={(chosen) => {
        if (chosen === null) return;
        set({ [id]: [chosen] });
        close();
      }}
      autoFocus
    />
  ),
  onRemove: () => set({ [id]: undefined }),
});

/** Searches people; an empty text offers "Me" and "Nobody" first. */
function usePeople(): (hasNobody: boolean) => ComboFieldProps['search'] {
  const { user } = useSession();
  return (hasNobody) => async (text, signal) => {
    const found = await searchAllUsers(text, signal);
    if (text !== '') return found;
    const first = [
      { id: user.id, label: t('tickets.me') },
      ...(hasNobody ? [{ id: 'none', label: t('common.nobody') }] : []),
    ];
    return [...first, ...found.filter(({ id }) => id !== user.id)];
  };
}

function breachFilter({ search: { sla_breached: isBreached }, set }: Inbox): Filter {
  const chosen = isBreached === undefined ? null : isBreached ? 'breached' : 'kept';
  const options = [
    { id: 'breached', label: t('tickets.missed') },
    { id: 'kept', label: t('tickets.notMissed') },
  ] as const;
  return {
    id: 'sla_breached',
    label: t('tickets.sla'),
    value: options.find(({ id }) => id === chosen)?.label ?? null,
    edit: (close) => (
      <SelectField
        label={t('tickets.sla')}
        options={options}
        value={chosen}
        onChange={(value) => {
          set({ sla_breached: value === null ? undefined : value === 'breached' });
          close();
        }}
        autoFocus
      />
    ),
    onRemove: () => set({ sla_breached: undefined }),
  };
}

function useDaysFilter({ search, set }: Inbox) {
  const day = useDayText();
  const rangeWords = useRangeWords();
  return (label: string, start: 'due_from' | 'from', end: 'due_to' | 'to'): Filter => {
    const [from, to] = [search[start]?.slice(0, 10), search[end]?.slice(0, 10)];
    return {
      id: start,
      label,
      value:
        from !== undefined && to !== undefined
          ? rangeWords({ from, to })
          : from === undefined && to === undefined
            ? null
            : `${from ? day(from) : '…'} – ${to ? day(to) : '…'}`,
      edit: () => (
        <DayRangeField
          label={label}
          value={from !== undefined && to !== undefined ? { from, to } : null}
          onChange={(range) => set({ [start]: range?.from, [end]: range?.to })}
        />
      ),
      onRemove: () => set({ [start]: undefined, [end]: undefined }),
    };
  };
}

/** Filters that only links can set. They are shown so that nobody wonders why tickets are missing. */
function linkOnly({ search, set }: Inbox): Filter[] {
  const labels = {
    number: t('common.number'),
    phase_id: t('common.phase'),
    external_id: t('common.externalId'),
    metadata: t('common.metadata'),
    updated_since: t('tickets.changedSince'),
  } as const;
  type Name = keyof typeof labels;
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = search[name as Name & keyof TicketsSearch];
    if (value === undefined) return [];
    const words =
      name === 'phase_id' ? t('tickets.onePhase') : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
    return [{ id: name, label, value: words, edit: () => words, onRemove: () => set({ [name]: undefined }) }];
  });
}
