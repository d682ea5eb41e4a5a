import type { Schemas } from '../contract/contract.js';
import { instant } from '../domain/time.js';
import type { WorkspaceExport } from '../models/workspace/workspace-export.js';

/** An export as the API shows it. */
export const serializeWorkspaceExport = (row: WorkspaceExport): Schemas['WorkspaceExport'] => ({
  id: row.id,
  status: isExpired(row) ? 'expired' : row.status,
  user_id: row.user_id ?? '',
  size: row.size,
  rows: row.rows,
  files: row.files,
  documents: row.documents,
  ready_at: instant(row.ready_at),
  expires_at: instant(row.expires_at),
  created_at: instant(row.created_at),
  updated_at: instant(row.updated_at),
});

/** Whether its file is gone. */
export const isExpired = ({ expires_at }: WorkspaceExport): boolean =>
  expires_at !== null && expires_at.getTime() <= Date.now();
