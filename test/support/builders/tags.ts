/** The kinds of objects that can be tagged, for tests that cover all of them. */
import type { Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../service/api.js';
import { buildClient, buildContact, buildProject, buildTicket } from './factories.js';

type TaggedType = Schemas['TaggedType'];

interface Kind {
  readonly noun: string;
  readonly list: 'listClients' | 'listProjects' | 'listTickets' | 'listContacts';
  readonly get: 'getClient' | 'getProject' | 'getTicket' | 'getContact';
  readonly update: 'updateClient' | 'updateProject' | 'updateTicket' | 'updateContact';
  readonly remove: 'deleteClient' | 'deleteProject' | 'deleteTicket' | 'deleteContact';
  readonly addTags: 'addClientTags' | 'addProjectTags' | 'addTicketTags' | 'addContactTags';
  readonly removeTags: 'removeClientTags' | 'removeProjectTags' | 'removeTicketTags' | 'removeContactTags';
  readonly updateTags: 'updateClientTags' | 'updateProjectTags' | 'updateTicketTags' | 'updateContactTags';
  readonly updated: 'client.updated' | 'project.updated' | 'ticket.updated' | 'contact.updated';
  /** The field with a longer text. */
  readonly text: 'notes' | 'description';
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
    text: 'notes',
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
    text: 'notes',
    build: buildProject,
  },
  tickets: {
    noun: 'ticket',
    list: 'listTickets',
    get: 'getTicket',
    update: 'updateTicket',
    remove: 'deleteTicket',
    addTags: 'addTicketTags',
    removeTags: 'removeTicketTags',
    updateTags: 'updateTicketTags',
    updated: 'ticket.updated',
    text: 'description',
    build: buildTicket,
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
    text: 'notes',
    build: buildContact,
  },
};
export const types = Object.keys(kinds) as TaggedType[];

/** The tags of a workspace with their `usage_count`, by name. */
export async function usage(owner: ApiClient): Promise<Record<string, number>> {
  const { data } = await owner.call('listTags', { query: { per_page: 100 } });
  return Object.fromEntries(data.map(({ name, usage_count }) => [name, usage_count]));
}
