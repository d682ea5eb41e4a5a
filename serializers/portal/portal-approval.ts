import { toNumber } from '../../domain/money.js';
import { instant } from '../../domain/time.js';
import type { Schemas } from '../../contract/contract.js';
import type { NamedApproval, NamedApprovalEntry } from '../client-approval.js';

/** An approval as the portal shows it. */
export const serializePortalApproval = (approval: NamedApproval): Schemas['PortalApproval'] => ({
  id: approval.id,
  type: approval.type,
  status: approval.status,
  title: approval.title,
  description: approval.description,
  project_id: approval.project_id,
  from: approval.period_from,
  to: approval.period_to,
  hours: toNumber(approval.hours),
  message: approval.message,
  due_date: approval.due_date,
  requested_by_name: approval.requested_by_name,
  requested_at: instant(approval.created_at),
  decision: approval.decided_at && {
    contact_name: approval.contact_name,
    comment: approval.comment,
    decided_at: instant(approval.decided_at),
  },
});

/** A day of an approval; of the users only their names. */
export const serializePortalDay = ({ date, hours, people }: Schemas['ApprovalDay']): Schemas['PortalApprovalDay'] => ({
  date,
  hours,
  people: people.map(({ user_name: name, hours: worked }) => ({ name, hours: worked })),
});

/** An entry of an approval as the portal shows it. */
export const serializePortalEntry = (entry: NamedApprovalEntry): Schemas['PortalApprovalEntry'] => ({
  id: entry.id,
  date: entry.date,
  name: entry.user_name,
  hours: toNumber(entry.hours),
  description: entry.description,
});
