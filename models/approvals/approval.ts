import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { ifTheyApprove, ofTheirClient } from '../portal-visibility.js';
import { approvalsOfTheirs } from '../visibility.js';

/** A request to a client to approve something, and the client's decision (docs/decisions/approvals.md). */
export class Approval extends WorkspaceModel {
  static override tableName = 'approvals';
  static override idPrefix = 'apv';
  static override limitVisible = approvalsOfTheirs;
  static override limitOfContact = ifTheyApprove(ofTheirClient('client_id'));

  declare type: Schemas['ApprovalType'];
  declare status: Schemas['ApprovalState'];
  declare client_id: string;
  /** Null for an agreement, and once the project is deleted. */
  declare project_id: string | null;
  /** Null for hours, and once the milestone is deleted. */
  declare milestone_id: string | null;
  /** The id of the milestone while this approval covers it, pending or approved, otherwise null; unique. */
  declare milestone_key: string | null;
  /** Only for hours. */
  declare agreement_id: string | null;
  /** The title of the milestone, project or agreement at the time of the request. */
  declare title: string;
  /** The description of the milestone at the time of the request. */
  declare description: string | null;
  /** Only for hours, like `period_to` and `hours`. */
  declare period_from: string | null;
  declare period_to: string | null;
  declare due_date: string | null;
  /** The hours of all its entries. */
  declare hours: Decimal | null;
  /** The hours of entries that changed after the client approved them. */
  declare left_hours: Decimal;
  declare entry_count: number;
  /** When the milestone changed after the client approved it. */
  declare left_at: Date | null;
  declare message: string | null;
  declare requested_by_id: string | null;
  /** The contact who decided. */
  declare contact_id: string | null;
  declare comment: string | null;
  declare decided_at: Date | null;
  /** Also null if it was cancelled automatically, because nothing was left to approve. */
  declare cancelled_by_id: string | null;
  declare cancelled_at: Date | null;
  declare reminder_count: number;
  declare last_reminder_at: Date | null;
  /** How many of the scheduled reminders are past, whether or not a mail was sent. */
  declare reminders_due: number;
}
