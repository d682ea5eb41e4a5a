/** Compares the fields of a ticket between two reads. Pure. */
import type { Ticket, TicketUpdate } from 'docket-sdk';
import { t } from '../../../messages/text.js';

export type EditedField = Exclude<keyof TicketUpdate, 'metadata'>;

export const fieldNames: Readonly<Record<EditedField, string>> = {
  title: t('common.title'),
  description: t('common.description'),
  status_id: t('common.status'),
  priority_id: t('common.priority'),
  assignee_id: t('common.assignee'),
  client_id: t('common.client'),
  project_id: t('common.project'),
  phase_id: t('common.phase'),
  contact_id: t('common.contact'),
  agreement_id: t('common.retainer'),
  billing_type: t('shell.billing'),
  due_date: t('common.due'),
  estimated_hours: t('common.estimate'),
  resolution_summary: t('tickets.resolution'),
  tags: t('shell.tags'),
  external_id: t('common.externalId'),
};

// `Object.keys` types keys as strings; these are the record's own.
const fields = Object.keys(fieldNames) as EditedField[];

export function valueOf(ticket: Ticket, field: EditedField): unknown {
  if (field === 'due_date') return ticket.dates.due_date;
  return field === 'estimated_hours' ? ticket.time.estimated_hours : ticket[field];
}

export const changedFields = (before: Ticket, after: Ticket): EditedField[] =>
  fields.filter((field) => JSON.stringify(valueOf(before, field)) !== JSON.stringify(valueOf(after, field)));
