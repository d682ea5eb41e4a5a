import { fileNameOf } from '../domain/file-name.js';
import { instant } from '../domain/time.js';
import type { Attachment } from '../models/tickets/attachment.js';
import type { Schemas } from '../contract/contract.js';

/** An attachment with the name of the uploader. */
export type NamedAttachment = Attachment & { readonly user_name: string | null; readonly contact_name: string | null };

/** A file on a ticket as the API shows it. `publicUrl` is the setting PUBLIC_URL. */
export const serializeAttachment = (attachment: NamedAttachment, publicUrl: string): Schemas['Attachment'] => ({
  id: attachment.id,
  ticket_id: attachment.ticket_id,
  filename: fileNameOf(attachment.filename, attachment.content_type),
  content_type: attachment.content_type,
  size: attachment.size,
  url: `${publicUrl}/v1/tickets/${attachment.ticket_id}/attachments/${attachment.id}`,
  visibility: attachment.visibility,
  user_id: attachment.user_id,
  user_name: attachment.user_name,
  contact_id: attachment.contact_id,
  contact_name: attachment.contact_name,
  created_at: instant(attachment.created_at),
});
