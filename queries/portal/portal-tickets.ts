/**
 * Tickets for contacts, with public comments and files; `limitOfContact` of the models limits the rows to their client.
 */
import sql from 'sql-template-tag';
import { notFound } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { isOneOf, scoped, select } from '../../models/select.js';
import { Attachment } from '../../models/tickets/attachment.js';
import { TicketActivity } from '../../models/tickets/ticket-activity.js';
import { Ticket } from '../../models/tickets/ticket.js';
import type { Schemas } from '../../contract/contract.js';
import type { NamedAttachment } from '../../serializers/attachment.js';
import { serializePortalTicket, type PortalTicketRow } from '../../serializers/portal/portal-ticket.js';
import type { NamedActivity } from '../../serializers/ticket-activity.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';
import { ticketActivityList, ticketAttachmentList } from '../tickets/ticket-parts.js';

/** A question mark (ASCII, full-width or Arabic) at the end of a sentence, not one in the middle of a URL. */
const question = '[?？؟]([^[:alnum:]=&%_-]|$)';

const isWaiting = sql`EXISTS (SELECT 1 FROM ticket_statuses q
  WHERE q.workspace_id = t.workspace_id AND q.id = t.status_id AND q.pauses_sla = 1)`;

/**
 * SQL for whether an open ticket awaits the client's answer: its latest public comment is by a user, and either has a
 * question or the ticket's status pauses the SLA.
 */
const awaitsClient = sql`(t.is_closed = 0 AND COALESCE((SELECT w.user_id IS NOT NULL AND (w.content REGEXP ${question} OR ${isWaiting})
  FROM ticket_activities w
  WHERE w.workspace_id = t.workspace_id AND w.ticket_id = t.id AND w.type = 'comment' AND w.visibility = 'public'
  ORDER BY w.created_at DESC, w.id DESC LIMIT 1), 0))`;

const columns = sql`t.*, p.title AS project_title, s.name AS status_name, s.color AS status_color,
  r.name AS priority_name, COALESCE(c.name, f.name) AS contact_name`;
const joins = sql`LEFT JOIN projects p ON p.id = t.project_id AND p.workspace_id = t.workspace_id
  LEFT JOIN ticket_statuses s ON s.id = t.status_id AND s.workspace_id = t.workspace_id
  LEFT JOIN ticket_priorities r ON r.id = t.priority_id AND r.workspace_id = t.workspace_id
  LEFT JOIN contacts c ON c.id = t.contact_id AND c.workspace_id = t.workspace_id
  LEFT JOIN former_contacts f ON f.id = t.contact_id AND f.workspace_id = t.workspace_id`;

export const portalTicketList = listOf<'listPortalTickets'>()<PortalTicketRow>({
  model: Ticket,
  columns,
  joins,
  filters: {
    project_id: among('t.project_id'),
    contact_id: among('t.contact_id'),
    closed: (flag) => sql`t.is_closed = ${flag}`,
    awaits_client: (flag) => sql`${awaitsClient} = ${flag}`,
  },
  sorts: { created_at: 't.created_at', updated_at: 't.client_changed_at' },
  index: ({ sort }) => (sort === 'updated_at' ? 'tickets_client_changed_at_index' : undefined),
  isInOrder: ({ sort }) => sort === 'updated_at',
});

/**
 * The ids of those tickets that await the client. A separate statement, because in the list's statement the comments of
 * every sorted ticket would be read.
 */
async function awaitingAmong(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT t.id FROM tickets t WHERE ${scoped(ctx, Ticket, 't')} AND ${isOneOf('t.id', ids)} AND ${awaitsClient}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Serializes the tickets of a page for the portal. */
export async function showPortalTickets(
  rows: readonly PortalTicketRow[],
  ctx: Ctx,
): Promise<Schemas['PortalTicket'][]> {
  const ids = rows.map(({ id }) => id);
  const awaiting = await awaitingAmong(ctx, ids);
  return rows.map((row) => serializePortalTicket(row, awaiting.has(row.id), ctx.now));
}

/** One ticket, serialized for the portal. Throws `not_found` if the contact's client has no such ticket. */
export async function portalTicket(ctx: Ctx, id: string): Promise<Schemas['PortalTicket']> {
  const [ticket] = await select<PortalTicketRow>(
    ctx,
    sql`SELECT ${columns} FROM tickets t ${joins} WHERE ${scoped(ctx, Ticket, 't')} AND t.id = ${id}`,
  );
  if (!ticket) throw notFound();
  const awaiting = await awaitingAmong(ctx, [id]);
  return serializePortalTicket(ticket, awaiting.has(id), ctx.now);
}

export const portalActivityList = listOf<'listPortalTicketActivities'>()<NamedActivity>({
  model: TicketActivity,
  columns: ticketActivityList.columns,
  ...(ticketActivityList.joins ? { joins: ticketActivityList.joins } : {}),
  filters: {},
  sorts: { created_at: 't.created_at' },
  index: () => 'ticket_activities_ticket_id_index',
});

export const portalAttachmentList = listOf<'listPortalTicketAttachments'>()<NamedAttachment>({
  model: Attachment,
  columns: ticketAttachmentList.columns,
  ...(ticketAttachmentList.joins ? { joins: ticketAttachmentList.joins } : {}),
  filters: {},
  sorts: { created_at: 't.created_at' },
  index: () => 'attachments_ticket_id_index',
});
