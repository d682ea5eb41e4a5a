import type { Metadata } from '../../domain/metadata.js';
import type { Decimal } from '../../domain/money.js';
import type { SlaClock } from '../../domain/tickets/sla-clock.js';
import type { Schemas } from '../../contract/contract.js';
import type { Ctx } from '../context.js';
import { WorkspaceModel } from '../base.js';
import { ofTheirClient } from '../portal-visibility.js';
import { teamOrAssignee } from '../visibility.js';

/** The columns that its client sees in the portal. */
const seenByClient = [
  'title',
  'description',
  'project_id',
  'contact_id',
  'status_id',
  'priority_id',
  'closed_at',
  'resolution_summary',
] as const satisfies readonly (keyof Ticket)[];

/**
 * A task, an issue or a request of a client. Queries may also read generated columns: `is_closed` and `is_breached`,
 * whether `closed_at` and `breached_at` are set, and `sla_due_at`, the earliest deadline of an open ticket that is
 * still to be met. Without one it is 9999-12-30, and for a closed ticket 9999-12-31, so that these are sorted last.
 */
export class Ticket extends WorkspaceModel {
  static override tableName = 'tickets';
  static override idPrefix = 'tkt';
  static override jsonAttributes = ['tags', 'sla_clock', 'metadata'];
  static override textAttributes = ['sla_clock'];
  static override limitVisible = teamOrAssignee;
  static override limitOfContact = ofTheirClient('client_id');

  /** Sets `client_changed_at` if a column that the client sees changes. */
  static override derivedChanges(changes: Readonly<Record<string, unknown>>, { now }: Ctx): Record<string, unknown> {
    return seenByClient.some((name) => name in changes) ? { client_changed_at: now } : {};
  }

  /** `TKT-1001` and up. */
  declare number: string;
  declare title: string;
  declare description: string | null;
  declare client_id: string;
  declare project_id: string | null;
  /** A phase of its project. */
  declare phase_id: string | null;
  declare contact_id: string | null;
  declare agreement_id: string | null;
  declare status_id: string;
  declare priority_id: string;
  /** The position of its priority, by which lists are sorted. */
  declare priority_position: number;
  declare assignee_id: string | null;
  declare reporter_id: string | null;
  declare billing_type: Schemas['BillingType'];
  declare due_date: string | null;
  declare estimated_hours: Decimal | null;
  /** The hours of all its time entries; only commands/tickets/ticket-hours.ts writes it. */
  declare logged_hours: Decimal;
  /** The hours of entries that are billable and not excluded; only commands/tickets/ticket-hours.ts writes it. */
  declare billable_hours: Decimal;
  declare opened_at: Date;
  /** When a team user first answered in public, or the ticket was closed. */
  declare first_response_at: Date | null;
  declare resolved_at: Date | null;
  declare resolution_summary: string | null;
  /** Minutes allowed until the first response; null is no target. */
  declare response_target: number | null;
  /** Minutes allowed until the resolution; null is no target. */
  declare resolution_target: number | null;
  declare response_due_at: Date | null;
  declare resolution_due_at: Date | null;
  /** Null until it is decided. */
  declare response_met: boolean | null;
  /** Null until it is decided. */
  declare resolution_met: boolean | null;
  /** When the first of its SLA targets was missed. */
  declare breached_at: Date | null;
  /**
   * The state from which the SLA was last computed, and the signals sent; only commands/tickets/update-sla.ts writes
   * it.
   */
  declare sla_clock: SlaClock | null;
  /** When the SLA must be updated although nobody changes the ticket; null for never. */
  declare sla_next_at: Date | null;
  /** Null while the ticket is open. */
  declare closed_at: Date | null;
  /** Names of its tags, in any order; null for none. Only models/tags/taggings.ts writes it. */
  declare tags: string[] | null;
  /** When something that the client sees last changed; `updated_at` also changes with what only the team sees. */
  declare client_changed_at: Date;
  declare external_id: string | null;
  declare metadata: Metadata | null;
}
