/** Names of the objects in the inbox's filters: the first of each kind, and the number of the others. */
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.js';
import {
  getAgreementOptions,
  getClientOptions,
  getContactOptions,
  getProjectOptions,
  getUserOptions,
} from '../../../generated/queries.js';
import type { TicketsSearch } from '../tickets-search.js';
import { t } from '../../../messages/text.js';

export type NamedFilter = 'client_id' | 'project_id' | 'assignee_id' | 'reporter_id' | 'contact_id' | 'agreement_id';

/** Shown for an object that cannot be read, such as a deleted one. */
const unknown = '…';

export function useFilterNames(search: TicketsSearch): Readonly<Record<NamedFilter, string | null>> {
  const { user, can } = useSession();
  const first = (name: NamedFilter): string => search[name]?.[0] ?? '';
  const optional = { throwOnError: false } as const;
  const asks = (name: NamedFilter) => ({ ...optional, enabled: first(name) !== '' && first(name) !== 'none' });
  const client = useQuery({ ...getClientOptions(first('client_id')), ...asks('client_id') });
  const project = useQuery({ ...getProjectOptions(first('project_id')), ...asks('project_id') });
  const assignee = useQuery({ ...getUserOptions(first('assignee_id')), ...asks('assignee_id') });
  const reporter = useQuery({ ...getUserOptions(first('reporter_id')), ...asks('reporter_id') });
  const contact = useQuery({ ...getContactOptions(first('contact_id')), ...asks('contact_id') });
  const agreement = useQuery({
    ...getAgreementOptions(first('agreement_id')),
    ...optional,
    enabled: first('agreement_id') !== '' && can('listAgreements'),
  });
  const personOf = (name: NamedFilter, known: string | undefined): string | undefined =>
    first(name) === 'none' ? t('common.nobody') : first(name) === user.id ? t('tickets.me') : known;
  const found: Readonly<Record<NamedFilter, string | undefined>> = {
    client_id: client.data?.name,
    project_id: project.data?.title,
    assignee_id: personOf('assignee_id', assignee.data?.name),
    reporter_id: personOf('reporter_id', reporter.data?.name),
    contact_id: contact.data?.name,
    agreement_id: agreement.data?.title,
  };
  const words = (name: NamedFilter): string | null => {
    const count = search[name]?.length ?? 0;
    if (count === 0) return null;
    return count === 1
      ? (found[name] ?? unknown)
      : t('tickets.andMore', { found: found[name] ?? unknown, count: count - 1 });
  };
  return {
    client_id: words('client_id'),
    project_id: words('project_id'),
    assignee_id: words('assignee_id'),
    reporter_id: words('reporter_id'),
    contact_id: words('contact_id'),
    agreement_id: words('agreement_id'),
  };
}
