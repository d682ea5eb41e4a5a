/** Links to what the audit log has of an object, for those who may read it. */
import { useSession } from '../api/session.js';
import { t } from '../messages/text.js';
import { Link } from '../ui/link.js';

/** A fact of an object that links to its history; null for users who may not read the audit log. */
export function useHistoryFact(id: string) {
  const { can } = useSession();
  if (!can('listAuditEntries')) return null;
  return { label: t('common.history'), value: <HistoryLink search={{ resource: id }} /> };
}

interface HistoryLinkProps {
  readonly search: { readonly resource: string } | { readonly person: string };
}

export const HistoryLink = ({ search }: HistoryLinkProps) => (
  <Link to="/developers/$part" params={{ part: 'audit-log' }} search={search}>
    {'person' in search ? t('common.whatTheyDid') : t('common.whoChangedIt')}
  </Link>
);
