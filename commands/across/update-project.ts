import sql from 'sql-template-tag';
import { changedValues } from '../../domain/changes.js';
import { invalidState } from '../../domain/errors.js';
import { dec, zero } from '../../domain/money.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { Project } from '../../models/projects/project.js';
import { select } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';
import type { Schemas } from '../../contract/contract.js';
import { finishWork } from './complete-project.js';
import { announceBudget } from '../projects/project-budget.js';
import { changedProjectColumns } from '../projects/project-rules.js';
import { assignTags } from '../tags/tags.js';
import { announceProjectChanges } from '../projects/announce-project.js';
/**
 * Changes a project and emits an event for each kind of change. Before completing it, finishes its open work if `force`
 * is true; otherwise throws `invalid_state` if there is any.
 */
export async function updateProject(
  ctx: Ctx,
  project: Locked<Project>,
  { tags, force = false, ...body }: Schemas['ProjectUpdate'],
): Promise<Project> {
  const changes = changedValues(project, await changedProjectColumns(ctx, project, body));
  if (changes.client_id !== undefined) await assertMovable(ctx, project);
  const before = changes.status === 'completed' ? await finished(ctx, project, force) : project;
  const updated = await assignTags(ctx, await before.patch(ctx, changes), tags);
  if (updated === project) return project;
  await announceProjectChanges(ctx, before, updated);
  await announceBudget(ctx, before, updated);
  return updated;
}

/** Finishes the open work, then reads the project again: stopped timers have added hours to its rollups. */
async function finished(ctx: Ctx, project: Locked<Project>, force: boolean): Promise<Locked<Project>> {
  await finishWork(ctx, project, force);
  return Project.lock(seeingAll(ctx), project.id);
}

/** Throws `invalid_state` if the project has work that is logged, planned or billed: it stays with its client. */
async function assertMovable(ctx: Ctx, { id, amount_billed }: Project): Promise<void> {
  const { workspaceId } = ctx.scope;
  const [work] = await select<{ exists: number }>(
    ctx,
    sql`SELECT EXISTS (SELECT 1 FROM time_entries t WHERE t.workspace_id = ${workspaceId} AND t.project_id = ${id})
            OR EXISTS (SELECT 1 FROM tickets k WHERE k.workspace_id = ${workspaceId} AND k.project_id = ${id})
            OR EXISTS (SELECT 1 FROM approvals a WHERE a.workspace_id = ${workspaceId} AND a.project_id = ${id})
            OR EXISTS (SELECT 1 FROM milestones m WHERE m.workspace_id = ${workspaceId} AND m.project_id = ${id}
                AND m.invoice_line_id IS NOT NULL) AS \`exists\``,
  );
  if (work?.exists || !dec(amount_billed).eq(zero))
    throw invalidState(
      'The project has time, tickets, approvals or invoices of its client: create another project instead',
      'client_id',
    );
}
