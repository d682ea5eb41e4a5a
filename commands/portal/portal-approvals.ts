/** What contacts decide about what their client is asked to approve. */
import type { Approval } from '../../models/approvals/approval.js';
import type { Locked } from '../../models/base.js';
import type { ContactScope, Ctx } from '../../models/context.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { decideApproval, type Decision } from '../approvals/decide-approval.js';

/** Decides as the contact; what follows by rule is the service's work. */
export const decideInPortal = (
  ctx: Ctx,
  { contact }: ContactScope,
  approval: Locked<Approval>,
  decision: Decision,
): Promise<void> => decideApproval(seeingAll(ctx), approval, contact.id, decision);
