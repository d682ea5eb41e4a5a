import sql, { join } from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { discardFiles } from '../../models/workspace/file.js';
import { removeFromSearch } from '../../models/search/search-index.js';
import { execute, identifier, select } from '../../models/select.js';

/** Max tickets per SQL statement. */
const atOnce = 500;

/**
 * Deletes all that belongs to tickets that are being deleted: activities, tasks, attachments with their files, search
 * entries.
 */
export async function deleteTicketParts(ctx: Ctx, ticketIds: readonly string[]): Promise<void> {
  await removeFromSearch(ctx, 'tickets', ticketIds);
  for (let done = 0; done < ticketIds.length; done += atOnce)
    await deletePartsOf(ctx, ticketIds.slice(done, done + atOnce));
}

async function deletePartsOf(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const theirs = sql`workspace_id = ${ctx.scope.workspaceId} AND ticket_id IN (${join(ids)})`;
  const files = await select<{ storage_key: string }>(ctx, sql`SELECT storage_key FROM attachments WHERE ${theirs}`);
  await discardFiles(
    ctx,
    files.map(({ storage_key }) => storage_key),
  );
  for (const table of ['attachments', 'tasks', 'ticket_activities', 'ticket_watchers'])
    await execute(ctx, sql`DELETE FROM ${identifier(table)} WHERE ${theirs}`);
}
