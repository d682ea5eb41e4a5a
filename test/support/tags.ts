/** What carries tags, of whichever kind, for tests that go over all of them. */
import type { Schemas } from '../../openapi/contract.js';
import type { ApiClient } from './api.js';
import { buildClient, buildContact, buildProject } from './factories.js';

type TaggedType = Schemas['TaggedType'];

interface Kind {
  readonly noun: string;
  readonly list: 'listClients' | 'listProjects' | 'listContacts';
  readonly get: 'getClient' | 'getProject' | 'getContact';
  readonly update: 'updateClient' | 'updateProject' | 'updateContact';
  readonly remove: 'deleteClient' | 'deleteProject' | 'deleteContact';
  readonly addTags: 'addClientTags' | 'addProjectTags' | 'addContactTags';
  readonly removeTags: 'removeClientTags' | 'removeProjectTags' | 'removeContactTags';
  readonly updateTags: 'updateClientTags' | 'updateProjectTags' | 'updateContactTags';
  readonly updated: 'client.updated' | 'project.updated' | 'contact.updated';
  readonly build: (owner: ApiClient, overrides?: { tags?: string[] }) => Promise<{ id: string; tags: string[] }>;
}

export const kinds: { readonly [T in TaggedType]: Kind } = {
  clients: {
    noun: 'client',
    list: 'listClients',
    get: 'getClient',
    update: 'updateClient',
    remove: 'deleteClient',
    addTags: 'addClientTags',
    removeTags: 'removeClientTags',
    updateTags: 'updateClientTags',
    updated: 'client.updated',
    build: buildClient,
  },
  projects: {
    noun: 'project',
    list: 'listProjects',
    get: 'getProject',
    update: 'updateProject',
    remove: 'deleteProject',
    addTags: 'addProjectTags',
    removeTags: 'removeProjectTags',
    updateTags: 'updateProjectTags',
    updated: 'project.updated',
    build: buildProject,
  },
  contacts: {
    noun: 'contact',
    list: 'listContacts',
    get: 'getContact',
    update: 'updateContact',
    remove: 'deleteContact',
    addTags: 'addContactTags',
    removeTags: 'removeContactTags',
    updateTags: 'updateContactTags',
    updated: 'contact.updated',
    build: buildContact,
  },
};
export const types = Object.keys(kinds) as TaggedType[];

/** How often each tag of the workspace is used, by its name. */
export async function usage(owner: ApiClient): Promise<Record<string, number>> {
  const { data } = await owner.call('listTags', { query: { per_page: 100 } });
  return Object.fromEntries(data.map(({ name, usage_count }) => [name, usage_count]));
}
