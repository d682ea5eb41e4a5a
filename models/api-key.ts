import sql, { type Sql } from 'sql-template-tag';
import { may } from '../domain/policy.js';
import { WorkspaceModel } from './base.js';
import type { Ctx } from './context.js';
import { identifier, select } from './select.js';

/** A key to one side of a workspace, with the rights of one of its users. */
export class ApiKey extends WorkspaceModel {
  static override tableName = 'api_keys';
  static override idPrefix = 'key';

  declare user_id: string;
  declare name: string;
  declare scope: 'full' | 'read_only';
  /** SHA-256 of the key; the key itself is not kept. */
  declare hash: Buffer;
  declare last_four: string;
  declare expires_at: Date | null;
  declare last_used_at: Date | null;
  declare revoked_at: Date | null;

  /** Owners and admins see all keys, others their own (rulings, section 3). */
  static override visible({ scope }: Ctx, alias: string): Sql | undefined {
    return may(scope, 'administer') ? undefined : sql`${identifier(`${alias}.user_id`)} = ${scope.userId}`;
  }
}

/** The workspace whose key this is, revoked or not. */
export async function workspaceOfKey(ctx: Pick<Ctx, 'db'>, id: string): Promise<string | undefined> {
  const [row] = await select<{ workspace_id: string }>(ctx, sql`SELECT workspace_id FROM api_keys WHERE id = ${id}`);
  return row?.workspace_id;
}
