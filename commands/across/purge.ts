/** Deletes what is kept for a limited time. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../../models/context.js';
import { unusedDocumentLifeMs } from '../../models/billing/stored-document.js';
import { eventLifeMs } from '../../models/events/event.js';
import { execute, identifier, select } from '../../models/select.js';
import { sessionLife } from '../../models/people/session.js';

const hour = 60 * 60_000;
const keyLifeMs = 24 * hour;
/** Rows a statement deletes, so that none holds its locks for long. */
const atOnce = 1_000;

/** Rows of a table that have been kept for as long as they should be. */
interface Expired {
  readonly table: string;
  readonly where: Sql;
}

/**
 * Events are kept for 30 days, and with them what is known of their deliveries; answers to POSTs for 24 hours; links in mails until
 * they are too old to be followed. Sessions, rendered documents, and what scheduled reports have mailed go by real time, as the
 * mails do (docs/decisions/housekeeping.md).
 */
function expired({ now }: Ctx): readonly Expired[] {
  const createdBefore = (at: number, maxAgeMs: number): Sql => sql`created_at < ${new Date(at - maxAgeMs)}`;
  const oldEvents = createdBefore(now.getTime(), eventLifeMs);
  return [
    { table: 'webhook_deliveries', where: oldEvents },
    { table: 'webhook_messages', where: oldEvents },
    { table: 'events', where: oldEvents },
    { table: 'overtaken_changes', where: sql`overtaken_at < ${new Date(now.getTime() - eventLifeMs)}` },
    { table: 'idempotency_keys', where: createdBefore(now.getTime(), keyLifeMs) },
    { table: 'tokens', where: sql`expires_at <= ${now}` },
    { table: 'sessions', where: createdBefore(Date.now(), sessionLife.maxMs) },
    { table: 'kept_documents', where: sql`used_at < ${new Date(Date.now() - unusedDocumentLifeMs)}` },
    { table: 'report_runs', where: sql`kept_until <= ${new Date()}` },
  ];
}

/** The daily job that deletes what has been kept for long enough. */
export async function purgeExpired(ctx: Ctx): Promise<void> {
  const all = expired(ctx).map(({ table, where }) => ({
    table,
    rows: sql`FROM ${identifier(table)} WHERE workspace_id = ${ctx.scope.workspaceId} AND ${where}`,
  }));
  // On most days there is nothing: one look spares a deletion, and its locks, for each table.
  const looks = all.map(({ table, rows }) => sql`EXISTS (SELECT 1 ${rows}) AS ${identifier(table)}`);
  const [found] = await select<Record<string, number>>(ctx, sql`SELECT ${join(looks)}`);
  for (const { table, rows } of all) if (found?.[table]) await deleteAll(ctx, rows);
}

async function deleteAll(ctx: Ctx, rows: Sql): Promise<void> {
  while ((await execute(ctx, sql`DELETE ${rows} LIMIT ${atOnce}`)) === atOnce);
}
