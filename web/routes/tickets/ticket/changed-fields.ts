/** Compares the fields of a ticket between two reads. Pure. */
import type { Ticket, TicketUpdate } from 'docket-sdk';

export type EditedField = Exclude<keyof TicketUpdate, 'metadata'>;

export const fieldNames: Readonly<Record<EditedField, string>> = {
  title: 'Title',
  description: 'Description',
  status_id: 'Status',
  priority_id: 'Priority',
  assignee_id: 'Assignee',
  client_id: 'Client',
  project_id: 'Project',
  phase_id: 'Phase',
  contact_id: 'Contact',
  agreement_id: 'Retainer',
  billing_type: 'Billing',
  due_date: 'Due',
  estimated_hours: 'Estimate',
  resolution_summary: 'How it was resolved',
  tags: 'Tags',
  external_id: 'External id',
};

// `Object.keys` types keys as strings; these are the record's own.
const fields = Object.keys(fieldNames) as EditedField[];

export function valueOf(ticket: Ticket, field: EditedField): unknown {
  if (field === 'due_date') return ticket.dates.due_date;
  return field === 'estimated_hours' ? ticket.time.estimated_hours : ticket[field];
}

export const changedFields = (before: Ticket, after: Ticket): EditedField[] =>
  fields.filter((field) => JSON.stringify(valueOf(before, field)) !== JSON.stringify(valueOf(after, field)));
