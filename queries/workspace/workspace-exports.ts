import sql from 'sql-template-tag';
import { WorkspaceExport } from '../../models/workspace/workspace-export.js';
import { listOf } from '../list.js';

export const workspaceExportList = listOf<'listWorkspaceExports'>()<WorkspaceExport>({
  model: WorkspaceExport,
  columns: sql`t.*`,
  filters: {},
  sorts: { created_at: 't.created_at' },
});
