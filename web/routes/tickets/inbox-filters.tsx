/** What the inbox is limited to. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../../api/session.js';
import { getClientOptions, getProjectOptions, getUserOptions } from '../../generated/queries.js';
import { ComboField } from '../../ui/combo-field.js';
import { DayRangeField } from '../../ui/day-field.js';
import { FilterBar, type Filter } from '../../ui/filter-bar.js';
import { SelectField, type Option } from '../../ui/select-field.js';
import { useDayText } from '../../ui/times.js';
import {
  optionsNamed,
  projectsOf,
  searchClients,
  searchTags,
  searchUsers,
  usePriorities,
  useStatuses,
} from './choices.js';
import { TicketViews } from './ticket-views.js';
import type { TicketsSearch } from './tickets-paths.js';
import type { Inbox } from './use-inbox.js';

type Listed = 'status_id' | 'priority_id' | 'client_id' | 'project_id' | 'assignee_id' | 'tags';

const noFilters = {
  status_id: undefined,
  priority_id: undefined,
  client_id: undefined,
  project_id: undefined,
  assignee_id: undefined,
  tags: undefined,
  sla_breached: undefined,
  due_from: undefined,
  due_to: undefined,
  search: undefined,
};

export function InboxFilters({ inbox }: { readonly inbox: Inbox }) {
  const { search, set } = inbox;
  const text = useSearchText(inbox);
  return (
    <>
      <TicketViews search={search} />
      <FilterBar
        screen="tickets"
        search={{ label: 'Search tickets', ...text }}
        filters={useFilters(inbox)}
        onClear={() => set(noFilters)}
      />
    </>
  );
}

/** What is typed reaches the URL when it has stood still. */
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

function useFilters(inbox: Inbox): readonly Filter[] {
  const { search, set } = inbox;
  const names = useNames(search);
  const statuses = optionsNamed(useStatuses());
  const priorities = optionsNamed(usePriorities());
  const day = useDayText();
  const { user } = useSession();
  const listed = (id: Listed, label: string, value: string | null, field: Filter['edit']): Filter => ({
    id,
    label,
    value: search[id] === undefined ? null : (value ?? '…'),
    edit: field,
    onRemove: () => set({ [id]: undefined }),
  });
  const select =
    (id: Listed, label: string, options: readonly Option<string>[]): Filter['edit'] =>
    (close) => (
      <SelectField
        label={label}
        options={options}
        value={search[id]?.length === 1 ? (search[id][0] ?? null) : null}
        onChange={(value) => apply(inbox, { [id]: value === null ? undefined : [value] }, close)}
        autoFocus
      />
    );
  const combo =
    (id: Listed, label: string, find: Parameters<typeof ComboField>[0]['search']): Filter['edit'] =>
    (close): ReactNode => (
      <ComboField
        label={label}
        value={null}
        queryKey={[`tickets-${id}`]}
        search={find}
        onChange={(value) => value !== null && apply(inbox, { [id]: [value] }, close)}
        autoFocus
      />
    );
  const { due_from: from, due_to: to } = search;
  return [
    listed('status_id', 'Status', namesIn(statuses, search.status_id), select('status_id', 'Status', statuses)),
    listed(
      'priority_id',
      'Priority',
      namesIn(priorities, search.priority_id),
      select('priority_id', 'Priority', priorities),
    ),
    listed('client_id', 'Client', names.client, combo('client_id', 'Client', searchClients)),
    listed('project_id', 'Project', names.project, combo('project_id', 'Project', projectsOf(null))),
    listed(
      'assignee_id',
      'Assignee',
      names.assignee,
      combo('assignee_id', 'Assignee', async (typed, signal) => {
        const found = await searchUsers(typed, signal);
        return typed === ''
          ? [{ id: user.id, label: 'Me' }, { id: 'none', label: 'Nobody' }, ...found.filter(({ id }) => id !== user.id)]
          : found;
      }),
    ),
    listed('tags', 'Tag', search.tags?.join(', ') ?? null, combo('tags', 'Tag', searchTags)),
    {
      id: 'sla_breached',
      label: 'SLA',
      value: search.sla_breached === undefined ? null : search.sla_breached ? 'Breached' : 'Not breached',
      edit: (close) => (
        <SelectField
          label="SLA"
          options={[
            { id: 'true', label: 'Breached' },
            { id: 'false', label: 'Not breached' },
          ]}
          value={search.sla_breached === undefined ? null : search.sla_breached ? 'true' : 'false'}
          onChange={(value) => apply(inbox, { sla_breached: value === null ? undefined : value === 'true' }, close)}
          autoFocus
        />
      ),
      onRemove: () => set({ sla_breached: undefined }),
    },
    {
      id: 'due',
      label: 'Due',
      value: from === undefined && to === undefined ? null : `${from ? day(from) : '…'} – ${to ? day(to) : '…'}`,
      edit: () => (
        <DayRangeField
          label="Due"
          value={from !== undefined && to !== undefined ? { from, to } : null}
          onChange={(range) => set({ due_from: range?.from, due_to: range?.to })}
        />
      ),
      onRemove: () => set({ due_from: undefined, due_to: undefined }),
    },
  ];
}

function apply({ set }: Inbox, change: Parameters<Inbox['set']>[0], close: () => void): void {
  set(change);
  close();
}

const namesIn = (options: readonly Option<string>[], ids: readonly string[] | undefined): string | null =>
  ids?.map((id) => options.find((option) => option.id === id)?.label ?? '…').join(', ') ?? null;

/** What the first of several is called, and how many more there are. */
function useNames({ client_id: clients, project_id: projects, assignee_id: assignees }: TicketsSearch) {
  const { user } = useSession();
  const [client, project, assignee] = [clients?.[0] ?? '', projects?.[0] ?? '', assignees?.[0] ?? ''];
  const isOther = assignee.startsWith('usr_') && assignee !== user.id;
  const found = {
    client: useQuery({ ...getClientOptions(client), enabled: client !== '', throwOnError: false }).data?.name,
    project: useQuery({ ...getProjectOptions(project), enabled: project !== '', throwOnError: false }).data?.title,
    assignee: useQuery({ ...getUserOptions(assignee), enabled: isOther, throwOnError: false }).data?.name,
  };
  return {
    client: andMore(found.client, clients),
    project: andMore(found.project, projects),
    assignee: andMore(assignee === 'none' ? 'Nobody' : assignee === user.id ? 'Me' : found.assignee, assignees),
  };
}

const andMore = (name: string | undefined, all: readonly string[] | undefined): string | null =>
  name === undefined || !all ? null : all.length > 1 ? `${name} and ${all.length - 1} more` : name;
