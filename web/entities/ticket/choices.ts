/** What tickets refer to, to choose from: short lists whole, long ones as one types. */
import type { TicketPriority, TicketStatus } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { docket } from '../../api/docket.js';
import { listTicketPrioritiesOptions, listTicketStatusesOptions } from '../../generated/queries.js';
import type { Option } from '../../ui/select-field.js';

const whole = { per_page: 100 } as const;
const few = 20;

export const useStatuses = (): readonly TicketStatus[] => useQuery(listTicketStatusesOptions(whole)).data?.data ?? [];

export const usePriorities = (): readonly TicketPriority[] =>
  useQuery(listTicketPrioritiesOptions(whole)).data?.data ?? [];

export const optionsNamed = (rows: readonly { readonly id: string; readonly name: string }[]): Option<string>[] =>
  rows.map(({ id, name }) => ({ id, label: name }));

const optionsTitled = (rows: readonly { readonly id: string; readonly title: string }[]): Option<string>[] =>
  rows.map(({ id, title }) => ({ id, label: title }));

type Search = (text: string, signal: AbortSignal) => Promise<Option<string>[]>;

export const searchClients: Search = async (search, signal) => {
  const { data } = await docket.clients.list({ search, per_page: few, sort: 'name', order: 'asc' }, { signal });
  return optionsNamed(data);
};

export const searchUsers: Search = async (search, signal) => {
  const { data } = await docket.users.list({ search, per_page: few }, { signal });
  return data.map(({ id, name, email }) => ({ id, label: name, detail: email }));
};

export const searchTags: Search = async (search, signal) => {
  const { data } = await docket.tags.list({ search, per_page: few, sort: 'name', order: 'asc' }, { signal });
  return data.map(({ slug, name }) => ({ id: slug, label: name }));
};

/** Of a client, or of all. */
const at = (clientId: string | null): { client_id?: string } => (clientId === null ? {} : { client_id: clientId });

export const projectsOf =
  (clientId: string | null): Search =>
  async (search, signal) => {
    const { data } = await docket.projects.list({ ...at(clientId), search, per_page: few }, { signal });
    return data.map(({ id, title, client_name }) => ({ id, label: title, detail: client_name ?? '' }));
  };

export const contactsOf =
  (clientId: string | null): Search =>
  async (search, signal) => {
    const { data } = await docket.contacts.list({ ...at(clientId), search, per_page: few }, { signal });
    return data.map(({ id, name, email }) => ({ id, label: name, detail: email ?? '' }));
  };

export const agreementsOf =
  (clientId: string | null): Search =>
  async (search, signal) => {
    const { data } = await docket.agreements.list({ ...at(clientId), search, per_page: few }, { signal });
    return optionsTitled(data);
  };

export const phasesOf =
  (projectId: string): Search =>
  async (_search, signal) => {
    const { data } = await docket.projects.listPhases(projectId, whole, { signal });
    return optionsTitled(data);
  };
