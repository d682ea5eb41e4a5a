/**
 * What contacts do with the tickets of their client. That they may see the ticket or project is checked by their own scope first; what
 * follows by rule, such as billing and SLA, is the service's work.
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

/** Creates a ticket of the contact. */
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

/** Comments in public. */
export const commentInPortal = (ctx: Ctx, ticket: Locked<Ticket>, content: string): Promise<NamedActivity> =>
  commentOnTicket(seeingAll(ctx), ticket, { content, visibility: 'public' });

/** Attaches a file for the team and every contact of the client to see. */
export const attachInPortal = (
  ctx: Ctx,
  ticket: Locked<Ticket>,
  upload: Body<'createPortalTicketAttachment'>,
): Promise<Attachment> => attach(seeingAll(ctx), ticket, { ...upload, visibility: 'public' });

/** Reopens a ticket that was closed a short while ago; one that is open stays as it is. */
export async function reopenInPortal(ctx: Ctx, ticket: Locked<Ticket>, reason: string | undefined): Promise<void> {
  if (ticket.closed_at !== null && reopenUntil(ticket.closed_at, ctx.now) === null)
    throw invalidState('The ticket was closed more than 14 days ago: create a new one');
  await reopenTicket(seeingAll(ctx), ticket, reason);
}
