import sql from 'sql-template-tag';
import { Client } from '../../models/clients/client.js';
import { among } from '../filters.js';
import { externalFilters } from '../external-filters.js';
import { indexed, incremental, listOf } from '../list.js';
import { assertTagsKnown, havingTags } from '../tags/tag-filter.js';

export const clientList = listOf<'listClients'>()<Client>({
  model: Client,
  columns: sql`t.*`,
  filters: {
    search: indexed,
    status: among('t.status'),
    health: among('t.health_status'),
    tags: havingTags('clients'),
    ...externalFilters('clients'),
    updated_since: incremental,
  },
  assertQuery: assertTagsKnown,
  sorts: { created_at: 't.created_at', name: 't.name', updated_at: 't.updated_at', health_score: 't.health_score' },
});
