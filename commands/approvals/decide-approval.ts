import { invalidState } from '../../domain/errors.js';
import type { Approval } from '../../models/approvals/approval.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { cancelApprovals, changeApproval, freeEntries } from './change-approval.js';
import { mailDecision } from './approval-mails.js';

export interface Decision {
  readonly status: 'approved' | 'rejected';
  readonly comment: string | null;
}

/**
 * Records a contact's decision. The first decision is final; repeating it changes nothing, and another one throws
 * `invalid_state`.
 */
export async function decideApproval(
  ctx: Ctx,
  approval: Locked<Approval>,
  contactId: string,
  { status, comment }: Decision,
): Promise<void> {
  if (approval.status === status) return;
  assertPending(approval);
  const isRejected = status === 'rejected';
  if (isRejected) await freeEntries(ctx, [approval]);
  const decision = { status, comment, contact_id: contactId, decided_at: ctx.now };
  const freed = isRejected ? { milestone_key: null } : {};
  await mailDecision(ctx, await changeApproval(ctx, approval, { ...decision, ...freed }, `approval.${status}`));
}

/** Cancels a pending approval; a cancelled one stays as it is. */
export async function cancelApproval(ctx: Ctx, approval: Locked<Approval>): Promise<void> {
  if (approval.status === 'cancelled') return;
  assertPending(approval);
  await cancelApprovals(ctx, [approval], { cancelled_by_id: ctx.actor.user_id });
}

/** Throws `invalid_state` unless the approval is pending. */
export function assertPending({ status }: Approval): void {
  if (status !== 'pending') throw invalidState(`The approval is ${status}: this requires a pending approval`);
}
