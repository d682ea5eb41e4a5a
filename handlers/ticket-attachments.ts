import { attach, detach, setAttachmentVisibility } from '../commands/tickets/attachments.js';
import { fileNameOf } from '../domain/file-name.js';
import { notFound } from '../domain/errors.js';
import type { Locked } from '../models/base.js';
import { Attachment } from '../models/tickets/attachment.js';
import type { Ctx } from '../models/context.js';
import { readFile } from '../models/workspace/file.js';
import { Ticket } from '../models/tickets/ticket.js';
import { namedAttachment, onTicket, ticketAttachmentList } from '../queries/tickets/ticket-parts.js';
import { serializeAttachment } from '../serializers/attachment.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const ticketAttachments = {
  async listTicketAttachments(ctx, { params, query }) {
    const { id } = await Ticket.get(ctx, params.id);
    return answerList(
      ctx,
      ticketAttachmentList,
      query,
      each((row) => serializeAttachment(row, ctx.settings.PUBLIC_URL)),
      onTicket(id),
    );
  },

  async createTicketAttachment(ctx, { params, body }) {
    const { id } = await attach(ctx, await Ticket.lock(ctx, params.id), body);
    return { data: serializeAttachment(await namedAttachment(ctx, id), ctx.settings.PUBLIC_URL) };
  },

  async getTicketAttachment(ctx, { params }) {
    const { filename, content_type, storage_key } = await attachmentOf(
      ctx,
      await Ticket.get(ctx, params.id),
      params.attachment_id,
    );
    return {
      filename: fileNameOf(filename, content_type),
      type: content_type,
      bytes: () => readFile(ctx, storage_key),
    };
  },

  async updateTicketAttachment(ctx, { params, body }) {
    const ticket = await Ticket.lock(ctx, params.id);
    const attachment = await lockAttachment(ctx, ticket, params.attachment_id);
    await setAttachmentVisibility(ctx, ticket, attachment, body.visibility);
    return { data: serializeAttachment(await namedAttachment(ctx, attachment.id), ctx.settings.PUBLIC_URL) };
  },

  async deleteTicketAttachment(ctx, { params }) {
    const ticket = await Ticket.lock(ctx, params.id);
    await detach(ctx, ticket, await lockAttachment(ctx, ticket, params.attachment_id));
    return { data: { id: params.attachment_id, deleted: true } };
  },
} satisfies Handlers<'ticket-attachments'>;

async function attachmentOf(ctx: Ctx, ticket: Ticket, id: string): Promise<Attachment> {
  return ofTicket(ticket, await Attachment.get(ctx, id));
}

async function lockAttachment(ctx: Ctx, ticket: Ticket, id: string): Promise<Locked<Attachment>> {
  return ofTicket(ticket, await Attachment.lock(ctx, id));
}

/** Throws `not_found` unless the attachment belongs to the ticket. */
function ofTicket<A extends Attachment>(ticket: Ticket, attachment: A): A {
  if (attachment.ticket_id !== ticket.id) throw notFound();
  return attachment;
}
