/** The statuses and priorities of tickets, as options. All are loaded, because there are few. */
import type { TicketPriority, TicketStatus } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { listTicketPrioritiesOptions, listTicketStatusesOptions } from '../../generated/queries.js';
import type { Option } from '../../ui/select-field.js';

const whole = { per_page: 100 } as const;

export const useStatuses = (): readonly TicketStatus[] => useQuery(listTicketStatusesOptions(whole)).data?.data ?? [];

export const usePriorities = (): readonly TicketPriority[] =>
  useQuery(listTicketPrioritiesOptions(whole)).data?.data ?? [];

export const optionsNamed = (rows: readonly { readonly id: string; readonly name: string }[]): Option<string>[] =>
  rows.map(({ id, name }) => ({ id, label: name }));
