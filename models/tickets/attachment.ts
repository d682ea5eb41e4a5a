import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { publicOnTheirTicket } from '../portal-visibility.js';
import { ofTicket } from '../visibility.js';

/** A file on a ticket; its content is in file storage. */
export class Attachment extends WorkspaceModel {
  static override tableName = 'attachments';
  static override idPrefix = 'att';
  static override limitVisible = ofTicket;
  static override limitOfContact = publicOnTheirTicket;

  declare ticket_id: string;
  declare filename: string;
  /** The MIME type by its content, not by its name. */
  declare content_type: string;
  /** Bytes. */
  declare size: number;
  /** The key of the content in file storage (models/workspace/file.ts). */
  declare storage_key: string;
  /** Public is visible to the client in the portal. */
  declare visibility: Schemas['AttachmentVisibility'];
  /** The contact who uploaded it in the portal; otherwise null. */
  declare contact_id: string | null;
  /** The user who uploaded it; null if a contact did. */
  declare user_id: string | null;
}
