/** Writes exports of workspaces. Several processes can do so concurrently: each export is claimed by a lease. */
import { hash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { exportWorkspace } from '../commands/across/moving/export-workspace.js';
import type { Renderer } from '../documents/renderer.js';
import type { Ctx } from '../models/context.js';
import {
  claimExport,
  recordExportFailure,
  renewExport,
  renewExportMs,
  settleExport,
  type ClaimedExport,
} from '../models/queues/export-queue.js';
import { fileDisk } from '../models/workspace/file-disk.js';
import { reserveFile } from '../models/workspace/file.js';
import { systemContext } from '../models/workspace/workspace-context.js';
import { exportLifeMs } from '../models/workspace/workspace-export.js';
import { makeUploadFolder, uploadFolder } from '../settings/upload-folder.js';
import { oneForEachWorkspace } from './one-for-each.js';

export interface ExportWriterDeps extends Pick<Ctx, 'db' | 'settings' | 'jobs'> {
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly renderer: Renderer;
}

/** Creates the step that writes one export; false if there is none. */
export const exportWriter = (deps: ExportWriterDeps): (() => Promise<boolean>) =>
  oneForEachWorkspace(
    (busy) => claimExport(deps, busy),
    (claimed) => run(deps, claimed),
  );

async function run(deps: ExportWriterDeps, claimed: ClaimedExport): Promise<void> {
  const named = { workspace_export_id: claimed.id, workspace_id: claimed.workspaceId };
  const renewing = setInterval(() => void renewExport(deps, claimed).catch(() => undefined), renewExportMs);
  try {
    await write(deps, claimed);
    deps.log.info(named, 'export written');
  } catch (error) {
    deps.log.error({ ...named, err: error }, 'export failed');
    await recordExportFailure(deps, claimed);
  } finally {
    clearInterval(renewing);
  }
}

async function write(deps: ExportWriterDeps, claimed: ClaimedExport): Promise<void> {
  const { settings, renderer } = deps;
  const ctx = await systemContext(deps, claimed.workspaceId);
  makeUploadFolder(settings);
  const draft = join(uploadFolder(settings), `${claimed.id}.zip`);
  try {
    const { kinds, files, documents } = await exportWorkspace(ctx, renderer, draft);
    // The same key if another worker has died after it wrote its file: that one is replaced.
    const key = `${claimed.workspaceId}/${hash('sha256', claimed.id).slice(0, 32)}`;
    // A worker deletes the file when the export expires, and also if this one dies before it settles.
    await reserveFile(deps, key, exportLifeMs);
    await (await fileDisk(settings)).writeFrom(key, draft);
    const rows = Object.values(kinds).reduce((sum, kind) => sum + kind.rows, 0);
    const { size } = await stat(draft);
    await settleExport(deps, claimed, { key, size, rows, files, documents });
  } finally {
    await rm(draft, { force: true });
  }
}
