import { createPhase, deletePhase, reorderPhases, updatePhase } from '../commands/projects/phases.js';
import { notFound } from '../domain/errors.js';
import type { Locked } from '../models/base.js';
import type { Ctx } from '../models/context.js';
import { Phase } from '../models/projects/phase.js';
import { Project } from '../models/projects/project.js';
import type { Params } from '../contract/contract.js';
import { onProject, phaseList, workedPhase, workedPhasesOf } from '../queries/projects/project-parts.js';
import { serializePhase } from '../serializers/phase.js';
import { answerList, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const phases = {
  async listProjectPhases(ctx, { params, query }) {
    const { id } = await Project.get(ctx, params.id);
    return answerList(ctx, phaseList, query, each(serializePhase), onProject(id));
  },

  async createProjectPhase(ctx, { params, body }) {
    const { id } = await createPhase(ctx, await Project.lock(ctx, params.id), body);
    return { data: serializePhase(await workedPhase(ctx, params.id, id)) };
  },

  async getProjectPhase(ctx, { params }) {
    const { id } = await Project.get(ctx, params.id);
    return { data: serializePhase(await workedPhase(ctx, id, params.phase_id)) };
  },

  async updateProjectPhase(ctx, { params, body }) {
    const { project, phase } = await lockPhase(ctx, params);
    await updatePhase(ctx, project, phase, body);
    return { data: serializePhase(await workedPhase(ctx, params.id, phase.id)) };
  },

  async deleteProjectPhase(ctx, { params }) {
    const { project, phase } = await lockPhase(ctx, params);
    await deletePhase(ctx, project, phase);
    return { data: { id: phase.id, deleted: true } };
  },

  async reorderProjectPhases(ctx, { params, body }) {
    await reorderPhases(ctx, await Project.lock(ctx, params.id), body.phase_ids);
    return { data: (await workedPhasesOf(ctx, params.id)).map(serializePhase) };
  },
} satisfies Handlers<'phases'>;

/** Locks a phase and its project; throws `not_found` unless the phase belongs to the project. */
async function lockPhase(
  ctx: Ctx,
  { id, phase_id }: Params<'updateProjectPhase'>,
): Promise<{ project: Locked<Project>; phase: Locked<Phase> }> {
  const project = await Project.lock(ctx, id);
  const phase = await Phase.lock(ctx, phase_id);
  if (phase.project_id !== project.id) throw notFound();
  return { project, phase };
}
