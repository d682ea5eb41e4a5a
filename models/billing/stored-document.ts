/**
 * A cache of rendered PDFs, by a digest of everything that they are rendered from: after a change, the digest differs,
 * so an outdated PDF is never returned. Each workspace has room for those that it used last. Times are real time, not
 * that of a test clock.
 */
import sql, { join } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';

const maxOfWorkspace = 100;
/** In bytes. */
const largest = 4 * 1024 * 1024;
const day = 24 * 60 * 60_000;
/** How long a document that nobody requests stays stored. */
export const unusedDocumentLifeMs = 30 * day;

/** The stored document of this digest; undefined if there is none. */
export async function findStoredDocument(ctx: Ctx, digest: string): Promise<Buffer | undefined> {
  const mine = sql`workspace_id = ${ctx.scope.workspaceId} AND digest = ${digest}`;
  const [found] = await select<{ bytes: Buffer; used_at: Date }>(
    ctx,
    sql`SELECT bytes, used_at FROM kept_documents WHERE ${mine}`,
  );
  if (found && found.used_at.getTime() < Date.now() - day)
    await execute(ctx, sql`UPDATE kept_documents SET used_at = ${new Date()} WHERE ${mine}`);
  return found?.bytes;
}

/**
 * Stores a document, unless it is too large. It evicts others first, so that an interrupted call leaves fewer than the
 * maximum. Concurrent calls may leave a few more, until the next call.
 */
export async function storeDocument(ctx: Ctx, digest: string, bytes: Buffer): Promise<void> {
  if (bytes.length > largest) return;
  const { workspaceId } = ctx.scope;
  await evictUnused(ctx, maxOfWorkspace - 1, digest);
  const now = new Date();
  await execute(
    ctx,
    sql`INSERT INTO kept_documents (workspace_id, digest, bytes, used_at) VALUES (${workspaceId}, ${digest}, ${bytes}, ${now})
      ON DUPLICATE KEY UPDATE used_at = ${now}`,
  );
}

/** Evicts all but the `left` most recently used documents, not counting the one of this digest, which stays. */
async function evictUnused(ctx: Ctx, left: number, digest: string): Promise<void> {
  const { workspaceId } = ctx.scope;
  const tooMany = await select<{ digest: string }>(
    ctx,
    sql`SELECT digest FROM kept_documents WHERE workspace_id = ${workspaceId} AND digest <> ${digest}
         ORDER BY used_at DESC LIMIT ${left}, ${maxOfWorkspace}`,
  );
  if (tooMany.length > 0)
    await execute(
      ctx,
      sql`DELETE FROM kept_documents WHERE workspace_id = ${workspaceId} AND digest IN (${join(tooMany.map((each) => each.digest))})`,
    );
}
