/** Decisions on time and on expenses: who may take them, when, and what they write. */
import { forbidden, invalidState } from '../../domain/errors.js';
import { onceEach } from '../../domain/once-each.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { workspaceOf } from '../../models/workspace/workspace.js';
import type { Schemas } from '../../contract/contract.js';

/** The subject of a decision: what it is called, and what prevents a decision. */
export interface Question {
  readonly row: Locked<{
    readonly user_id: string;
    readonly approval_status: Schemas['ApprovalStatus'] | null;
    readonly rejection_reason: string | null;
  }>;
  readonly noun: 'time entry' | 'expense';
  /** Throws if nothing can be decided: the timer runs, or it is billed. */
  readonly assertOpen: () => void;
}

/** The columns that a decision is kept in. */
export interface ReviewDecision {
  readonly approval_status: Schemas['ApprovalStatus'];
  readonly decided_by_id: string | null;
  readonly decided_at: Date | null;
  readonly rejection_reason: string | null;
}

/** No decision, or one taken back. */
export const undecided: ReviewDecision = {
  approval_status: 'pending',
  decided_by_id: null,
  decided_at: null,
  rejection_reason: null,
};

/**
 * Determines what an approval writes; undefined if it is already approved. What the workspace allows is looked up once, if at all.
 */
export function approvals(ctx: Ctx): (question: Question) => Promise<ReviewDecision | undefined> {
  const assertMayDecide = ownDecisions(ctx);
  return async (question) => {
    await assertMayDecide(question, 'approve');
    if (question.row.approval_status === 'approved') return undefined;
    assertPending(question, 'rejected');
    return decided(ctx, 'approved', null);
  };
}

/** As `approvals`, of a rejection; undefined if it is already rejected and no new reason is given. */
export function rejections(
  ctx: Ctx,
  reason: string | null,
): (question: Question) => Promise<ReviewDecision | undefined> {
  const assertMayDecide = ownDecisions(ctx);
  return async (question) => {
    const { row } = question;
    await assertMayDecide(question, 'reject');
    if (row.approval_status === 'rejected' && (reason === null || reason === row.rejection_reason)) return undefined;
    assertPending(question, 'approved');
    return decided(ctx, 'rejected', reason);
  };
}

/** What taking a decision back writes; undefined if there is none. */
export function reopening({ row, assertOpen }: Question): ReviewDecision | undefined {
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

function assertPending({ row, noun, assertOpen }: Question, opposite: 'approved' | 'rejected'): void {
  assertOpen();
  if (row.approval_status === opposite) throw invalidState(`The ${noun} was ${opposite}: reopen it first`);
}

/** Users do not decide on their own, unless they are an owner or the workspace allows it. Taking a decision back decides nothing. */
function ownDecisions(ctx: Ctx): (question: Question, decision: 'approve' | 'reject') => Promise<void> {
  const workspace = onceEach(() => workspaceOf(ctx));
  return async ({ row, noun }, decision) => {
    if (row.user_id !== ctx.scope.userId || ctx.scope.role === 'owner') return;
    if (!(await workspace(undefined)).allow_self_approval)
      throw forbidden(
        `You cannot ${decision} your own ${noun}: another user must ${decision} it, unless the workspace sets allow_self_approval`,
      );
  };
}
