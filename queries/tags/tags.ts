import sql from 'sql-template-tag';
import { Tag } from '../../models/tags/tag.js';
import { containing } from '../filters.js';
import { listOf } from '../list.js';

export const matchingTags = containing('t.name');

export const tagList = listOf<'listTags'>()<Tag>({
  model: Tag,
  columns: sql`t.*`,
  filters: { search: matchingTags },
  sorts: { created_at: 't.created_at', name: 't.name', usage_count: 't.usage_count' },
});
