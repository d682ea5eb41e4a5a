import sql from 'sql-template-tag';
import { ProjectType } from '../../models/projects/project-type.js';
import { listOf } from '../list.js';

export const projectTypeList = listOf<'listProjectTypes'>()<ProjectType>({
  model: ProjectType,
  columns: sql`t.*`,
  filters: {},
  sorts: { created_at: 't.created_at', name: 't.name' },
});
