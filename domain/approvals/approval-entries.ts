import { dec, type Decimal } from '../money.js';

/** The fields of a time entry that the client is shown, or that decide whether it can be billed. */
export interface ShownEntry {
  readonly date: string;
  readonly hours: Decimal;
  readonly description: string | null;
  readonly user_id: string;
  readonly client_id: string | null;
  readonly project_id: string | null;
  readonly agreement_id: string | null;
  readonly billable: boolean;
  readonly excluded: boolean;
  readonly approval_status: string | null;
}

const same = ['date', 'description', 'user_id', 'client_id', 'project_id', 'agreement_id', 'billable'] as const;

/** Whether a changed entry leaves its approval: it differs from what the client was shown, or is no longer billable. */
export const leavesApproval = (before: ShownEntry, after: ShownEntry): boolean =>
  same.some((name) => before[name] !== after[name]) ||
  !dec(before.hours).eq(dec(after.hours)) ||
  (after.excluded && !before.excluded) ||
  (after.approval_status === 'rejected' && before.approval_status !== 'rejected');
