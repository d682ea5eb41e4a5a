import {
  attachInPortal,
  commentInPortal,
  createPortalTicket,
  reopenInPortal,
} from '../commands/portal/portal-tickets.js';
import { fileNameOf } from '../domain/file-name.js';
import { notFound } from '../domain/errors.js';
import { contactScopeOf } from '../models/portal-visibility.js';
import { Attachment } from '../models/tickets/attachment.js';
import { Ticket } from '../models/tickets/ticket.js';
import { readFile } from '../models/workspace/file.js';
import { answerList, each } from '../queries/answer-list.js';
import {
  portalActivityList,
  portalAttachmentList,
  portalTicket,
  portalTicketList,
  showPortalTickets,
} from '../queries/portal/portal-tickets.js';
import { namedAttachment, onTicket } from '../queries/tickets/ticket-parts.js';
import { serializePortalActivity, serializePortalAttachment } from '../serializers/portal/portal-ticket.js';
import type { Handlers } from './contract.js';

export const portalTickets = {
  listPortalTickets: (ctx, { query }) => answerList(ctx, portalTicketList, query, showPortalTickets),

  async createPortalTicket(ctx, { body }) {
    const { id } = await createPortalTicket(ctx, contactScopeOf(ctx), body);
    return { data: await portalTicket(ctx, id) };
  },

  async getPortalTicket(ctx, { params }) {
    return { data: await portalTicket(ctx, params.id) };
  },

  async reopenPortalTicket(ctx, { params, body }) {
    await reopenInPortal(ctx, await Ticket.lock(ctx, params.id), body?.reason ?? undefined);
    return { data: await portalTicket(ctx, params.id) };
  },

  async listPortalTicketActivities(ctx, { params, query }) {
    const { id } = await Ticket.get(ctx, params.id);
    return answerList(ctx, portalActivityList, query, each(serializePortalActivity), onTicket(id));
  },

  async createPortalTicketActivity(ctx, { params, body }) {
    const comment = await commentInPortal(ctx, await Ticket.lock(ctx, params.id), body.content);
    return { data: serializePortalActivity(comment) };
  },

  async listPortalTicketAttachments(ctx, { params, query }) {
    const { id } = await Ticket.get(ctx, params.id);
    return answerList(
      ctx,
      portalAttachmentList,
      query,
      each((row) => serializePortalAttachment(row, ctx.settings.PUBLIC_URL)),
      onTicket(id),
    );
  },

  async createPortalTicketAttachment(ctx, { params, body }) {
    const { id } = await attachInPortal(ctx, await Ticket.lock(ctx, params.id), body);
    return { data: serializePortalAttachment(await namedAttachment(ctx, id), ctx.settings.PUBLIC_URL) };
  },

  async getPortalTicketAttachment(ctx, { params }) {
    const { id } = await Ticket.get(ctx, params.id);
    const { ticket_id, filename, content_type, storage_key } = await Attachment.get(ctx, params.attachment_id);
    if (ticket_id !== id) throw notFound();
    return {
      filename: fileNameOf(filename, content_type),
      type: content_type,
      isAttachment: true,
      bytes: () => readFile(ctx, storage_key),
    };
  },
} satisfies Handlers<'portal-tickets'>;
