/**
 * PDFs as they were drawn before, by a digest of all that they were drawn from: what has changed since is not found, and so never
 * shown. A workspace keeps those it used last. Goes by real time, as all housekeeping does.
 */
import sql, { join } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';

const maxOfWorkspace = 100;
const largest = 4 * 1024 * 1024;
const day = 24 * 60 * 60_000;
/** How long a document is kept that nobody requests. */
export const unusedDocumentLifeMs = 30 * day;

/** The document that was drawn from this; undefined if none is kept. */
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
 * Stores a document, for which it makes room first: what ends in between leaves fewer than the maximum. Several at once may leave a
 * few more, until the next.
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

/** Evicts all but the `left` most recently used documents, besides the one of this digest. */
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
