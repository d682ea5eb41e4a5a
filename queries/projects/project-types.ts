import sql from 'sql-template-tag';
import { ProjectType } from '../../models/projects/project-type.js';
import { containing } from '../filters.js';
import { listOf } from '../list.js';

export const projectTypeList = listOf<'listProjectTypes'>()<ProjectType>({
  model: ProjectType,
  columns: sql`t.*`,
  filters: { search: containing('t.name') },
  sorts: { created_at: 't.created_at', name: 't.name' },
});
