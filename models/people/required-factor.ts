/** Whether a workspace requires a second factor that a user who is signed in does not have. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { select } from '../select.js';
import type { FoundSession } from './session.js';

/**
 * A condition in SQL. A session that has moved to the other side is measured where it began: that is the account which
 * the person signed in to.
 */
export function lacksFactor(session: FoundSession, userId: string): Sql {
  const workspaceId = session.home_workspace_id ?? session.workspace_id;
  const accountId = session.home_user_id ?? userId;
  return sql`(EXISTS (SELECT 1 FROM workspaces w WHERE w.id = ${workspaceId} AND w.require_two_factor)
          AND NOT EXISTS (SELECT 1 FROM second_factors f WHERE f.workspace_id = ${workspaceId}
                             AND f.account_id = ${accountId} AND f.confirmed_at IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.workspace_id = ${workspaceId} AND p.account_id = ${accountId}))`;
}

/** The same for a session whose user was found already. */
export async function mustAddFactor(base: Pick<Ctx, 'db'>, session: FoundSession): Promise<boolean> {
  if (session.user_id === null) return false;
  const [row] = await select<{ lacks: number }>(base, sql`SELECT ${lacksFactor(session, session.user_id)} AS lacks`);
  return Boolean(row?.lacks);
}
