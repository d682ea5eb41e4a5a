import sql from 'sql-template-tag';
import { forbidden, invalidState } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { WorkspaceExport } from '../../models/workspace/workspace-export.js';
import { lockWorkspace } from '../../models/workspace/workspace.js';

/** Throws `forbidden`, unless the user is an owner: an export holds everything that anybody may see. */
export function assertOwner({ scope }: Ctx): void {
  if (scope.role !== 'owner') throw forbidden('Only owners can export the workspace');
}

/** Requests an export, which a worker writes. Throws `invalid_state` while another is not finished. */
export async function requestExport(ctx: Ctx): Promise<WorkspaceExport> {
  await lockWorkspace(ctx);
  const [unfinished] = await WorkspaceExport.all(ctx, sql`t.status IN ('pending', 'running')`);
  if (unfinished) throw invalidState(`The export ${unfinished.id} is not finished yet`);
  const now = new Date();
  return WorkspaceExport.insert({ ...ctx, now }, { user_id: ctx.scope.userId, status: 'pending' });
}
