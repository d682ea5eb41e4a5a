/** Deletes rows that are stored for a limited time only (docs/decisions/housekeeping.md). */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { unusedDocumentLifeMs } from '../../models/billing/stored-document.js';
import { notificationLifeMs } from '../../models/notifications/notification.js';
import { eventLifeMs } from '../../models/events/event.js';
import { execute, identifier, select } from '../../models/select.js';
import { removeOldAudit } from '../../models/people/audit-chain.js';
import { loggedRequestLifeMs } from '../../models/people/logged-request.js';
import { sessionLife } from '../../models/people/session.js';

const hour = 60 * 60_000;
const keyLifeMs = 24 * hour;
/** Max rows per DELETE statement, so that none holds its locks for long. */
const atOnce = 1_000;

/** Rows of a table that are past their lifetime. */
interface Expired {
  readonly table: string;
  readonly where: Sql;
}

/**
 * Lifetimes: events with their webhook deliveries 30 days, notifications 90 days, responses to POSTs 24 hours, mailed
 * links until they expire, logged requests 7 days. Codes of the command line, sessions, logged requests, rendered documents and runs of scheduled
 * reports expire by real time, not by the workspace's clock.
 */
function expired({ now }: Ctx): readonly Expired[] {
  const createdBefore = (at: number, maxAgeMs: number): Sql => sql`created_at < ${new Date(at - maxAgeMs)}`;
  const oldEvents = createdBefore(now.getTime(), eventLifeMs);
  return [
    { table: 'webhook_deliveries', where: oldEvents },
    { table: 'webhook_messages', where: oldEvents },
    { table: 'events', where: oldEvents },
    { table: 'overtaken_changes', where: sql`overtaken_at < ${new Date(now.getTime() - eventLifeMs)}` },
    { table: 'notifications', where: createdBefore(now.getTime(), notificationLifeMs) },
    { table: 'idempotency_keys', where: createdBefore(now.getTime(), keyLifeMs) },
    { table: 'tokens', where: sql`expires_at <= ${now}` },
    { table: 'cli_logins', where: sql`expires_at <= ${new Date()}` },
    { table: 'sso_logouts', where: sql`expires_at <= ${new Date()}` },
    { table: 'sessions', where: createdBefore(Date.now(), sessionLife.maxMs) },
    { table: 'logged_requests', where: createdBefore(Date.now(), loggedRequestLifeMs) },
    { table: 'kept_documents', where: sql`used_at < ${new Date(Date.now() - unusedDocumentLifeMs)}` },
    { table: 'workspace_exports', where: createdBefore(Date.now(), 30 * 24 * hour) },
    { table: 'report_runs', where: sql`kept_until <= ${new Date()}` },
  ];
}

/** Daily job: deletes all rows that are past their lifetime. */
export async function purgeExpired(ctx: Ctx): Promise<void> {
  const all = expired(ctx).map(({ table, where }) => ({
    table,
    rows: sql`FROM ${identifier(table)} WHERE workspace_id = ${ctx.scope.workspaceId} AND ${where}`,
  }));
  // Most days nothing is expired: one query saves a DELETE, with its locks, on every table.
  const looks = all.map(({ table, rows }) => sql`EXISTS (SELECT 1 ${rows}) AS ${identifier(table)}`);
  const [found] = await select<Record<string, number>>(ctx, sql`SELECT ${join(looks)}`);
  for (const { table, rows } of all) if (found?.[table]) await deleteAll(ctx, rows);
  await removeOldAudit(ctx);
}

async function deleteAll(ctx: Ctx, rows: Sql): Promise<void> {
  while ((await execute(ctx, sql`DELETE ${rows} LIMIT ${atOnce}`)) === atOnce);
}
