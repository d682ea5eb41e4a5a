import { instant } from '../domain/time.js';
import type { Schemas } from '../contract/contract.js';

/** The columns in which time entries and expenses store the decision about them. */
interface Decided<Status> {
  readonly approval_status: Status;
  readonly decided_by_id: string | null;
  readonly decided_at: Date | null;
  readonly rejection_reason: string | null;
}

/** The approval of a time entry or expense as the API shows it. */
export function serializeApproval<Status extends Schemas['ApprovalStatus'] | null>(row: Decided<Status>) {
  const isApproved = row.approval_status === 'approved';
  return {
    status: row.approval_status,
    approved_by_id: isApproved ? row.decided_by_id : null,
    approved_at: isApproved ? instant(row.decided_at) : null,
    decided_by_id: row.decided_by_id,
    decided_at: instant(row.decided_at),
    reason: row.rejection_reason,
  };
}
