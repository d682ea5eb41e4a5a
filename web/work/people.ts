/** The people of the firm by their ids. */
import type { User } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { listUsersOptions } from '../generated/queries.js';

export interface People {
  readonly people: readonly User[];
  readonly nameOf: (id: string | null) => string | undefined;
}

export function usePeople(): People {
  const { data } = useQuery({
    ...listUsersOptions({ status: 'all', per_page: 100, sort: 'name', order: 'asc' }),
    staleTime: 300_000,
  });
  const people = data?.data ?? [];
  return { people, nameOf: (id) => people.find((one) => one.id === id)?.name };
}
