/** Deletes everything of a workspace, once its time has come (docs/decisions/workspace-deletion.md). */
import sql from 'sql-template-tag';
import type { Db } from '../../database/db.js';
import { transaction } from '../../database/transaction.js';
import { renewDeletion, settleDeletion, type ClaimedDeletion } from '../../models/queues/deletion-queue.js';
import { execute } from '../../models/select.js';
import { discardFilesOf } from '../../models/workspace/file.js';
import { deleteSomeRows, tablesOfWorkspaces } from '../../models/workspace/workspace-tables.js';

interface Base {
  readonly db: Db;
}

/** Max rows per statement, so that none holds its locks for long. */
const atOnce = 1_000;

/** Deleted first: what lets somebody in, and what the service would still send. */
const first: readonly string[] = ['api_keys', 'sessions', 'tokens', 'cli_logins', 'mails', 'webhook_messages', 'jobs'];
/** The row by which another worker goes on if this one is killed. It is deleted last. */
const last = 'workspace_deletions';

/**
 * Deletes the files and rows of both sides, in any table with a `workspace_id`. A worker that is killed leaves some, and
 * another one finds them: nothing depends on what was deleted before. Returns false if another worker has the deletion
 * by now.
 */
export async function deleteWorkspace(base: Base, claimed: ClaimedDeletion): Promise<boolean> {
  if (!(await renewDeletion(base, claimed))) return false;
  const sides = [claimed.workspaceId, claimed.testWorkspaceId];
  for (const side of sides) await discardFilesOf(base, side);
  const all = await tablesOfWorkspaces(base);
  const others = all.filter((table) => table !== last && !first.includes(table));
  for (const table of [...first, ...others])
    for (const side of sides)
      while ((await deleteSomeRows(base, table, side, atOnce)) === atOnce)
        if (!(await renewDeletion(base, claimed))) return false;
  if (!(await renewDeletion(base, claimed))) return false;
  await transaction(base.db, async (db) => {
    await execute({ db }, sql`DELETE FROM workspaces WHERE id IN (${claimed.workspaceId}, ${claimed.testWorkspaceId})`);
    await settleDeletion({ db }, claimed);
  });
  return true;
}
