/** Requests about tags. */
import { buildClient, buildContact, buildProject, buildTag, uniqueName } from '../builders/factories.js';
import { addTicket } from '../builders/time.js';
import type { CasesOf } from './cases.js';
import { plain } from './cases.js';
import type { Scene } from './scene.js';

const assigned = 'of their ticket';
const unassigned = 'of no ticket of theirs';

/** A client, project, ticket and contact that the contractor may see, and a new tag that no object has. */
const fresh = async ({ owner, contractor }: Scene) => {
  const { id: client_id } = await buildClient(owner);
  const { id: project_id } = await buildProject(owner, { client_id });
  const ticket_id = await addTicket(owner, { client_id, project_id, assignee_id: contractor.userId });
  const { id: contact_id } = await buildContact(owner, { client_id });
  return { client_id, project_id, ticket_id, contact_id, tags: [(await buildTag(owner)).slug] };
};
type Fresh = Awaited<ReturnType<typeof fresh>>;

const tagging = (name: 'client_id' | 'project_id' | 'ticket_id' | 'contact_id') => ({
  [assigned]: {
    make: async (scene: Scene) => {
      const made: Fresh = await fresh(scene);
      return { params: { id: made[name] }, body: { tags: made.tags } };
    },
  },
});
const taggingClient = tagging('client_id');
const taggingProject = tagging('project_id');
const taggingTicket = tagging('ticket_id');
const taggingContact = tagging('contact_id');

export const tags = {
  listTags: { '': plain },
  createTag: { '': { make: () => ({ body: { name: uniqueName('Tag') } }) } },
  getTag: { '': { make: async ({ owner }) => ({ params: { id: (await buildTag(owner)).id } }) } },
  updateTag: {
    '': { make: async ({ owner }) => ({ params: { id: (await buildTag(owner)).id }, body: { color: '#112233' } }) },
  },
  deleteTag: { '': { make: async ({ owner }) => ({ params: { id: (await buildTag(owner)).id } }) } },
  addTagsInBulk: {
    clients: {
      make: async (scene) => {
        const { client_id, tags: slugs } = await fresh(scene);
        return { body: { resource_type: 'clients', resource_ids: [client_id], tags: slugs } };
      },
    },
    projects: {
      make: async (scene) => {
        const { project_id, tags: slugs } = await fresh(scene);
        return { body: { resource_type: 'projects', resource_ids: [project_id], tags: slugs } };
      },
    },
    tickets: {
      make: async (scene) => {
        const { ticket_id, tags: slugs } = await fresh(scene);
        return { body: { resource_type: 'tickets', resource_ids: [ticket_id], tags: slugs } };
      },
    },
  },
  listTagSuggestions: {
    [assigned]: {
      find: ({ assigned: { client_id } }) => ({ query: { resource_type: 'clients', resource_id: client_id } }),
    },
    [unassigned]: {
      find: ({ unassigned: { client_id } }) => ({ query: { resource_type: 'clients', resource_id: client_id } }),
    },
  },
  addClientTags: taggingClient,
  updateClientTags: taggingClient,
  removeClientTags: taggingClient,
  addContactTags: taggingContact,
  updateContactTags: taggingContact,
  removeContactTags: taggingContact,
  addTicketTags: taggingTicket,
  updateTicketTags: taggingTicket,
  removeTicketTags: taggingTicket,
  addProjectTags: taggingProject,
  updateProjectTags: taggingProject,
  removeProjectTags: taggingProject,
} satisfies CasesOf<'tags'>;
