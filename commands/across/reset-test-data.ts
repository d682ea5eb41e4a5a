import sql from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { giveUpAllFiles } from '../../models/workspace/file.js';
import { execute } from '../../models/select.js';
import { thawClock } from '../../models/queues/test-clock.js';
import { lockTestData } from '../../models/workspace/test-side.js';
import { wipeWorkspace } from '../../models/workspace/workspace-tables.js';
import { insertStartingLists } from './create-workspace.js';

/**
 * What the calling key or session needs to go on working, the people with their invitations, what belongs to the settings, and where
 * the order of events stands, by which readers go on, and what keeps changes and resets apart.
 */
const untouchedTables = [
  'users',
  'api_keys',
  'sessions',
  'tokens',
  'workspace_logos',
  'idempotency_keys',
  'event_counters',
  'test_sides',
];

/** Makes a test side as it was when it was new, but for its settings, users and keys (docs/decisions/workspaces.md). */
export async function resetTestData(ctx: Ctx): Promise<void> {
  await lockTestData(ctx);
  await thawClock(ctx);
  // First, because it keeps those waiting that number events.
  await execute(
    ctx,
    sql`UPDATE event_counters SET seen_until = NULL, reset_position = position + 1, position = position + 1
         WHERE workspace_id = ${ctx.workspace.id}`,
  );
  await giveUpAllFiles(ctx);
  await wipeWorkspace(ctx, untouchedTables);
  // Contacts have been deleted, and with them their sessions and links.
  await execute(ctx, sql`DELETE FROM sessions WHERE workspace_id = ${ctx.workspace.id} AND user_id IS NULL`);
  await execute(
    ctx,
    sql`DELETE FROM tokens WHERE workspace_id = ${ctx.workspace.id} AND purpose IN ('portal_invitation', 'portal_password_reset')`,
  );
  // The key of this very request has no answer yet.
  await execute(ctx, sql`DELETE FROM idempotency_keys WHERE workspace_id = ${ctx.workspace.id} AND answer IS NOT NULL`);
  // The clock goes by real time again; `ctx.now` is what it showed before.
  await insertStartingLists([{ ...ctx, now: new Date() }]);
}
