import sql from 'sql-template-tag';
import type { Decimal } from '../../domain/money.js';
import { WorkspaceModel } from '../base.js';
import { ifTheyApprove } from '../portal-visibility.js';
import { identifier } from '../select.js';
import { whoMay } from '../visibility.js';

/**
 * A time entry as the client was shown it. If the time entry changes while the approval is pending, it is removed from
 * the approval.
 */
export class ApprovalEntry extends WorkspaceModel {
  static override tableName = 'approval_entries';
  static override idPrefix = 'apve';
  static override limitVisible = whoMay('view_approvals');
  static override limitOfContact = ifTheyApprove(
    ({ workspaceId, contact }, alias) =>
      sql`${identifier(`${alias}.approval_id`)} IN (SELECT theirs.id FROM approvals theirs
            WHERE theirs.workspace_id = ${workspaceId} AND theirs.client_id = ${contact.clientId})`,
  );

  declare approval_id: string;
  /** Null once the entry is deleted. */
  declare time_entry_id: string | null;
  /**
   * The id of the time entry while a pending or approved approval covers it, otherwise null; unique, so that one
   * approval at most does.
   */
  declare standing_key: string | null;
  declare user_id: string;
  declare date: string;
  declare hours: Decimal;
  declare description: string | null;
  /** When the time entry changed after the client approved it; the approval no longer covers it then. */
  declare left_at: Date | null;
}
