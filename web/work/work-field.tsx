/** What time is spent on: a project, a ticket or a client, found by typing over all of them. */
import type { SearchKind, SearchResult } from 'docket-sdk';
import { docket } from '../api/docket.js';
import { useSession } from '../api/session.js';
import { ComboField } from '../ui/combo-field.js';
import type { FieldProps } from '../ui/form-state.js';
import type { Option } from '../ui/select-field.js';
import { workOfLate } from './work-of-late.js';

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

export type WorkKind = 'project' | 'ticket' | 'client';

const mostFound = 10;
const kindNames: Partial<Readonly<Record<SearchKind, string>>> = {
  project: 'Project',
  ticket: 'Ticket',
  client: 'Client',
};
const allKinds: readonly WorkKind[] = ['project', 'ticket', 'client'];

export function WorkField({ value, onChange, kinds = allKinds, ...rest }: WorkFieldProps) {
  const { user } = useSession();
  return (
    <ComboField
      {...rest}
      value={value ? idOf(value.ids) : null}
      valueLabel={value?.title}
      onChange={(id, option) => onChange(id === null || !option ? undefined : { ids: idsOf(id), title: option.label })}
      queryKey={['search', 'work', ...kinds]}
      search={async (text, signal) =>
        text.trim() === '' ? workOfLate(user.id, kinds, mostFound, signal) : search(text.trim(), kinds, signal)
      }
      placeholder={kinds.length === allKinds.length ? 'Project, ticket or client' : 'Project or client'}
    />
  );
}

async function search(text: string, kinds: readonly WorkKind[], signal: AbortSignal): Promise<Option<string>[]> {
  const { data } = await docket.search.search({ q: text, kinds: [...kinds], limit: mostFound }, { signal });
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
export function idsOf(id: string): WorkIds {
  if (id.startsWith('tkt_')) return { ticket_id: id };
  return id.startsWith('prj_') ? { project_id: id } : { client_id: id };
}
