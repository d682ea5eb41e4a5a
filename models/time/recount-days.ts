/** Recounts the unbilled time of days from their entries. */
import sql, { join, type Sql } from 'sql-template-tag';
import { dec, type Decimal } from '../../domain/money.js';
import type { Ctx } from '../context.js';
import { batchesOf } from '../../database/batches.js';
import { execute, select } from '../select.js';
import { isApproved, isUnbilled, projectOfEntry, withTicket, type ClientDay } from './unbilled-time.js';

type Base = Pick<Ctx, 'db'>;

/** Selects the unbilled time of entries (alias `t`) as rows of `unbilled_time`. */
export const countedFrom = (entries: Sql, where: Sql): Sql => sql`
  SELECT t.workspace_id, t.client_id, t.date, ${projectOfEntry} AS project_id, ${isApproved} AS approved, SUM(t.hours) AS hours, SUM(t.value) AS value
    FROM ${entries} ${withTicket} WHERE ${where} AND ${isUnbilled}
   GROUP BY t.workspace_id, t.client_id, t.date, ${projectOfEntry}, ${isApproved}`;

/** A statement that inserts these rows of `unbilled_time`, or corrects those that exist. */
export const writingOf = (rows: Sql): Sql => sql`
  INSERT INTO unbilled_time (workspace_id, client_id, date, project_id, approved, hours, value) ${rows}
  ON DUPLICATE KEY UPDATE hours = VALUES(hours), value = VALUES(value)`;

interface Row extends ClientDay {
  readonly project_id: string;
  readonly approved: number;
  readonly hours: Decimal;
  readonly value: Decimal;
}

/**
 * Recounts the days that increments name, and writes the rows that differ. The caller must hold the lock of folding.
 */
export async function recountDays(base: Base, workspaceId: string, incrementIds: readonly string[]): Promise<void> {
  const days = sql`(SELECT DISTINCT i.client_id, i.date FROM time_increments i
                     WHERE i.workspace_id = ${workspaceId} AND i.id IN (${join(incrementIds)}) AND i.client_id <> '') d`;
  const ofDays = (table: Sql): Sql =>
    sql`${days} STRAIGHT_JOIN ${table} ON t.client_id = d.client_id AND t.date = d.date`;
  const mine = sql`t.workspace_id = ${workspaceId}`;
  const stored = byKey(
    await select<Row>(
      base,
      sql`SELECT t.client_id, t.date, t.project_id, t.approved + 0 AS approved, t.hours, t.value
            FROM ${ofDays(sql`unbilled_time t FORCE INDEX (unbilled_time_date_index)`)} WHERE ${mine}`,
    ),
  );
  const entries = sql`time_entries t FORCE INDEX (time_entries_client_id_index)`;
  const counted = byKey(await select<Row>(base, countedFrom(ofDays(entries), mine)));
  const gone = [...stored].filter(([key]) => !counted.has(key)).map(([, row]) => row);
  const changed = [...counted].filter(([key, row]) => !isSame(row, stored.get(key))).map(([, row]) => row);
  for (const some of batchesOf(gone)) await remove(base, workspaceId, some);
  for (const some of batchesOf(changed)) await put(base, workspaceId, some);
}

async function remove(base: Base, workspaceId: string, rows: readonly Row[]): Promise<void> {
  const keys = rows.map(
    ({ client_id, date, project_id, approved }) =>
      sql`(client_id = ${client_id} AND project_id = ${project_id} AND approved = ${approved} AND date = ${date})`,
  );
  await execute(base, sql`DELETE FROM unbilled_time WHERE workspace_id = ${workspaceId} AND (${join(keys, ' OR ')})`);
}

async function put(base: Base, workspaceId: string, rows: readonly Row[]): Promise<void> {
  const values = rows.map(
    ({ client_id, date, project_id, approved, hours, value }) =>
      sql`(${workspaceId}, ${client_id}, ${date}, ${project_id}, ${approved}, ${hours}, ${value})`,
  );
  await execute(base, writingOf(sql`VALUES ${join(values)}`));
}

const byKey = (rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [`${row.client_id} ${row.date} ${row.project_id} ${row.approved}`, row]));

const isSame = (a: Row, b: Row | undefined): boolean =>
  b !== undefined && dec(a.hours).eq(dec(b.hours)) && dec(a.value).eq(dec(b.value));
