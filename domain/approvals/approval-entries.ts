import { dec, type Decimal } from '../money.js';

/** As much of a time entry as a client decides on, and as decides whether it can be billed. */
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

/** Whether an entry is another than the client was shown, or no longer one to ask for. */
export const isOtherWork = (before: ShownEntry, after: ShownEntry): boolean =>
  same.some((name) => before[name] !== after[name]) ||
  !dec(before.hours).eq(dec(after.hours)) ||
  (after.excluded && !before.excluded) ||
  (after.approval_status === 'rejected' && before.approval_status !== 'rejected');
