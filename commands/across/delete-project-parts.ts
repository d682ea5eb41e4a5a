import sql from 'sql-template-tag';
import { invalidState } from '../../domain/errors.js';
import type { Locked } from '../../models/base.js';
import type { Ctx } from '../../models/context.js';
import { Milestone } from '../../models/projects/milestone.js';
import type { Project } from '../../models/projects/project.js';
import { execute, identifier } from '../../models/select.js';
import { seeingAll } from '../../models/workspace/workspace-context.js';

/**
 * Deletes the milestones, phases and tasks of a project that is being deleted. Throws `invalid_state` if a milestone is
 * billed. Locking the milestones first keeps other requests from billing one in between.
 */
export async function deleteProjectParts(ctx: Ctx, project: Locked<Project>): Promise<void> {
  const milestones = await Milestone.lockAll(seeingAll(ctx), sql`t.project_id = ${project.id}`);
  const billed = milestones.find(({ invoice_line_id: line }) => line !== null);
  if (billed) throw invalidState(`The milestone ${billed.id} is billed: void its invoice first, or keep the project`);
  for (const table of ['milestones', 'phases', 'tasks'])
    await execute(
      ctx,
      sql`DELETE FROM ${identifier(table)} WHERE workspace_id = ${ctx.scope.workspaceId} AND project_id = ${project.id}`,
    );
}
