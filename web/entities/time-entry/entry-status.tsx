/** The status of a time entry: running, billed, excluded, or its approval. */
import type { TimeEntrySummary } from 'docket-sdk';
import { Status } from '../../ui/status.js';

export function EntryStatusBadge({
  entry,
}: {
  readonly entry: Pick<TimeEntrySummary, 'billing' | 'approval' | 'timer' | 'exclusion'>;
}) {
  const { billing, approval, timer, exclusion } = entry;
  if (timer.running) return <Status kind="active">Running</Status>;
  if (billing.billed) return <Status kind="good">Billed</Status>;
  if (approval.status === 'rejected') return <Status kind="bad">Rejected</Status>;
  if (exclusion.excluded) return <Status kind="quiet">Excluded</Status>;
  return approval.status === 'approved' ? <Status kind="good">Approved</Status> : <Status>Pending</Status>;
}
