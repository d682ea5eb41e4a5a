import sql from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { discardAllFiles } from '../../models/workspace/file.js';
import { execute, identifier } from '../../models/select.js';
import { thawClock } from '../../models/queues/test-clock.js';
import { lockTestSide } from '../../models/workspace/test-side.js';
import { wipeWorkspace } from '../../models/workspace/workspace-tables.js';
import { insertStartingLists } from './create-workspace.js';

/**
 * Tables that a reset leaves alone: the calling key or session, codes for keys, and its idempotency key, users with their invitations and second factors,
 * settings, the event order, from which readers continue, the audit log, and the lock that separates changes from resets.
 */
const untouchedTables = [
  'users',
  'api_keys',
  'sessions',
  'cli_logins',
  'tokens',
  'workspace_logos',
  'idempotency_keys',
  'event_counters',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'stripe_accounts',
  'audit_entries',
  'audit_chains',
  'test_sides',
];

/**
 * Deletes everything on a test side except its settings, users and keys, and adds the starting lists again
 * (docs/decisions/workspaces.md).
 */
export async function resetTestData(ctx: Ctx): Promise<void> {
  await lockTestSide(ctx);
  await thawClock(ctx);
  // First, because this lock keeps other transactions from numbering events until the reset is committed.
  await execute(
    ctx,
    sql`UPDATE event_counters SET seen_until = NULL, reset_position = position + 1, position = position + 1
         WHERE workspace_id = ${ctx.workspace.id}`,
  );
  await discardAllFiles(ctx);
  await wipeWorkspace(ctx, untouchedTables);
  // These belong to contacts, which are deleted.
  await execute(ctx, sql`DELETE FROM sessions WHERE workspace_id = ${ctx.workspace.id} AND user_id IS NULL`);
  for (const table of ['second_factors', 'recovery_codes', 'passkeys'])
    await execute(
      ctx,
      sql`DELETE FROM ${identifier(table)} WHERE workspace_id = ${ctx.workspace.id} AND account_id LIKE 'con\\_%'`,
    );
  await execute(
    ctx,
    sql`DELETE FROM tokens WHERE workspace_id = ${ctx.workspace.id} AND purpose IN ('portal_invitation', 'portal_password_reset')`,
  );
  // The idempotency key of this request has no answer yet, and stays.
  await execute(ctx, sql`DELETE FROM idempotency_keys WHERE workspace_id = ${ctx.workspace.id} AND answer IS NOT NULL`);
  // The clock shows real time again; `ctx.now` still has the time that it showed before.
  await insertStartingLists([{ ...ctx, now: new Date() }]);
}
