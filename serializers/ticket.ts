import { toNumber } from '../domain/money.js';
import { instant } from '../domain/time.js';
import type { Ticket } from '../models/tickets/ticket.js';
import { serializeExternal } from './external.js';
import type { Schemas } from '../contract/contract.js';
import { serializeTags } from './tags.js';
import { serializeSla } from './ticket-sla.js';

/** A ticket with the names that lists show. */
export type NamedTicket = Ticket & {
  readonly client_name: string;
  readonly project_title: string | null;
  readonly status_name: string;
  readonly status_color: string;
  readonly priority_name: string;
  readonly priority_color: string;
  readonly assignee_name: string | null;
};

/** A ticket as the API shows it. */
export function serializeTicket(ticket: Ticket): Schemas['Ticket'] {
  return {
    id: ticket.id,
    number: ticket.number,
    title: ticket.title,
    description: ticket.description,
    client_id: ticket.client_id,
    project_id: ticket.project_id,
    phase_id: ticket.phase_id,
    status_id: ticket.status_id,
    priority_id: ticket.priority_id,
    assignee_id: ticket.assignee_id,
    reporter_id: ticket.reporter_id,
    contact_id: ticket.contact_id,
    agreement_id: ticket.agreement_id,
    billing_type: ticket.billing_type,
    dates: datesOf(ticket),
    sla: serializeSla(ticket),
    time: timeOf(ticket),
    resolution_summary: ticket.resolution_summary,
    tags: serializeTags(ticket),
    ...serializeExternal(ticket),
    created_at: instant(ticket.created_at),
    updated_at: instant(ticket.updated_at),
  };
}

/** A ticket as lists show it. */
export function serializeTicketSummary(ticket: NamedTicket): Schemas['TicketSummary'] {
  return {
    ...serializeTicket(ticket),
    client_name: ticket.client_name,
    project_title: ticket.project_title,
    status: { id: ticket.status_id, name: ticket.status_name, color: ticket.status_color },
    priority: { id: ticket.priority_id, name: ticket.priority_name, color: ticket.priority_color },
    assignee: assigneeOf(ticket),
  };
}

const datesOf = (ticket: Ticket): Schemas['TicketDates'] => ({
  opened_at: instant(ticket.opened_at),
  first_response_at: instant(ticket.first_response_at),
  resolved_at: instant(ticket.resolved_at),
  closed_at: instant(ticket.closed_at),
  due_date: ticket.due_date,
});

const timeOf = (ticket: Ticket): Schemas['TicketTime'] => ({
  estimated_hours: toNumber(ticket.estimated_hours),
  logged_hours: toNumber(ticket.logged_hours),
  billable_hours: toNumber(ticket.billable_hours),
});

const assigneeOf = ({ assignee_id: id, assignee_name: name }: NamedTicket): Schemas['TicketAssignee'] | null =>
  id === null || name === null ? null : { id, name };
