import { WorkspaceModel } from '../base.js';
import { everyContact } from '../portal-visibility.js';
import { everyone } from '../visibility.js';

/** Where a ticket stands, as the workspace names it. */
export class TicketStatus extends WorkspaceModel {
  static override tableName = 'ticket_statuses';
  static override idPrefix = 'stat';
  static override limitVisible = everyone;
  static override limitOfContact = everyContact;

  declare name: string;
  /** Lower-cased name, by which two statuses are the same. */
  declare name_key: string;
  /** A ticket is closed exactly while it stands in a status of type closed. */
  declare type: 'open' | 'closed';
  /** `#rrggbb` */
  declare color: string;
  /** Whether time spent in it counts towards no SLA target. */
  declare pauses_sla: boolean;
  /** Its place in the list; a new ticket begins in the first open status. */
  declare position: number;
}
