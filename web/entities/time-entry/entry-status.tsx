/** The status of a time entry: running, billed, excluded, or its approval. */
import type { TimeEntrySummary } from 'docket-sdk';
import { Status } from '../../ui/status.js';
import { t } from '../../messages/text.js';

export function EntryStatusBadge({
  entry,
}: {
  readonly entry: Pick<TimeEntrySummary, 'billing' | 'approval' | 'timer' | 'exclusion'>;
}) {
  const { billing, approval, timer, exclusion } = entry;
  if (timer.running) return <Status kind="active">{t('common.running')}</Status>;
  if (billing.billed) return <Status kind="good">{t('common.billed')}</Status>;
  if (approval.status === 'rejected') return <Status kind="warn">{t('common.rejected')}</Status>;
  if (exclusion.excluded) return <Status kind="quiet">{t('common.excluded')}</Status>;
  return approval.status === 'approved' ? (
    <Status kind="good">{t('common.approved')}</Status>
  ) : (
    <Status>{t('common.pending')}</Status>
  );
}
