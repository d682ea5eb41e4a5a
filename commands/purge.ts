/** Deletes what is kept for a time only. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../models/context.js';
import { execute } from '../models/select.js';
import { sessionLife } from '../models/session.js';

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

/** What scheduled reports have mailed, by real time as mails go. */
export const purgeReportRuns = (ctx: Ctx): Promise<void> =>
  deleteAll(ctx, sql`report_runs`, sql`kept_until <= ${new Date()}`);

/** Links of mails that nobody followed in time; sessions that are over, by real time as they go (rulings, section 3). */
export async function purgeCredentials(ctx: Ctx): Promise<void> {
  await deleteAll(ctx, sql`tokens`, sql`expires_at <= ${ctx.now}`);
  await deleteAll(ctx, sql`sessions`, sql`created_at < ${new Date(Date.now() - sessionLife.mostMs)}`);
}

function purge(ctx: Ctx, table: Sql, keptMs: number): Promise<void> {
  return deleteAll(ctx, table, sql`created_at < ${new Date(ctx.now.getTime() - keptMs)}`);
}

async function deleteAll(ctx: Ctx, table: Sql, where: Sql): Promise<void> {
  const statement = sql`DELETE FROM ${table} WHERE workspace_id = ${ctx.scope.workspaceId} AND ${where} LIMIT ${atOnce}`;
  while ((await execute(ctx, statement)) === atOnce);
}
