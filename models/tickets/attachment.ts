import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { publicOnTheirTicket } from '../portal-visibility.js';
import { ofTicket } from '../visibility.js';

/** A file on a ticket; its content lies in the file store. */
export class Attachment extends WorkspaceModel {
  static override tableName = 'attachments';
  static override idPrefix = 'att';
  static override limitVisible = ofTicket;
  static override limitOfContact = publicOnTheirTicket;

  declare ticket_id: string;
  declare filename: string;
  /** As its content says, not its name. */
  declare content_type: string;
  /** Bytes. */
  declare size: number;
  /** Where the file store has it. */
  declare storage_key: string;
  /** Public is visible to the client in the portal. */
  declare visibility: Schemas['AttachmentVisibility'];
  /** Who put it there. */
  /** Set where a contact put it there in the portal. */
  declare contact_id: string | null;
  declare user_id: string | null;
}
