import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { saidOnTheirTicket } from '../portal-visibility.js';
import { activityOfTicket } from '../visibility.js';

/** What happened on a ticket, or was said; rows are only ever added, but that the author of a comment may take it back for a while. */
export class TicketActivity extends WorkspaceModel {
  static override tableName = 'ticket_activities';
  static override idPrefix = 'act';
  static override limitVisible = activityOfTicket;
  static override limitOfContact = saidOnTheirTicket;

  declare ticket_id: string;
  declare type: Schemas['TicketActivityType'];
  declare content: string | null;
  /** Who did it; null if it was a contact, or Docket itself. Of logged time whose time it is. */
  declare user_id: string | null;
  /** The contact who did it in the portal. */
  declare contact_id: string | null;
  /** Public is visible to the client in the portal. */
  declare visibility: Schemas['TicketActivityVisibility'];
  /** The name of what stood before a change of status, priority or assignee. */
  declare old_value: string | null;
  /** The name of what stands after it; of logged time the hours. */
  declare new_value: string | null;
  /** When the words of a comment were last changed. */
  declare edited_at: Date | null;
}
