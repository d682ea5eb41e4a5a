/**
 * Removes time entries and milestones from approvals when they differ from those the client was shown, or are deleted
 * (docs/decisions/approvals.md).
 */
import sql, { join } from 'sql-template-tag';
import { leavesApproval } from '../../domain/approvals/approval-entries.js';
import type { Decimal } from '../../domain/money.js';
import { Approval } from '../../models/approvals/approval.js';
import type { Locked, Values } from '../../models/base.js';
import { batchesOf } from '../../database/batches.js';
import type { Ctx } from '../../models/context.js';
import type { Milestone } from '../../models/projects/milestone.js';
import type { Edit } from '../../models/patch-all.js';
import { execute, isOneOf, select } from '../../models/select.js';
import type { TimeEntry } from '../../models/time/time-entry.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { cancelApprovals, changeApprovals } from './change-approval.js';

/** A locked time entry before and after a change; `before` is undefined for a new entry, `after` for a deleted one. */
interface TimeChange {
  readonly before?: TimeEntry;
  readonly after?: TimeEntry;
}

/**
 * Removes entries from their approvals if they are deleted or differ from those the client was shown. Only
 * commands/time/change-time.ts calls this.
 */
export async function removeFromApprovals(ctx: Ctx, changes: readonly TimeChange[]): Promise<void> {
  const other = changes.flatMap(({ before, after }) =>
    before && after && leavesApproval(before, after) ? [before.id] : [],
  );
  const gone = changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  for (const ids of batchesOf([...other, ...gone])) await takeOut(ctx, ids);
  for (const ids of batchesOf(gone))
    await execute(
      ctx,
      sql`UPDATE approval_entries SET time_entry_id = NULL
           WHERE workspace_id = ${ctx.scope.workspaceId} AND time_entry_id IN (${join(ids)})`,
    );
}

async function takeOut(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const { workspaceId } = ctx.scope;
  const included = await select<{ approval_id: string }>(
    ctx,
    sql`SELECT DISTINCT e.approval_id FROM approval_entries e WHERE e.workspace_id = ${workspaceId} AND e.standing_key IN (${join(ids)})`,
  );
  if (included.length === 0) return;
  const named = isOneOf(
    't.id',
    included.map(({ approval_id: id }) => id),
  );
  // Locks and reads the status only now: a client may have decided since the query above.
  const approvals = await Approval.lockAll(seeingAll(ctx), named);
  const idsOf = (status: Approval['status']): string[] =>
    approvals.filter((approval) => approval.status === status).map(({ id }) => id);
  const [pending, approved] = [idsOf('pending'), idsOf('approved')];
  const left = sql`workspace_id = ${workspaceId} AND standing_key IN (${join(ids)})`;
  if (pending.length > 0)
    await execute(ctx, sql`DELETE FROM approval_entries WHERE ${left} AND approval_id IN (${join(pending)})`);
  if (approved.length > 0)
    await execute(
      ctx,
      sql`UPDATE approval_entries SET standing_key = NULL, left_at = ${ctx.now}, updated_at = ${ctx.now}
           WHERE ${left} AND approval_id IN (${join(approved)})`,
    );
  await addUp(ctx, approvals);
}

interface Sums {
  readonly approval_id: string;
  readonly hours: Decimal;
  readonly left_hours: Decimal;
  readonly entry_count: number;
}

/** Stores the new totals of approvals; cancels a pending one without entries. */
async function addUp(ctx: Ctx, approvals: readonly Locked<Approval>[]): Promise<void> {
  const rows = await select<Sums>(
    ctx,
    sql`SELECT e.approval_id, SUM(e.hours) AS hours, SUM(IF(e.left_at IS NULL, 0, e.hours)) AS left_hours, COUNT(*) AS entry_count
          FROM approval_entries e WHERE e.workspace_id = ${ctx.scope.workspaceId}
           AND e.approval_id IN (${join(approvals.map(({ id }) => id))}) GROUP BY e.approval_id`,
  );
  const sums = new Map(rows.map(({ approval_id, ...all }) => [approval_id, all]));
  const [empty, others]: [Locked<Approval>[], Edit<Approval>[]] = [[], []];
  for (const row of approvals) {
    const values = sums.get(row.id);
    if (values) others.push({ row, values });
    else empty.push(row);
  }
  await cancelApprovals(ctx, empty, { hours: 0, entry_count: 0 });
  await changeApprovals(ctx, others, 'approval.updated');
}

/** Removes a milestone from its approval if its title or description differs from those the client was shown. */
export async function removeChangedMilestone(ctx: Ctx, before: Milestone, after: Milestone): Promise<void> {
  if (before.title === after.title && before.description === after.description) return;
  const included = await Approval.lockAll(seeingAll(ctx), sql`t.milestone_key = ${before.id}`);
  await detachAll(ctx, included, {});
}

/** Detaches the approvals of a milestone that is being deleted: pending ones are cancelled, all stay as records. */
export async function detachDeletedMilestone(ctx: Ctx, { id }: Milestone): Promise<void> {
  const approvals = await Approval.lockAll(seeingAll(ctx), sql`t.milestone_id = ${id}`);
  await detachAll(ctx, approvals, { milestone_id: null });
}

/** Detaches the approvals of a project that is being deleted with its milestones, in the same way. */
export async function detachDeletedProject(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const approvals = await Approval.lockAll(seeingAll(ctx), sql`t.project_id = ${id}`);
  await detachAll(ctx, approvals, { project_id: null, milestone_id: null });
}

/**
 * Writes `values`, cancels pending approvals, and marks approved ones as no longer covering the milestone (`left_at`).
 */
async function detachAll(ctx: Ctx, approvals: readonly Locked<Approval>[], values: Values<Approval>): Promise<void> {
  const isPending = ({ status }: Approval): boolean => status === 'pending';
  await cancelApprovals(ctx, approvals.filter(isPending), values);
  const others = approvals.filter((approval) => !isPending(approval));
  const edits = others.map((row) => {
    const left = row.milestone_key === null ? {} : { milestone_key: null, left_at: ctx.now };
    return { row, values: { ...values, ...left } };
  });
  await changeApprovals(ctx, edits, 'approval.updated');
}
