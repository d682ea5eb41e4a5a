/** Undo of tags that were added to several objects: each gets exactly the tags that it had before. */
import type { TagsBulkAdd } from 'docket-sdk';
import { useBulkUndo } from '../../api/bulk-undo.js';
import { docket } from '../../api/docket.js';
import {
  listClientsOptions,
  listContactsOptions,
  listProjectsOptions,
  listTicketsOptions,
} from '../../generated/queries.js';

type Tagged = TagsBulkAdd['resource_type'];

const operations = {
  clients: 'updateClientTags',
  contacts: 'updateContactTags',
  projects: 'updateProjectTags',
  tickets: 'updateTicketTags',
} as const;

const lists = {
  clients: listClientsOptions(),
  contacts: listContactsOptions(),
  projects: listProjectsOptions(),
  tickets: listTicketsOptions(),
};

interface TaggedRow {
  readonly id: string;
  readonly tags: readonly string[];
}

export const useBulkTagsUndo = (kind: Tagged) =>
  useBulkUndo<TaggedRow, readonly string[]>({
    operation: operations[kind],
    list: lists[kind],
    // The API has no request that replaces the tags of several objects.
    perRequest: 1,
    send: async ([id = ''], tags) => docket[kind].updateTags(id, { tags: [...tags] }),
  });

export const tagsOf = ({ tags }: TaggedRow): readonly string[] => tags;
