/** The limits of a workspace, which its operator sets from the command line. Errors are OperatorErrors. */
import { isId } from '../../domain/ids.js';
import { transaction } from '../../database/transaction.js';
import type { Schemas } from '../../contract/contract.js';
import type { Ctx } from '../../models/context.js';
import { byOperator, recordAudit } from '../../models/people/audit-entry.js';
import { limitsOf, saveLimits, type Limits } from '../../models/workspace/limits.js';
import { findWorkspaceContext, sideOf, systemContext } from '../../models/workspace/workspace-context.js';
import { workspaceUsage } from '../../queries/workspace/usage.js';
import { OperatorError } from '../../settings/operator-error.js';

export interface WorkspaceLimits {
  readonly workspace_id: string;
  readonly limits: Limits;
  readonly usage: Schemas['WorkspaceUsage'];
}

/** Changes the limits that are given, of either side's workspace, and returns all of them. */
export function setLimits(
  base: Pick<Ctx, 'db' | 'settings' | 'jobs'>,
  workspaceId: string,
  changed: Partial<Limits>,
): Promise<WorkspaceLimits> {
  return transaction(base.db, async (db) => {
    if (!isId(workspaceId, 'ws') || !(await findWorkspaceContext({ db }, workspaceId)))
      throw new OperatorError(`There is no workspace ${workspaceId}`);
    const ctx = await sideOf(await systemContext({ ...base, db }, workspaceId), 'live');
    const before = await limitsOf(ctx);
    const limits = { ...before, ...changed };
    const names = (Object.keys(changed) as (keyof Limits)[]).filter((name) => before[name] !== limits[name]);
    const { id, name } = ctx.workspace;
    if (names.length > 0) {
      await saveLimits(ctx, limits);
      const changes = Object.fromEntries(names.map((each) => [each, { from: before[each], to: limits[each] }]));
      await recordAudit(byOperator(ctx), [
        { action: 'limits.changed', resource: { type: 'workspace', id, name }, changes },
      ]);
    }
    return { workspace_id: id, limits, usage: await workspaceUsage(ctx) };
  });
}
