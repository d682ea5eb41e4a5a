/**
 * Folds increments, in one transaction: adds the rows of `time_increments` to the rollups and deletes them. So whoever reads
 * rollups and increments in one statement finds every hour exactly once, and a process that is killed leaves nothing half done.
 */
import sql, { join, type Sql } from 'sql-template-tag';
import { dec, type Decimal } from '../../domain/money.js';
import type { Ctx } from '../context.js';
import { transaction } from '../../database/transaction.js';
import { execute, identifier, select } from '../select.js';
import { addUp, sumColumns, summed, tupleOf, type Increment, type SumRow, type Sums } from './time-rollups.js';

type Base = Pick<Ctx, 'db'>;

/** How many increments one transaction folds, so that none takes long. */
const atOnce = 250;

const tables = {
  daily_time: {
    columns: ['date', 'user_id', 'currency'],
    keyOf: ({ date, user_id, currency }: Increment) => [date, user_id, currency],
  },
  monthly_time: {
    columns: ['month', 'user_id', 'client_id', 'project_id', 'ticket_id', 'currency'],
    keyOf: ({ date, user_id, client_id, project_id, ticket_id, currency }: Increment) => [
      `${date.slice(0, 7)}-01`,
      user_id,
      client_id,
      project_id,
      ticket_id,
      currency,
    ],
  },
} as const;

/** Folds all increments of a workspace, oldest first, in batches of `max`. Several processes may call it at once. */
export async function foldTime({ db }: Base, workspaceId: string, max = atOnce): Promise<void> {
  while ((await transaction(db, (within) => foldSome({ db: within }, workspaceId, max))) === max);
}

/** Folds up to `max` increments; returns how many. */
export async function foldSome(base: Base, workspaceId: string, max: number): Promise<number> {
  // The lock lets one process at a time fold a workspace, and none while its data are being reset.
  const locked = await select(base, sql`SELECT id FROM workspaces WHERE id = ${workspaceId} FOR UPDATE`);
  if (locked.length === 0) return 0;
  const rows = await oldest(base, workspaceId, max);
  if (rows.length === 0) return 0;
  const increments = rows.map((row) => ({ ...row, ...sumsOf(row) }));
  for (const [name, { columns, keyOf }] of Object.entries(tables)) {
    const changes = addUp(increments, keyOf);
    if (changes.length > 0) await execute(base, addition(workspaceId, name, columns, changes));
  }
  const ids = rows.map(({ id }) => id);
  await execute(base, sql`DELETE FROM time_increments WHERE workspace_id = ${workspaceId} AND id IN (${join(ids)})`);
  return rows.length;
}

type Row = Omit<Increment, keyof Sums> & { readonly id: string } & Readonly<Record<keyof Sums, Decimal>>;

/** Reads without a lock, which would wait for requests that are adding increments. */
const oldest = (base: Base, workspaceId: string, max: number): Promise<Row[]> =>
  select<Row>(
    base,
    sql`SELECT id, date, user_id, client_id, project_id, ticket_id, currency, ${summed}
          FROM time_increments WHERE workspace_id = ${workspaceId} ORDER BY id LIMIT ${max}`,
  );

const sumsOf = ({ hours, billable_hours, value, cost }: Row): Sums => ({
  hours: dec(hours),
  billable_hours: dec(billable_hours),
  value: dec(value),
  cost: dec(cost),
});

function addition(workspaceId: string, table: string, columns: readonly string[], rows: readonly SumRow[]): Sql {
  const added = sumColumns.map((name) => sql`${identifier(name)} = ${identifier(name)} + VALUES(${identifier(name)})`);
  return sql`INSERT INTO ${identifier(table)} (workspace_id, ${join(columns.map(identifier))}, ${summed})
    VALUES ${join(rows.map(([key, sums]) => tupleOf([workspaceId, ...key], sums)))}
    ON DUPLICATE KEY UPDATE ${join(added)}`;
}

/** Yields the ids of workspaces with increments, by one index lookup for each. */
export async function* findWorkspacesWithIncrements(base: Base): AsyncGenerator<string, void> {
  for (let last = ''; ;) {
    const [next] = await select<{ workspace_id: string }>(
      base,
      sql`SELECT workspace_id FROM time_increments WHERE workspace_id > ${last} ORDER BY workspace_id LIMIT 1`,
    );
    if (!next) return;
    last = next.workspace_id;
    yield last;
  }
}
