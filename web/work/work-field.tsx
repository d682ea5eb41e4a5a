/** What time is spent on: a project, a ticket or a client, found by typing over all of them. */
import type { SearchKind, SearchResult } from 'docket-sdk';
import { docket } from '../api/docket.js';
import { ComboField } from '../ui/combo-field.js';
import type { FieldProps } from '../ui/form-state.js';
import type { Option } from '../ui/select-field.js';

/** The ids by which time names it. */
export interface WorkIds {
  readonly client_id?: string | null;
  readonly project_id?: string | null;
  readonly ticket_id?: string | null;
}

export interface ChosenWork {
  readonly ids: WorkIds;
  /** What it is called. */
  readonly title: string;
}

export interface WorkFieldProps extends Omit<FieldProps, 'limits'> {
  readonly value: ChosenWork | undefined;
  readonly onChange: (value: ChosenWork | undefined) => void;
  /** All unless told. */
  readonly kinds?: readonly WorkKind[];
}

type WorkKind = 'project' | 'ticket' | 'client';

const mostFound = 10;
const kindNames: Partial<Readonly<Record<SearchKind, string>>> = {
  project: 'Project',
  ticket: 'Ticket',
  client: 'Client',
};
const allKinds: readonly WorkKind[] = ['project', 'ticket', 'client'];

export function WorkField({ value, onChange, kinds = allKinds, ...rest }: WorkFieldProps) {
  return (
    <ComboField
      {...rest}
      value={value ? idOf(value.ids) : null}
      valueLabel={value?.title}
      onChange={(id, option) => onChange(id === null || !option ? undefined : chosen(id, option.label))}
      queryKey={['search', 'work', ...kinds]}
      search={async (text, signal) => search(text, kinds, signal)}
      placeholder={kinds.length === allKinds.length ? 'Project, ticket or client' : 'Project or client'}
    />
  );
}

async function search(text: string, kinds: readonly WorkKind[], signal: AbortSignal): Promise<Option<string>[]> {
  if (text.trim() === '') {
    const { data } = await docket.projects.list({ per_page: mostFound, sort: 'created_at', order: 'desc' }, { signal });
    return data.map(({ id, title, client_name }) => ({ id, label: title, detail: client_name ?? 'Project' }));
  }
  const { data } = await docket.search.search({ q: text.trim(), kinds: [...kinds], limit: mostFound }, { signal });
  return data.map(optionOf);
}

const optionOf = ({ id, kind, title, number, client }: SearchResult): Option<string> => ({
  id,
  label: title,
  detail: [kindNames[kind], number, client?.name].filter((fact) => fact != null).join(' · '),
});

const idOf = ({ ticket_id, project_id, client_id }: WorkIds): string | null =>
  ticket_id ?? project_id ?? client_id ?? null;

/** By the prefix of its id: time of a ticket belongs to the ticket's project and client by itself. */
function chosen(id: string, title: string): ChosenWork {
  if (id.startsWith('tkt_')) return { ids: { ticket_id: id }, title };
  return id.startsWith('prj_') ? { ids: { project_id: id }, title } : { ids: { client_id: id }, title };
}
