import { storedAs } from '../../domain/upload-type.js';
import type { Locked } from '../../models/base.js';
import { Attachment } from '../../models/tickets/attachment.js';
import type { Ctx } from '../../models/context.js';
import { emit } from '../../models/events/event.js';
import { discardFiles } from '../../models/workspace/file.js';
import type { Ticket } from '../../models/tickets/ticket.js';
import type { Body, Schemas } from '../../contract/contract.js';
import { namedActivity } from '../../queries/tickets/ticket-parts.js';
import { serializeTicketActivity } from '../../serializers/ticket-activity.js';
import { serializeTicket } from '../../serializers/ticket.js';
import { recordActivity } from './record-activity.js';
import { touchTicket } from './touch-ticket.js';
import { storeUpload } from '../workspace/quotas.js';

/** Attaches a file to a ticket, records an activity and emits `ticket.updated`. */
export async function attach(
  ctx: Ctx,
  ticket: Locked<Ticket>,
  upload: Body<'createTicketAttachment'>,
): Promise<Attachment> {
  const { filename, content_type } = await storedAs(upload);
  const { visibility = 'internal' } = upload;
  const attachment = await Attachment.insert(ctx, {
    ticket_id: ticket.id,
    filename,
    content_type,
    size: upload.bytes.length,
    visibility,
    storage_key: await storeUpload(ctx, upload.bytes),
    user_id: ctx.actor.user_id,
    contact_id: ctx.actor.contact_id,
  });
  const { id } = await recordActivity(ctx, ticket, { type: 'attachment', content: filename, visibility });
  const activity = serializeTicketActivity(await namedActivity(ctx, id));
  const changed = await touchTicket(ctx, ticket, { isPublic: visibility === 'public' });
  await emit(ctx, 'ticket.updated', serializeTicket(changed), { activity });
  return attachment;
}

/** Changes who can see a file of a ticket and emits `ticket.updated`. */
export async function setAttachmentVisibility(
  ctx: Ctx,
  ticket: Locked<Ticket>,
  attachment: Locked<Attachment>,
  visibility: Schemas['AttachmentVisibility'],
): Promise<void> {
  if (attachment.visibility === visibility) return;
  await attachment.patch(ctx, { visibility });
  await emit(ctx, 'ticket.updated', serializeTicket(await touchTicket(ctx, ticket, { isPublic: true })));
}

/** Removes a file from a ticket and emits `ticket.updated`. */
export async function detach(ctx: Ctx, ticket: Locked<Ticket>, attachment: Locked<Attachment>): Promise<void> {
  await attachment.remove(ctx);
  await discardFiles(ctx, [attachment.storage_key]);
  const changed = await touchTicket(ctx, ticket, { isPublic: attachment.visibility === 'public' });
  await emit(ctx, 'ticket.updated', serializeTicket(changed));
}
