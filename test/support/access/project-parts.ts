/** Requests about the parts of projects. */
import { buildProject } from '../builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../builders/projects.js';
import { addTicket } from '../builders/time.js';
import type { CasesOf } from './cases.js';
import type { Scene } from './scene.js';

const assigned = 'of their ticket';
const unassigned = 'of no ticket of theirs';

const found = {
  [assigned]: { find: (scene: Scene) => ({ params: { id: scene.assigned.project_id } }) },
  [unassigned]: { find: (scene: Scene) => ({ params: { id: scene.unassigned.project_id } }) },
};

/** A new project, with or without a ticket of the contractor's. */
const freshProject = async ({ owner, contractor }: Scene, isTheirs: boolean) => {
  const { id, client_id } = await buildProject(owner);
  if (isTheirs) await addTicket(owner, { client_id, project_id: id, assignee_id: contractor.userId });
  return { id };
};
const onFresh = <Input extends object>(input: Input) => ({
  [assigned]: { make: async (scene: Scene) => ({ params: await freshProject(scene, true), ...input }) },
  [unassigned]: { make: async (scene: Scene) => ({ params: await freshProject(scene, false), ...input }) },
});

/** A part of a new project; `name` is the parameter of its id in the path. */
const onPart = <Name extends string, Input extends object>(
  name: Name,
  build: (owner: Scene['owner'], projectId: string) => Promise<{ id: string }>,
  input: Input,
) => {
  const made = (isTheirs: boolean) => ({
    make: async (scene: Scene) => {
      const { id } = await freshProject(scene, isTheirs);
      const part = { [name]: (await build(scene.owner, id)).id } as Record<Name, string>;
      return { params: { id, ...part }, ...input };
    },
  });
  return { [assigned]: made(true), [unassigned]: made(false) };
};

export const projectParts = {
  listProjectMilestones: found,
  createProjectMilestone: onFresh({ body: { title: 'Live', amount: 100 } }),
  getProjectMilestone: onPart('milestone_id', buildMilestone, {}),
  updateProjectMilestone: onPart('milestone_id', buildMilestone, { body: { title: 'Live at last' } }),
  deleteProjectMilestone: onPart('milestone_id', buildMilestone, {}),
  listProjectPhases: found,
  createProjectPhase: onFresh({ body: { title: 'Design', status: 'pending' as const } }),
  getProjectPhase: onPart('phase_id', buildPhase, {}),
  updateProjectPhase: onPart('phase_id', buildPhase, { body: { title: 'Concept' } }),
  deleteProjectPhase: onPart('phase_id', buildPhase, {}),
  reorderProjectPhases: onFresh({ body: { phase_ids: [] } }),
  listProjectTasks: found,
  createProjectTask: onFresh({ body: { title: 'Write the brief' } }),
  getProjectTask: onPart('task_id', buildProjectTask, {}),
  updateProjectTask: onPart('task_id', buildProjectTask, { body: { title: 'Write it' } }),
  deleteProjectTask: onPart('task_id', buildProjectTask, {}),
  reorderProjectTasks: onFresh({ body: { task_ids: [] } }),
  listProjectTickets: found,
  createProjectTicket: onFresh({ body: { title: 'Login fails' } }),
} satisfies CasesOf<'milestones' | 'phases' | 'project-tasks' | 'project-tickets'>;
