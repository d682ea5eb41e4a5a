import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Approval } from '../models/approvals/approval.js';
import type { ApprovalEntry } from '../models/approvals/approval-entry.js';
import type { Schemas } from '../contract/contract.js';

/** An approval with the names that it shows. */
export type NamedApproval = Approval & {
  readonly client_name: string;
  readonly requested_by_name: string | null;
  readonly contact_name: string | null;
};

/** An entry of an approval with the name of its user. */
export type NamedApprovalEntry = ApprovalEntry & { readonly user_name: string };

/** An approval that a client decides on, as the API shows it. */
export const serializeClientApproval = (approval: NamedApproval): Schemas['Approval'] => ({
  id: approval.id,
  type: approval.type,
  status: approval.status,
  client_id: approval.client_id,
  client_name: approval.client_name,
  project_id: approval.project_id,
  milestone_id: approval.milestone_id,
  agreement_id: approval.agreement_id,
  title: approval.title,
  description: approval.description,
  from: approval.period_from,
  to: approval.period_to,
  hours: toNumber(approval.hours),
  left_hours: toNumber(approval.left_hours),
  entry_count: approval.entry_count,
  left_at: instant(approval.left_at),
  message: approval.message,
  due_date: approval.due_date,
  requested_by_id: approval.requested_by_id,
  requested_by_name: approval.requested_by_name,
  decision:
    approval.contact_id === null || approval.decided_at === null
      ? null
      : {
          contact_id: approval.contact_id,
          contact_name: approval.contact_name,
          comment: approval.comment,
          decided_at: instant(approval.decided_at),
        },
  cancelled_at: instant(approval.cancelled_at),
  cancelled_by_id: approval.cancelled_by_id,
  reminders: { count: approval.reminder_count, last_sent_at: instant(approval.last_reminder_at) },
  created_at: instant(approval.created_at),
  updated_at: instant(approval.updated_at),
});

/** An entry of an approval as the API shows it. */
export const serializeApprovalEntry = (entry: NamedApprovalEntry): Schemas['ApprovalEntry'] => ({
  id: entry.id,
  time_entry_id: entry.time_entry_id,
  date: entry.date,
  user_id: entry.user_id,
  user_name: entry.user_name,
  hours: toNumber(entry.hours),
  description: entry.description,
  left_at: instant(entry.left_at),
});
