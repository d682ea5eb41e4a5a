/** Projects for contacts; `limitOfContact` of the model limits the rows to their client. */
import sql from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import { select } from '../../models/select.js';
import type { Progress } from '../../serializers/portal/portal-project.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

export const portalProjectList = listOf<'listPortalProjects'>()<Project>({
  model: Project,
  columns: sql`t.*`,
  filters: { status: among('t.status') },
  sorts: { created_at: 't.created_at', title: 't.title', due_date: 't.due_date' },
});

/**
 * The number of a project's tasks and tickets, and how many are done. The caller must be allowed to see the project.
 */
export async function progressOf(ctx: Ctx, { id }: Project): Promise<Progress> {
  const { workspaceId } = ctx.scope;
  const [progress] = await select<Progress>(
    ctx,
    sql`SELECT COUNT(*) AS items, COUNT(IF(done, 1, NULL)) AS items_done FROM (
          SELECT w.completed AS done FROM tasks w WHERE w.workspace_id = ${workspaceId} AND w.project_id = ${id}
          UNION ALL
          SELECT w.is_closed FROM tickets w WHERE w.workspace_id = ${workspaceId} AND w.project_id = ${id}) work`,
  );
  return progress ?? { items: 0, items_done: 0 };
}
