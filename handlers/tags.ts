import { addTags, addTagsInBulk, removeTags, replaceTags } from '../commands/across/tag-resources.js';
import { createTag, deleteTag, updateTag } from '../commands/tags/tags.js';
import { Client } from '../models/clients/client.js';
import { Contact } from '../models/clients/contact.js';
import { Project } from '../models/projects/project.js';
import { Tag } from '../models/tags/tag.js';
import { Ticket } from '../models/tickets/ticket.js';
import { tagSuggestions } from '../queries/tags/tag-suggestions.js';
import { tagList } from '../queries/tags/tags.js';
import { serializeTag, serializeTagged } from '../serializers/tag.js';
import { answerList, answerRows, each } from '../queries/answer-list.js';
import type { Handlers } from './contract.js';

export const tags = {
  async listTags(ctx, { query }) {
    return answerList(ctx, tagList, query, each(serializeTag));
  },

  async createTag(ctx, { body }) {
    return { data: serializeTag(await createTag(ctx, body)) };
  },

  async getTag(ctx, { params }) {
    return { data: serializeTag(await Tag.get(ctx, params.id)) };
  },

  async updateTag(ctx, { params, body }) {
    return { data: serializeTag(await updateTag(ctx, await Tag.lock(ctx, params.id), body)) };
  },

  async deleteTag(ctx, { params }) {
    await deleteTag(ctx, await Tag.lock(ctx, params.id));
    return { data: { id: params.id, deleted: true } };
  },

  async addTagsInBulk(ctx, { body: { resource_type: type, resource_ids: ids, tags: slugs } }) {
    return { data: (await addTagsInBulk(ctx, type, ids, slugs)).map(serializeTagged) };
  },

  async listTagSuggestions(ctx, { query }) {
    return answerRows(
      ctx,
      'listTagSuggestions',
      await tagSuggestions(ctx, query.resource_type, query.resource_id),
      query,
    );
  },

  async addClientTags(ctx, { params, body }) {
    return { data: serializeTagged(await addTags(ctx, await Client.lock(ctx, params.id), body.tags)) };
  },

  async updateClientTags(ctx, { params, body }) {
    return { data: serializeTagged(await replaceTags(ctx, await Client.lock(ctx, params.id), body.tags)) };
  },

  async removeClientTags(ctx, { params, body }) {
    return { data: serializeTagged(await removeTags(ctx, await Client.lock(ctx, params.id), body.tags)) };
  },

  async addContactTags(ctx, { params, body }) {
    return { data: serializeTagged(await addTags(ctx, await Contact.lock(ctx, params.id), body.tags)) };
  },

  async updateContactTags(ctx, { params, body }) {
    return { data: serializeTagged(await replaceTags(ctx, await Contact.lock(ctx, params.id), body.tags)) };
  },

  async removeContactTags(ctx, { params, body }) {
    return { data: serializeTagged(await removeTags(ctx, await Contact.lock(ctx, params.id), body.tags)) };
  },

  async addProjectTags(ctx, { params, body }) {
    return { data: serializeTagged(await addTags(ctx, await Project.lock(ctx, params.id), body.tags)) };
  },

  async updateProjectTags(ctx, { params, body }) {
    return { data: serializeTagged(await replaceTags(ctx, await Project.lock(ctx, params.id), body.tags)) };
  },

  async removeProjectTags(ctx, { params, body }) {
    return { data: serializeTagged(await removeTags(ctx, await Project.lock(ctx, params.id), body.tags)) };
  },

  async addTicketTags(ctx, { params, body }) {
    return { data: serializeTagged(await addTags(ctx, await Ticket.lock(ctx, params.id), body.tags)) };
  },

  async updateTicketTags(ctx, { params, body }) {
    return { data: serializeTagged(await replaceTags(ctx, await Ticket.lock(ctx, params.id), body.tags)) };
  },

  async removeTicketTags(ctx, { params, body }) {
    return { data: serializeTagged(await removeTags(ctx, await Ticket.lock(ctx, params.id), body.tags)) };
  },
} satisfies Handlers<'tags'>;
