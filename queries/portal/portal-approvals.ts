/** Approvals for contacts with full access; `limitOfContact` of the models limits the rows to their client. */
import { Approval } from '../../models/approvals/approval.js';
import type { NamedApproval, NamedApprovalEntry } from '../../serializers/client-approval.js';
import { approvalColumns, approvalJoins, entryListing } from '../approvals/approvals.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

export const portalApprovalList = listOf<'listPortalApprovals'>()<NamedApproval>({
  model: Approval,
  columns: approvalColumns,
  joins: approvalJoins,
  filters: { status: among('t.status') },
  sorts: { created_at: 't.created_at', due_date: 't.due_date' },
});

export const portalApprovalEntryList = listOf<'listPortalApprovalEntries'>()<NamedApprovalEntry>(entryListing);
