/** Deletes what is kept for a time only, by the clock of the workspace. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { execute } from '../models/select.js';

const hour = 60 * 60_000;
const eventsKeptMs = 30 * 24 * hour;
const keysKeptMs = 24 * hour;
/** Rows a statement deletes, so that none holds its locks for long. */
const atOnce = 1_000;

/** Events are kept for 30 days, and with them what is known of their deliveries (rulings, section 12). */
export async function purgeEvents(ctx: Ctx): Promise<void> {
  for (const table of [sql`webhook_deliveries`, sql`webhook_messages`, sql`events`])
    await purge(ctx, table, eventsKeptMs);
}

/** Answers to POSTs are kept for 24 hours (specification, Limits). */
export const purgeIdempotencyKeys = (ctx: Ctx): Promise<void> => purge(ctx, sql`idempotency_keys`, keysKeptMs);

async function purge(ctx: Ctx, table: Sql, keptMs: number): Promise<void> {
  const before = new Date(ctx.now.getTime() - keptMs);
  const statement = sql`DELETE FROM ${table} WHERE workspace_id = ${ctx.scope.workspaceId} AND created_at < ${before} LIMIT ${atOnce}`;
  while ((await execute(ctx, statement)) === atOnce);
}
