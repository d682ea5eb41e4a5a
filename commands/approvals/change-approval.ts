/** The gate for approvals: every change of one passes here, which emits its events. */
import sql, { join } from 'sql-template-tag';
import type { EventType } from '../../contract/contract.js';
import { changesBetween } from '../../domain/changes.js';
import type { Locked, Values } from '../../models/base.js';
import { Approval } from '../../models/approvals/approval.js';
import type { Ctx } from '../../models/context.js';
import { emitAll } from '../../models/events/event.js';
import { patchEach, type Edit } from '../../models/patch-all.js';
import { execute } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import { namedApprovals } from '../../queries/approvals/approvals.js';
import { serializeClientApproval, type NamedApproval } from '../../serializers/client-approval.js';

type ApprovalEvent = Extract<EventType, `approval.${string}`>;

/** Changes approvals, emits `event` for each, and returns them with the names for display. */
export async function changeApprovals(
  ctx: Ctx,
  edits: readonly Edit<Approval>[],
  event: ApprovalEvent,
): Promise<NamedApproval[]> {
  if (edits.length === 0) return [];
  const all = seeingAll(ctx);
  const ids = edits.map(({ row }) => row.id);
  const before = new Map((await namedApprovals(all, ids)).map((row) => [row.id, serializeClientApproval(row)]));
  await patchEach(ctx, Approval, edits);
  const changed = await namedApprovals(all, ids);
  await emitAll(
    ctx,
    event,
    changed.map((row) => {
      const data = serializeClientApproval(row);
      const old = before.get(row.id);
      return { data, context: event === 'approval.updated' && old ? { changes: changesBetween(old, data) } : {} };
    }),
  );
  return changed;
}

/** Like `changeApprovals`, for one approval. */
export async function changeApproval(
  ctx: Ctx,
  row: Locked<Approval>,
  values: Values<Approval>,
  event: ApprovalEvent,
): Promise<NamedApproval> {
  const [changed] = await changeApprovals(ctx, [{ row, values }], event);
  if (!changed) throw new Error(`Approval ${row.id} is gone`);
  return changed;
}

/**
 * Cancels pending approvals, and frees their time entries and milestones for other approvals. `values` are written too.
 */
export async function cancelApprovals(
  ctx: Ctx,
  approvals: readonly Locked<Approval>[],
  values: Values<Approval> = {},
): Promise<NamedApproval[]> {
  await freeEntries(ctx, approvals);
  const cancelled = { ...values, status: 'cancelled', milestone_key: null, cancelled_at: ctx.now } as const;
  return changeApprovals(
    ctx,
    approvals.map((row) => ({ row, values: cancelled })),
    'approval.cancelled',
  );
}

/** Frees the time entries of these approvals, so that other approvals may include them. */
export async function freeEntries(ctx: Ctx, approvals: readonly Locked<Approval>[]): Promise<void> {
  const ids = approvals.filter(({ type }) => type === 'hours').map(({ id }) => id);
  if (ids.length === 0) return;
  await execute(
    ctx,
    sql`UPDATE approval_entries SET standing_key = NULL, updated_at = ${ctx.now}
         WHERE workspace_id = ${ctx.scope.workspaceId} AND approval_id IN (${join(ids)}) AND standing_key IS NOT NULL`,
  );
}

/** Deletes the approvals of a client that is being deleted, and emits an event for each. */
export async function deleteApprovalsOf(ctx: Ctx, client: { readonly id: string }): Promise<void> {
  const all = seeingAll(ctx);
  const theirs = await Approval.lockAll(all, sql`t.client_id = ${client.id}`);
  if (theirs.length === 0) return;
  const gone = await namedApprovals(
    all,
    theirs.map(({ id }) => id),
  );
  const { workspaceId } = ctx.scope;
  await execute(
    ctx,
    sql`DELETE FROM approval_entries WHERE workspace_id = ${workspaceId} AND approval_id IN
          (SELECT a.id FROM approvals a WHERE a.workspace_id = ${workspaceId} AND a.client_id = ${client.id})`,
  );
  await execute(ctx, sql`DELETE FROM approvals WHERE workspace_id = ${workspaceId} AND client_id = ${client.id}`);
  await emitAll(
    ctx,
    'approval.deleted',
    gone.map((row) => ({ data: serializeClientApproval(row) })),
  );
}
