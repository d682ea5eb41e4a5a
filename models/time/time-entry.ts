import type { Metadata } from '../../domain/metadata.js';
import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { whoReaches } from '../visibility.js';

/**
 * Work that a user has done, or a running timer. Queries may also read three generated columns: `billed` (whether the
 * entry is on an invoice line), `billable_hours` (0 unless billable and not excluded) and `value` (`billable_hours` ×
 * `rate_charged`).
 */
export class TimeEntry extends WorkspaceModel {
  static override tableName = 'time_entries';
  static override idPrefix = 'time';
  static override jsonAttributes = ['metadata'];
  static override limitVisible = whoReaches('user_id');

  declare user_id: string;
  declare date: string;
  /** 0 while the timer runs. */
  declare hours: Decimal;
  declare description: string | null;
  declare client_id: string | null;
  declare project_id: string | null;
  declare ticket_id: string | null;
  declare agreement_id: string | null;
  declare period_id: string | null;
  declare billable: boolean;
  /** The client's currency; that of the workspace if there is no client. */
  declare currency: string;
  declare rate_type: Schemas['RateType'];
  declare rate_id: string | null;
  /** Whether `rate_id` was given by hand, so that it stays when the rate is determined again. */
  declare rate_id_given: boolean;
  declare rate_charged: Decimal;
  declare rate_override: boolean;
  /** The cost rate of the user when the entry was saved, per hour. */
  declare cost_rate: Decimal | null;
  declare invoice_line_id: string | null;
  declare excluded: boolean;
  declare exclusion_reason: Schemas['ExclusionReason'] | null;
  declare exclusion_note: string | null;
  /** Null while the timer runs, because a running timer cannot be approved. */
  declare approval_status: Schemas['ApprovalStatus'] | null;
  /** The user who approved or rejected it. */
  declare decided_by_id: string | null;
  declare decided_at: Date | null;
  declare rejection_reason: string | null;
  /** The user while the timer runs, otherwise null: unique, so that nobody has two. */
  declare running_user_id: string | null;
  declare started_at: Date | null;
  declare external_id: string | null;
  declare metadata: Metadata | null;
}
