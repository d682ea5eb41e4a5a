import { WorkspaceModel } from '../base.js';
import { whoMay } from '../visibility.js';

/** How long the file of an export can be downloaded, in real time. */
export const exportLifeMs = 7 * 24 * 60 * 60_000;

/** A file with everything in one side of a workspace, which a worker writes (models/queues/export-queue.ts). */
export class WorkspaceExport extends WorkspaceModel {
  static override tableName = 'workspace_exports';
  static override idPrefix = 'wex';
  static override limitVisible = whoMay('administer');

  declare user_id: string | null;
  declare status: 'pending' | 'running' | 'ready' | 'failed';
  /** The key of the file in file storage; null until it is ready. */
  declare storage_key: string | null;
  /** Bytes. */
  declare size: number | null;
  declare rows: number | null;
  declare files: number | null;
  declare documents: number | null;
  declare ready_at: Date | null;
  declare expires_at: Date | null;
}
