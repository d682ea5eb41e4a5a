/** Deletion races: deletions of projects and their parts, and the operations on them that can name a deleted object. */
import type { ApiClient } from '../service/api.js';
import { buildProject, uniqueName } from '../builders/factories.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../builders/projects.js';
import { clientOf, onInvoices } from './clients.js';
import { before, byId, only, plain, shared, type Area, type Field, type Params, type Refs } from './race.js';

const ofProject = [
  'client_id',
  'type_id',
  'manager_id',
  'contact_id',
  'agreement_id',
  'rate_id',
  'tags',
] as const satisfies readonly Field[];

/** A body's references; with an agreement also the billing type, because only a retainer project may have one. */
const links = (refs: Refs, ...names: readonly Field[]): object => {
  const named = only(refs, ...names);
  return 'agreement_id' in named ? { ...named, billing_type: 'retainer' } : named;
};

export const projectOf = async (owner: ApiClient, { project_id }: Refs): Promise<string> =>
  project_id ?? shared(owner, buildProject);

const milestoneOn = async (owner: ApiClient, { id = '', milestone_id }: Params): Promise<Params> => ({
  milestone_id: milestone_id ?? (await buildMilestone(owner, id)).id,
});
const phaseOn = async (owner: ApiClient, { id = '', phase_id }: Params): Promise<Params> => ({
  phase_id: phase_id ?? (await buildPhase(owner, id)).id,
});
const taskOn = async (owner: ApiClient, { id = '', task_id }: Params): Promise<Params> => ({
  task_id: task_id ?? (await buildProjectTask(owner, id)).id,
});

export const projects = {
  deletions: {
    deleteProject: {
      operation: 'deleteProject',
      fields: ['project_id'],
      async make(owner) {
        const { id, client_id } = await buildProject(owner);
        return { params: byId(id), refs: { client_id, project_id: id } };
      },
    },
    'deleteClient with a project': {
      operation: 'deleteClient',
      fields: ['project_id'],
      path: '/v1/projects/{id}',
      except: onInvoices,
      async make(owner) {
        const { id, client_id } = await buildProject(owner);
        return { params: byId(client_id), refs: { client_id, project_id: id }, named: byId(id) };
      },
    },
    deleteProjectPhase: {
      operation: 'deleteProjectPhase',
      fields: ['phase_id', 'phase_ids'],
      async make(owner) {
        const { id, client_id } = await buildProject(owner);
        const { id: phase_id } = await buildPhase(owner, id);
        return { params: { id, phase_id }, refs: { client_id, project_id: id, phase_id, phase_ids: phase_id } };
      },
    },
    'deleteProject with a phase': {
      operation: 'deleteProject',
      fields: ['phase_id'],
      path: null,
      async make(owner) {
        const { id, client_id } = await buildProject(owner);
        return { params: byId(id), refs: { client_id, project_id: id, phase_id: (await buildPhase(owner, id)).id } };
      },
    },
    deleteProjectMilestone: {
      operation: 'deleteProjectMilestone',
      fields: ['milestone_id'],
      async make(owner) {
        const { id, client_id } = await buildProject(owner);
        const { id: milestone_id } = await buildMilestone(owner, id);
        return { params: { id, milestone_id }, refs: { client_id, milestone_id } };
      },
    },
    'deleteProject with a milestone': {
      operation: 'deleteProject',
      fields: ['milestone_id'],
      path: null,
      async make(owner) {
        const { id, client_id } = await buildProject(owner);
        return { params: byId(id), refs: { client_id, milestone_id: (await buildMilestone(owner, id)).id } };
      },
    },
    deleteProjectTask: {
      operation: 'deleteProjectTask',
      fields: ['task_ids'],
      async make(owner) {
        const { id } = await buildProject(owner);
        const { id: task_id } = await buildProjectTask(owner, id);
        return { params: { id, task_id }, refs: { project_id: id, task_ids: task_id } };
      },
    },
    deleteProjectType: {
      operation: 'deleteProjectType',
      fields: ['type_id'],
      async make(owner) {
        const { id } = (await owner.call('createProjectType', { body: { name: uniqueName('Type') } })).data;
        return { params: byId(id), refs: { type_id: id } };
      },
    },
  },
  referrers: {
    createProject: {
      takes: ofProject,
      make: async (owner, refs) => ({
        body: {
          title: uniqueName('Project'),
          ...links(refs, ...ofProject),
          client_id: await clientOf(owner, refs),
        },
      }),
    },
    updateProject: {
      takes: ofProject,
      make: async (owner, refs, field) => ({
        params: byId((await buildProject(owner, before(refs, field))).id),
        body: links(refs, field),
      }),
    },
    createProjectMilestone: {
      takes: ['phase_id'],
      make: async (owner, refs) => ({
        params: byId(await projectOf(owner, refs)),
        body: { title: 'Milestone', ...only(refs, 'phase_id') },
      }),
    },
    updateProjectMilestone: {
      takes: ['phase_id'],
      make: async (owner, refs) => {
        const id = await projectOf(owner, refs);
        return { params: { id, ...(await milestoneOn(owner, { id })) }, body: only(refs, 'phase_id') };
      },
    },
    createProjectTask: {
      takes: ['phase_id', 'assignee_id'],
      make: async (owner, refs) => ({
        params: byId(await projectOf(owner, refs)),
        body: { title: 'Task', ...only(refs, 'phase_id', 'assignee_id') },
      }),
    },
    updateProjectTask: {
      takes: ['phase_id', 'assignee_id'],
      make: async (owner, refs) => {
        const id = await projectOf(owner, refs);
        return { params: { id, ...(await taskOn(owner, { id })) }, body: only(refs, 'phase_id', 'assignee_id') };
      },
    },
    reorderProjectPhases: {
      takes: ['phase_ids'],
      make: async (_owner, refs) => ({ params: byId(refs.project_id ?? ''), body: only(refs, 'phase_ids') }),
    },
    reorderProjectTasks: {
      takes: ['task_ids'],
      make: async (_owner, refs) => ({ params: byId(refs.project_id ?? ''), body: only(refs, 'task_ids') }),
    },
  },
  onPath: {
    updateProject: plain({ description: 'The shop', metadata: { erp: '1' } }),
    deleteProject: plain(),
    createProjectMilestone: plain({ title: 'Milestone', amount: 500 }),
    updateProjectMilestone: async (owner, params) => ({
      params: await milestoneOn(owner, params),
      body: { title: 'Launch' },
    }),
    deleteProjectMilestone: async (owner, params) => ({ params: await milestoneOn(owner, params) }),
    createProjectPhase: plain({ title: 'Phase' }),
    updateProjectPhase: async (owner, params) => ({ params: await phaseOn(owner, params), body: { title: 'Design' } }),
    deleteProjectPhase: async (owner, params) => ({ params: await phaseOn(owner, params) }),
    reorderProjectPhases: async (owner, params) => ({
      body: { phase_ids: Object.values(await phaseOn(owner, params)) },
    }),
    createProjectTask: plain({ title: 'Task' }),
    updateProjectTask: async (owner, params) => ({ params: await taskOn(owner, params), body: { completed: true } }),
    deleteProjectTask: async (owner, params) => ({ params: await taskOn(owner, params) }),
    reorderProjectTasks: async (owner, params) => ({ body: { task_ids: Object.values(await taskOn(owner, params)) } }),
    createProjectTicket: plain({ title: 'Ticket' }),
    updateProjectType: plain({ name: 'Advice' }),
  },
} satisfies Area;
