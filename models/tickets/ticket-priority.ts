import { WorkspaceModel } from '../base.js';
import { everyContact } from '../portal-visibility.js';
import { everyone } from '../visibility.js';

/** A priority of tickets, with its SLA targets. */
export class TicketPriority extends WorkspaceModel {
  static override tableName = 'ticket_priorities';
  static override idPrefix = 'pri';
  static override limitVisible = everyone;
  static override limitOfContact = everyContact;

  declare name: string;
  /** Lower-cased name, by which two priorities are the same. */
  declare name_key: string;
  /** `#rrggbb` */
  declare color: string;
  /** Minutes to the first response; null is no target. */
  declare sla_response: number | null;
  /** Minutes to the resolution; null is no target. */
  declare sla_resolution: number | null;
  /** Its place in the list, from the least to the most urgent. */
  declare position: number;
  /** Whether new tickets that name no priority get this one; true for one priority. */
  declare is_default: boolean;
}
