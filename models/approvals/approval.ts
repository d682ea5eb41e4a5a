import type { Decimal } from '../../domain/money.js';
import type { Schemas } from '../../contract/contract.js';
import { WorkspaceModel } from '../base.js';
import { ifTheyApprove, ofTheirClient } from '../portal-visibility.js';
import { approvalsOfTheirs } from '../visibility.js';

/** What a client is asked to approve, and what became of it (docs/decisions/approvals.md). */
export class Approval extends WorkspaceModel {
  static override tableName = 'approvals';
  static override idPrefix = 'apv';
  static override limitVisible = approvalsOfTheirs;
  static override limitOfContact = ifTheyApprove(ofTheirClient('client_id'));

  declare type: Schemas['ApprovalType'];
  declare status: Schemas['ApprovalState'];
  declare client_id: string;
  /** Null of an agreement, and once the project is deleted. */
  declare project_id: string | null;
  /** Null of hours, and once the milestone is deleted. */
  declare milestone_id: string | null;
  /** The milestone while this approval, pending or approved, stands for it: unique. */
  declare milestone_key: string | null;
  /** Only of hours. */
  declare agreement_id: string | null;
  /** Of the milestone, project or agreement when it was asked. */
  declare title: string;
  /** Of the milestone, likewise. */
  declare description: string | null;
  /** Only of hours, as `period_to` and `hours`. */
  declare period_from: string | null;
  declare period_to: string | null;
  declare due_date: string | null;
  /** The sum of its entries. */
  declare hours: Decimal | null;
  /** Those of them that changed after the client approved them. */
  declare left_hours: Decimal;
  declare entry_count: number;
  /** When the milestone changed after the client approved it. */
  declare left_at: Date | null;
  declare message: string | null;
  declare requested_by_id: string | null;
  /** Who decided. */
  declare contact_id: string | null;
  declare comment: string | null;
  declare decided_at: Date | null;
  /** Null also where it was cancelled because nothing of it was left. */
  declare cancelled_by_id: string | null;
  declare cancelled_at: Date | null;
  declare reminder_count: number;
  declare last_reminder_at: Date | null;
  /** How many of the reminders by the clock are behind it. */
  declare reminders_due: number;
}
