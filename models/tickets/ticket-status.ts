import { WorkspaceModel } from '../base.js';
import { everyContact } from '../portal-visibility.js';
import { everyone } from '../visibility.js';

/** A status of tickets, as the workspace names it. */
export class TicketStatus extends WorkspaceModel {
  static override tableName = 'ticket_statuses';
  static override idPrefix = 'stat';
  static override limitVisible = everyone;
  static override limitOfContact = everyContact;

  declare name: string;
  /** Lower-cased name, by which two statuses are the same. */
  declare name_key: string;
  /** A ticket is closed exactly while its status has the type `closed`. */
  declare type: 'open' | 'closed';
  /** `#rrggbb` */
  declare color: string;
  /** Whether SLA clocks stop while a ticket has this status. */
  declare pauses_sla: boolean;
  /** Its place in the list; a new ticket gets the first open status. */
  declare position: number;
}
