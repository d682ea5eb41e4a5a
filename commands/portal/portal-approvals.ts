/** Contacts' decisions on approvals of their client. */
import type { Approval } from '../../models/approvals/approval.js';
import type { Locked } from '../../models/base.js';
import type { ContactScope, Ctx } from '../../models/context.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { decideApproval, type Decision } from '../approvals/decide-approval.js';

/** Records the contact's decision. What follows from it runs with full visibility. */
export const decideInPortal = (
  ctx: Ctx,
  { contact }: ContactScope,
  approval: Locked<Approval>,
  decision: Decision,
): Promise<void> => decideApproval(seeingAll(ctx), approval, contact.id, decision);
