/** The name of the work of a time entry. */
import { useQuery } from '@tanstack/react-query';
import { getClientOptions, getProjectOptions, getTicketOptions } from '../../generated/queries.js';
import type { WorkIds } from './work-ids.js';
import { t } from '../../messages/text.js';

/** Undefined while it loads; empty if there is no work. */
export function useWorkTitle({ ticket_id, project_id, client_id }: WorkIds): string | undefined {
  const has = { ticket: ticket_id != null, project: ticket_id == null && project_id != null };
  const isClient = !has.ticket && !has.project && client_id != null;
  const rules = { throwOnError: false, staleTime: 300_000 } as const;
  const ticket = useQuery({ ...getTicketOptions(ticket_id ?? ''), ...rules, enabled: has.ticket });
  const project = useQuery({ ...getProjectOptions(project_id ?? ''), ...rules, enabled: has.project });
  const client = useQuery({ ...getClientOptions(client_id ?? ''), ...rules, enabled: isClient });
  const query = has.ticket ? ticket : has.project ? project : client;
  if ((has.ticket || has.project || isClient) && query.isPending) return undefined;
  const name = has.ticket ? ticket.data?.title : has.project ? project.data?.title : client.data?.name;
  return name ?? (has.ticket || has.project || isClient ? t('common.workYouCannotSee') : '');
}
