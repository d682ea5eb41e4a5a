/**
 * Actions of contacts on tickets of their client. The contact's own scope first checks that they may see the ticket or
 * project; what follows, such as billing and SLA, runs with full visibility.
 */
import { invalidState } from '../../domain/errors.js';
import { reopenUntil } from '../../domain/tickets/reopening.js';
import type { Locked } from '../../models/base.js';
import type { ContactScope, Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import type { Attachment } from '../../models/tickets/attachment.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Body, Schemas } from '../../contract/contract.js';
import type { NamedActivity } from '../../serializers/ticket-activity.js';
import { attach } from '../tickets/attachments.js';
import { reopenTicket } from '../tickets/close-ticket.js';
import { commentOnTicket } from '../tickets/comment-on-ticket.js';
import { createTicket } from '../tickets/create-ticket.js';

/** Creates a ticket whose contact is the calling contact. */
export async function createPortalTicket(
  ctx: Ctx,
  { contact: { id, clientId } }: ContactScope,
  { title, description, project_id }: Schemas['PortalTicketCreate'],
): Promise<Ticket> {
  if (project_id != null) await Project.reference(ctx, project_id, 'project_id');
  return createTicket(seeingAll(ctx), {
    title,
    description: description ?? null,
    project_id: project_id ?? null,
    client_id: clientId,
    contact_id: id,
  });
}

/** Adds a public comment. */
export const commentInPortal = (ctx: Ctx, ticket: Locked<Ticket>, content: string): Promise<NamedActivity> =>
  commentOnTicket(seeingAll(ctx), ticket, { content, visibility: 'public' });

/** Attaches a file that the team and every contact of the client can see. */
export const attachInPortal = (
  ctx: Ctx,
  ticket: Locked<Ticket>,
  upload: Body<'createPortalTicketAttachment'>,
): Promise<Attachment> => attach(seeingAll(ctx), ticket, { ...upload, visibility: 'public' });

/**
 * Reopens a ticket that was closed at most 14 days ago; an open one stays as it is. Throws `invalid_state` after that.
 */
export async function reopenInPortal(ctx: Ctx, ticket: Locked<Ticket>, reason: string | undefined): Promise<void> {
  if (ticket.closed_at !== null && reopenUntil(ticket.closed_at, ctx.now) === null)
    throw invalidState('The ticket was closed more than 14 days ago: create a new one');
  await reopenTicket(seeingAll(ctx), ticket, reason);
}
