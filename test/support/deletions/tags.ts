/** Deletion races: the deletion of a tag, and the operations that add tags to objects or remove them. */
import type { ApiClient } from '../service/api.js';
import { buildClient, buildContact, buildProject, buildTag, buildTicket } from '../builders/factories.js';
import { clientOf } from './clients.js';
import { byId, plain, shared, type Area, type OnPath, type Referrer } from './race.js';

const tagging = (build: (owner: ApiClient) => Promise<{ id: string }>): Referrer => ({
  takes: ['tags'],
  make: async (owner, { tags = '' }) => ({ params: byId(await shared(owner, build)), body: { tags: [tags] } }),
});

const anyTag: OnPath = async (owner) => ({ body: { tags: [await shared(owner, buildTag)] } });

export const tags = {
  deletions: {
    deleteTag: {
      operation: 'deleteTag',
      fields: ['tags'],
      isLeftOut: true,
      async make(owner) {
        const { id } = await buildTag(owner);
        return { params: byId(id), refs: { tags: id } };
      },
    },
  },
  referrers: {
    addClientTags: tagging(buildClient),
    addContactTags: tagging(buildContact),
    addProjectTags: tagging(buildProject),
    addTicketTags: tagging(buildTicket),
    updateClientTags: tagging(buildClient),
    updateContactTags: tagging(buildContact),
    updateProjectTags: tagging(buildProject),
    updateTicketTags: tagging(buildTicket),
    removeClientTags: tagging(buildClient),
    removeContactTags: tagging(buildContact),
    removeProjectTags: tagging(buildProject),
    removeTicketTags: tagging(buildTicket),
    addTagsInBulk: {
      takes: ['client_id', 'tags'],
      make: async (owner, refs) => ({
        body: {
          resource_type: 'clients',
          resource_ids: [await clientOf(owner, refs)],
          tags: [refs.tags ?? (await shared(owner, buildTag))],
        },
      }),
    },
  },
  onPath: {
    updateTag: plain({ color: '#1d4ed8' }),
    addClientTags: anyTag,
    addContactTags: anyTag,
    addProjectTags: anyTag,
    addTicketTags: anyTag,
    updateClientTags: anyTag,
    updateContactTags: anyTag,
    updateProjectTags: anyTag,
    updateTicketTags: anyTag,
    removeClientTags: anyTag,
    removeContactTags: anyTag,
    removeProjectTags: anyTag,
    removeTicketTags: anyTag,
  },
} satisfies Area;
