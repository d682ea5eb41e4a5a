import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { commentedOnTheirTicket } from '../portal-visibility.js';
import { activityOfTicket } from '../visibility.js';

/**
 * A change of a ticket, or a comment on it. Rows are only added, except that authors may edit or delete their comments
 * for a while.
 */
export class TicketActivity extends WorkspaceModel {
  static override tableName = 'ticket_activities';
  static override idPrefix = 'act';
  static override jsonAttributes = ['mentions'];
  static override limitVisible = activityOfTicket;
  static override limitOfContact = commentedOnTheirTicket;

  declare ticket_id: string;
  declare type: Schemas['TicketActivityType'];
  declare content: string | null;
  /** The user who did it; null for a contact or Docket itself. For logged time, the user whose time it is. */
  declare user_id: string | null;
  /** The contact who did it in the portal; otherwise null. */
  declare contact_id: string | null;
  /** Public is visible to the client in the portal. */
  declare visibility: Schemas['TicketActivityVisibility'];
  /** For a change of status, priority or assignee: the name of the previous one. */
  declare old_value: string | null;
  /** For such a change, the name of the new one; for logged time, the hours. */
  declare new_value: string | null;
  /** Ids of the users whom a comment mentions; null for none. */
  declare mentions: readonly string[] | null;
  /** When the text of a comment was last changed. */
  declare edited_at: Date | null;
}
