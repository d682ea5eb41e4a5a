import sql from 'sql-template-tag';
import { isId } from '../../domain/ids.js';
import type { KeyAccess } from '../../domain/people/key-access.js';
import type { KeyRights } from '../../domain/people/key-rights.js';
import { WorkspaceModel } from '../base.js';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { whoMayElseOwn } from '../visibility.js';

/** A key to one side of a workspace, with the rights of one of its users. */
export class ApiKey extends WorkspaceModel {
  static override tableName = 'api_keys';
  static override idPrefix = 'key';
  static override jsonAttributes = ['access', 'allowed_ips'];
  static override textAttributes = ['access', 'allowed_ips'];
  /** Users who may not administer see their own keys only. */
  static override limitVisible = whoMayElseOwn('administer');

  declare user_id: string;
  declare name: string;
  declare scope: KeyRights['scope'];
  /** The areas of a restricted key; null for others. */
  declare access: KeyAccess | null;
  /** Networks; null or empty for all. */
  declare allowed_ips: string[] | null;
  /** SHA-256 of the key; the key itself is not stored. */
  declare hash: Buffer;
  declare last_four: string;
  declare expires_at: Date | null;
  declare last_used_at: Date | null;
  declare last_used_ip: string | null;
  /** SHA-256 of the secret from before the latest roll, which works until `previous_expires_at`. */
  declare previous_hash: Buffer | null;
  declare previous_expires_at: Date | null;
  /** When its user was told that it is not used any more. */
  declare unused_told_at: Date | null;
  declare revoked_at: Date | null;
}

/** What a key may do, as read by its model. */
export const rightsOf = ({ scope, access, allowed_ips }: ApiKey): KeyRights => ({
  scope,
  access,
  allowed_ips: allowed_ips ?? [],
});

/** The id of the workspace that a key, revoked or not, belongs to; undefined if there is no such key. */
export async function workspaceOfKey(ctx: Pick<Ctx, 'db'>, id: string): Promise<string | undefined> {
  if (!isId(id, ApiKey.idPrefix)) return undefined;
  const [row] = await select<{ workspace_id: string }>(ctx, sql`SELECT workspace_id FROM api_keys WHERE id = ${id}`);
  return row?.workspace_id;
}

/** Permanently revokes every key of a user. */
export async function revokeKeysOf({ db, scope, now }: Ctx, userId: string): Promise<void> {
  await execute(
    { db },
    sql`UPDATE api_keys SET revoked_at = ${now}, updated_at = ${now}
         WHERE workspace_id = ${scope.workspaceId} AND user_id = ${userId} AND revoked_at IS NULL`,
  );
}
