/** Reads over all workspaces, for the operator's commands only; requests must not use it. */
import sql from 'sql-template-tag';
import { emailKey } from '../../domain/clients/contact-keys.js';
import type { Ctx } from '../context.js';
import { select } from '../select.js';

/** Ids of the live sides of workspaces that have a user with this e-mail address on either side, the oldest first. */
export async function workspacesKnowing(ctx: Pick<Ctx, 'db'>, email: string): Promise<string[]> {
  const rows = await select<{ id: string }>(
    ctx,
    sql`SELECT live.id FROM workspaces live WHERE live.mode = 'live'
           AND EXISTS (SELECT 1 FROM users u WHERE u.workspace_id IN (live.id, live.twin_id) AND u.email_key = ${emailKey(email)})
         ORDER BY live.created_at, live.id`,
  );
  return rows.map(({ id }) => id);
}

/** The id of the live side of the oldest workspace. */
export async function firstWorkspace(ctx: Pick<Ctx, 'db'>): Promise<string | undefined> {
  const [row] = await select<{ id: string }>(
    ctx,
    sql`SELECT id FROM workspaces WHERE mode = 'live' ORDER BY created_at, id LIMIT 1`,
  );
  return row?.id;
}

/** A key as the operator sees it. */
export interface DirectoryKey {
  readonly id: string;
  readonly name: string;
  readonly mode: 'live' | 'test';
  readonly scope: 'full' | 'read_only';
  readonly user_id: string;
  readonly email: string;
  readonly workspace_id: string;
  readonly last_four: string;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly created_at: Date;
}

/** The keys that are not revoked, of both sides of one workspace or of all. */
export function keysOf(ctx: Pick<Ctx, 'db'>, workspaceId: string | undefined): Promise<DirectoryKey[]> {
  const ofWorkspace = workspaceId === undefined ? sql`` : sql` AND ${workspaceId} IN (w.id, w.twin_id)`;
  return select<DirectoryKey>(
    ctx,
    sql`SELECT k.id, k.name, w.mode, k.scope, k.user_id, u.email, k.workspace_id, k.last_four, k.expires_at, k.last_used_at, k.created_at
          FROM api_keys k JOIN users u ON u.id = k.user_id JOIN workspaces w ON w.id = k.workspace_id
         WHERE k.revoked_at IS NULL${ofWorkspace} ORDER BY k.created_at, k.id`,
  );
}
