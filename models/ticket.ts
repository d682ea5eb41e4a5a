import type { Schemas } from '../openapi/contract.js';
import { WorkspaceModel } from './base.js';
import { teamOrAssignee } from './visibility.js';

/** A task, an issue or a request of a client. */
export class Ticket extends WorkspaceModel {
  static override tableName = 'tickets';
  static override idPrefix = 'tkt';
  static override limitVisible = teamOrAssignee;

  declare client_id: string;
  declare project_id: string | null;
  declare agreement_id: string | null;
  declare assignee_id: string | null;
  declare number: string;
  declare title: string;
  declare billing_type: Schemas['BillingType'];
  /** When the first of its SLA targets was missed. */
  declare breached_at: Date | null;
  /** Null while the ticket is open. */
  declare closed_at: Date | null;
}
