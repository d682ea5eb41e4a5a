/**
 * Review decisions on time entries and expenses: who may decide, in which state, and which columns a decision writes.
 */
import { forbidden, invalidState } from '../../domain/errors.js';
import { memoized } from '../../domain/memoized.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';

/** The time entry or expense to decide on. */
export interface ReviewSubject {
  readonly row: Locked<{
    readonly user_id: string;
    readonly approval_status: Schemas['ApprovalStatus'] | null;
    readonly rejection_reason: string | null;
  }>;
  readonly noun: 'time entry' | 'expense';
  /** Throws if no decision is possible, because the timer runs or the row is billed. */
  readonly assertOpen: () => void;
}

/** Columns that store a decision. */
export interface ReviewDecision {
  readonly approval_status: Schemas['ApprovalStatus'];
  readonly decided_by_id: string | null;
  readonly decided_at: Date | null;
  readonly rejection_reason: string | null;
}

/** Columns of a row that nobody has decided on, or that was reopened. */
export const undecided: ReviewDecision = {
  approval_status: 'pending',
  decided_by_id: null,
  decided_at: null,
  rejection_reason: null,
};

/**
 * Returns a function that checks an approval and returns the columns to write; undefined if the row is already
 * approved. The workspace's settings are read at most once.
 */
export function approvalReview(ctx: Ctx): (question: ReviewSubject) => Promise<ReviewDecision | undefined> {
  const assertMayDecide = selfReviewCheck(ctx);
  return async (question) => {
    await assertMayDecide(question, 'approve');
    if (question.row.approval_status === 'approved') return undefined;
    assertPending(question, 'rejected');
    return decided(ctx, 'approved', null);
  };
}

/** Like `approvalReview`, for a rejection; undefined if the row is already rejected and there is no new reason. */
export function rejectionReview(
  ctx: Ctx,
  reason: string | null,
): (question: ReviewSubject) => Promise<ReviewDecision | undefined> {
  const assertMayDecide = selfReviewCheck(ctx);
  return async (question) => {
    const { row } = question;
    await assertMayDecide(question, 'reject');
    if (row.approval_status === 'rejected' && (reason === null || reason === row.rejection_reason)) return undefined;
    assertPending(question, 'approved');
    return decided(ctx, 'rejected', reason);
  };
}

/** The columns that reopening writes; undefined if the row is pending. */
export function reopenDecision({ row, assertOpen }: ReviewSubject): ReviewDecision | undefined {
  if (row.approval_status === 'pending') return undefined;
  assertOpen();
  return undecided;
}

const decided = (
  ctx: Ctx,
  approval_status: 'approved' | 'rejected',
  rejection_reason: string | null,
): ReviewDecision => ({
  approval_status,
  decided_by_id: ctx.scope.userId,
  decided_at: ctx.now,
  rejection_reason,
});

function assertPending({ row, noun, assertOpen }: ReviewSubject, opposite: 'approved' | 'rejected'): void {
  assertOpen();
  if (row.approval_status === opposite) throw invalidState(`The ${noun} was ${opposite}: reopen it first`);
}

/**
 * Throws `forbidden` if users approve or reject their own work, unless they are owners or the workspace allows it.
 * Reopening is not restricted.
 */
function selfReviewCheck(ctx: Ctx): (question: ReviewSubject, decision: 'approve' | 'reject') => Promise<void> {
  const workspace = memoized(() => workspaceOf(ctx));
  return async ({ row, noun }, decision) => {
    if (row.user_id !== ctx.scope.userId || ctx.scope.role === 'owner') return;
    if (!(await workspace(undefined)).allow_self_approval)
      throw forbidden(
        `You cannot ${decision} your own ${noun} unless the workspace sets allow_self_approval: another user must ${decision} it`,
      );
  };
}
