import { fileNameOf } from '../../domain/file-name.js';
import { reopenUntil } from '../../domain/tickets/reopening.js';
import { instant } from '../../domain/time.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';
import type { NamedAttachment } from '../attachment.js';
import { shownContent, type NamedActivity } from '../ticket-activity.js';

/** A ticket with the names that the portal shows. */
export type PortalTicketRow = Ticket & {
  readonly project_title: string | null;
  readonly status_name: string;
  readonly status_color: string;
  readonly priority_name: string;
  readonly contact_name: string | null;
};

/** A ticket as the portal shows it. The caller finds out from the conversation whether it `awaits_client`. */
export const serializePortalTicket = (
  ticket: PortalTicketRow,
  awaits_client: boolean,
  now: Date,
): Schemas['PortalTicket'] => ({
  id: ticket.id,
  number: ticket.number,
  title: ticket.title,
  description: ticket.description,
  project_id: ticket.project_id,
  project_title: ticket.project_title,
  status: { name: ticket.status_name, color: ticket.status_color, is_closed: ticket.closed_at !== null },
  priority: ticket.priority_name,
  contact_id: ticket.contact_id,
  contact_name: ticket.contact_name,
  opened_at: instant(ticket.opened_at),
  closed_at: instant(ticket.closed_at),
  reopen_until: instant(reopenUntil(ticket.closed_at, now)),
  resolution_summary: ticket.closed_at === null ? null : ticket.resolution_summary,
  awaits_client,
  updated_at: instant(ticket.client_changed_at),
});

/** A public comment or file as the portal shows it. */
export const serializePortalActivity = (activity: NamedActivity): Schemas['PortalActivity'] => ({
  id: activity.id,
  type: activity.type,
  content: shownContent(activity),
  author_name: activity.contact_name ?? activity.user_name,
  is_own_side: activity.contact_id !== null,
  edited_at: instant(activity.edited_at),
  created_at: instant(activity.created_at),
});

/** A public file as the portal shows it. `publicUrl` is the setting PUBLIC_URL. */
export const serializePortalAttachment = (
  attachment: NamedAttachment,
  publicUrl: string,
): Schemas['PortalAttachment'] => ({
  id: attachment.id,
  filename: fileNameOf(attachment.filename, attachment.content_type),
  content_type: attachment.content_type,
  size: attachment.size,
  author_name: attachment.contact_name ?? attachment.user_name,
  url: `${publicUrl}/v1/portal/tickets/${attachment.ticket_id}/attachments/${attachment.id}`,
  created_at: instant(attachment.created_at),
});
