/** Shows the name of an object in place of its id. */
import { useQuery } from '@tanstack/react-query';
import { docket } from '../api/docket.js';
import { t } from '../messages/text.js';

const readers = {
  usr: async (id: string) => (await docket.users.get(id)).name,
  cli: async (id: string) => (await docket.clients.get(id)).name,
  con: async (id: string) => (await docket.contacts.get(id)).name,
  prj: async (id: string) => (await docket.projects.get(id)).title,
  ptype: async (id: string) => (await docket.projectTypes.get(id)).name,
  agr: async (id: string) => (await docket.agreements.get(id)).title,
  agrtype: async (id: string) => (await docket.agreementTypes.get(id)).name,
  rate: async (id: string) => (await docket.rateCards.get(id)).name,
  item: async (id: string) => (await docket.items.get(id)).name,
  tax: async (id: string) => (await docket.taxRates.get(id)).name,
  stat: async (id: string) => (await docket.ticketStatuses.get(id)).name,
  pri: async (id: string) => (await docket.ticketPriorities.get(id)).name,
} as const;

type Kind = keyof typeof readers;
const isKind = (prefix: string): prefix is Kind => Object.hasOwn(readers, prefix);

/** The kind of object that an id belongs to; undefined if the text is no id, or the kind has no name. */
export function namedKind(text: string): Kind | undefined {
  const prefix = /^([a-z]+)_[0-9a-z]{26}$/.exec(text)?.[1];
  return prefix !== undefined && isKind(prefix) ? prefix : undefined;
}

export function NameOf({ id }: { readonly id: string }) {
  return <>{useNameOf(id)}</>;
}

/** The name of an object; `…` while it loads. */
export function useNameOf(id: string | undefined): string {
  const kind = id === undefined ? undefined : namedKind(id);
  const { data, isError } = useQuery({
    queryKey: ['name', id],
    queryFn: async () => (kind && id !== undefined ? readers[kind](id) : (id ?? '')),
    enabled: id !== undefined,
    throwOnError: false,
    staleTime: 300_000,
  });
  // An id says nothing to a user. An object that they may not see has no name for them.
  return data ?? (isError ? t('common.unknown') : '…');
}
