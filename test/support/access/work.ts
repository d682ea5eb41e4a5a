/** Requests about clients and projects. */
import { buildClient, buildProject, uniqueName } from '../builders/factories.js';
import { addTicket } from '../builders/time.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const assigned = 'of their ticket';
const unassigned = 'of no ticket of theirs';

/** A new client, with a ticket of the contractor's. */
const freshClient = async ({ owner, contractor }: Scene) => {
  const { id } = await buildClient(owner);
  await addTicket(owner, { client_id: id, assignee_id: contractor.userId });
  return { id };
};
const freshProject = async ({ owner, contractor }: Scene) => {
  const { id, client_id } = await buildProject(owner);
  await addTicket(owner, { client_id, project_id: id, assignee_id: contractor.userId });
  return { id };
};

export const work = {
  listClients: { '': plain },
  createClient: { '': { make: () => ({ body: { name: uniqueName('Client') } }) } },
  getClient: {
    [assigned]: { find: (scene) => ({ params: { id: scene.assigned.client_id } }) },
    [unassigned]: { find: (scene) => ({ params: { id: scene.unassigned.client_id } }) },
  },
  getClientBalance: {
    [assigned]: { find: (scene) => ({ params: { id: scene.assigned.client_id } }) },
    [unassigned]: { find: (scene) => ({ params: { id: scene.unassigned.client_id } }) },
  },
  getClientUnbilled: {
    [assigned]: { find: (scene) => ({ params: { id: scene.assigned.client_id } }) },
    [unassigned]: { find: (scene) => ({ params: { id: scene.unassigned.client_id } }) },
  },
  updateClient: {
    [assigned]: { make: async (scene) => ({ params: await freshClient(scene), body: { city: 'Bern' } }) },
  },
  upsertClient: {
    'a new one': {
      make: () => ({ params: { external_id: uniqueName('crm') }, body: { name: uniqueName('Client') } }),
    },
    [assigned]: {
      make: async ({ owner }) => {
        const [external_id, name] = [uniqueName('crm'), uniqueName('Client')];
        await buildClient(owner, { external_id, name });
        return { params: { external_id }, body: { name, city: 'Bern' } };
      },
    },
  },
  getClientStatement: {
    [assigned]: { find: (scene) => ({ params: { id: scene.assigned.client_id } }) },
    [unassigned]: { find: (scene) => ({ params: { id: scene.unassigned.client_id } }) },
    'as a file': { find: (scene) => ({ params: { id: scene.assigned.client_id }, query: { format: 'csv' } }) },
  },
  sendClientStatement: {
    [assigned]: { make: async (scene) => ({ params: await freshClient(scene), body: { to: ['pat@acme.example'] } }) },
  },
  previewClientStatementMail: {
    [assigned]: { make: async (scene) => ({ params: await freshClient(scene), body: { to: ['pat@acme.example'] } }) },
  },
  deleteClient: { [assigned]: { make: async (scene) => ({ params: await freshClient(scene) }) } },
  listProjects: { '': plain },
  createProject: {
    '': { make: (scene) => ({ body: { title: 'New', client_id: scene.assigned.client_id, custom_rate: 100 } }) },
  },
  upsertProject: {
    'a new one': {
      make: ({ assigned: { client_id } }) => ({
        params: { external_id: uniqueName('crm') },
        body: { title: 'New', client_id, custom_rate: 100 },
      }),
    },
  },
  getProject: {
    [assigned]: { find: (scene) => ({ params: { id: scene.assigned.project_id } }) },
    [unassigned]: { find: (scene) => ({ params: { id: scene.unassigned.project_id } }) },
  },
  getProjectBudget: {
    [assigned]: { find: (scene) => ({ params: { id: scene.assigned.project_id } }) },
    [unassigned]: { find: (scene) => ({ params: { id: scene.unassigned.project_id } }) },
  },
  updateProject: {
    [assigned]: { make: async (scene) => ({ params: await freshProject(scene), body: { notes: 'Changed' } }) },
  },
  deleteProject: { [assigned]: { make: async (scene) => ({ params: await freshProject(scene) }) } },
  listProjectTimeEntries: {
    [assigned]: { find: (scene) => ({ params: { id: scene.assigned.project_id } }) },
    [unassigned]: { find: (scene) => ({ params: { id: scene.unassigned.project_id } }) },
  },
} satisfies CasesOf<'clients' | 'projects'>;
