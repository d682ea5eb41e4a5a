/** Projects as the client's contacts see them; models narrow them to their client. */
import sql from 'sql-template-tag';
import { notFound } from '../../domain/errors.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import { scoped, select } from '../../models/select.js';
import type { PortalProjectRow } from '../../serializers/portal/portal-project.js';
import { among } from '../filters.js';
import { listOf } from '../list.js';

const columns = sql`t.*,
  (SELECT COUNT(*) FROM tasks w WHERE w.workspace_id = t.workspace_id AND w.project_id = t.id)
    + (SELECT COUNT(*) FROM tickets w WHERE w.workspace_id = t.workspace_id AND w.project_id = t.id) AS items,
  (SELECT COUNT(IF(w.completed, 1, NULL)) FROM tasks w WHERE w.workspace_id = t.workspace_id AND w.project_id = t.id)
    + (SELECT COUNT(IF(w.is_closed, 1, NULL)) FROM tickets w WHERE w.workspace_id = t.workspace_id AND w.project_id = t.id) AS items_done`;

export const portalProjectList = listOf<'listPortalProjects'>()<PortalProjectRow>({
  model: Project,
  columns,
  filters: { status: among('t.status') },
  sorts: { created_at: 't.created_at', title: 't.title', due_date: 't.due_date' },
});

/** One project; `not_found` where the client has none of this id. */
export async function portalProject(ctx: Ctx, id: string): Promise<PortalProjectRow> {
  const [project] = await select<PortalProjectRow>(
    ctx,
    sql`SELECT ${columns} FROM projects t WHERE ${scoped(ctx, Project, 't')} AND t.id = ${id}`,
  );
  if (!project) throw notFound();
  return project;
}
