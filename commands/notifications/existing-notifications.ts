import sql from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { isOneOf, select } from '../../models/select.js';
import type { NewNotification } from './insert-notifications.js';

const keyOf = (userId: string, source: string): string => `${userId} ${source}`;

/**
 * Leaves out notifications that exist already, and all but the first of a user with the same source. The caller holds
 * the lock on the workspace's place, so nobody else makes them meanwhile.
 */
export async function withoutExisting(ctx: Ctx, all: readonly NewNotification[]): Promise<NewNotification[]> {
  const there = new Set(await existing(ctx, all));
  return all.filter(({ user, source }) => {
    const key = keyOf(user.id, source);
    return !there.has(key) && there.add(key);
  });
}

async function existing(ctx: Ctx, all: readonly NewNotification[]): Promise<ReadonlySet<string>> {
  if (all.length === 0) return new Set();
  const users = all.map(({ user }) => user.id);
  const sources = all.map(({ source }) => source);
  const rows = await select<{ user_id: string; source: string }>(
    ctx,
    sql`SELECT user_id, source FROM notifications
         WHERE workspace_id = ${ctx.scope.workspaceId} AND ${isOneOf('user_id', users)} AND ${isOneOf('source', sources)}`,
  );
  return new Set(rows.map(({ user_id, source }) => keyOf(user_id, source)));
}
