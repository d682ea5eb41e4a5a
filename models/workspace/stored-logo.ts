/** Logos of sent documents, as of the time of sending. Each is stored once, by a digest of its content. */
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import type { WorkspaceLogo } from './workspace-logo.js';

export type StoredLogo = Pick<WorkspaceLogo, 'content_type' | 'bytes'>;

/** Stores a logo and returns its digest. Stored logos are not purged, because sent documents refer to them. */
export async function storeLogo(ctx: Ctx, { content_type, bytes }: StoredLogo): Promise<string> {
  const digest = createHash('sha256').update(content_type).update(bytes).digest('hex');
  await execute(
    ctx,
    sql`INSERT IGNORE INTO kept_logos (workspace_id, digest, content_type, bytes, created_at)
        VALUES (${ctx.scope.workspaceId}, ${digest}, ${content_type}, ${bytes}, ${ctx.now})`,
  );
  return digest;
}

/** The logo with this digest; undefined if there is none. */
export async function findStoredLogo(ctx: Ctx, digest: string): Promise<StoredLogo | undefined> {
  const [row] = await select<StoredLogo>(
    ctx,
    sql`SELECT t.content_type, t.bytes FROM kept_logos t WHERE t.workspace_id = ${ctx.scope.workspaceId} AND t.digest = ${digest}`,
  );
  return row;
}
