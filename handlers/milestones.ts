import { createMilestone, deleteMilestone, updateMilestone } from '../commands/projects/milestones.js';
import { notFound } from '../domain/errors.js';
import type { Locked } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { Milestone } from '../models/projects/milestone.js';
import { Project } from '../models/projects/project.js';
import type { Params } from '../contract/contract.js';
import { milestoneList, onProject } from '../queries/projects/project-parts.js';
import { serializeMilestone } from '../serializers/milestone.js';
import { viewOf } from '../serializers/view.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const milestones = {
  async listProjectMilestones(ctx, { params, query }) {
    const { id } = await Project.get(ctx, params.id);
    const view = viewOf(ctx.scope);
    return answerList(
      ctx,
      milestoneList,
      query,
      each((row) => serializeMilestone(row, view)),
      onProject(id),
    );
  },

  async createProjectMilestone(ctx, { params, body }) {
    const milestone = await createMilestone(ctx, await Project.lock(ctx, params.id), body);
    return { data: serializeMilestone(milestone, viewOf(ctx.scope)) };
  },

  async getProjectMilestone(ctx, { params }) {
    const { id } = await Project.get(ctx, params.id);
    const milestone = await Milestone.get(ctx, params.milestone_id);
    if (milestone.project_id !== id) throw notFound();
    return { data: serializeMilestone(milestone, viewOf(ctx.scope)) };
  },

  async updateProjectMilestone(ctx, { params, body }) {
    const { project, milestone } = await lockMilestone(ctx, params);
    const updated = await updateMilestone(ctx, project, milestone, body);
    return { data: serializeMilestone(updated, viewOf(ctx.scope)) };
  },

  async deleteProjectMilestone(ctx, { params }) {
    const { project, milestone } = await lockMilestone(ctx, params);
    await deleteMilestone(ctx, project, milestone);
    return { data: { id: milestone.id, deleted: true } };
  },
} satisfies Handlers<'milestones'>;

/** Locks a milestone and its project; throws `not_found` unless the milestone belongs to the project. */
async function lockMilestone(
  ctx: Ctx,
  { id, milestone_id }: Params<'updateProjectMilestone'>,
): Promise<{ project: Locked<Project>; milestone: Locked<Milestone> }> {
  const project = await Project.lock(ctx, id);
  const milestone = await Milestone.lock(ctx, milestone_id);
  if (milestone.project_id !== project.id) throw notFound();
  return { project, milestone };
}
