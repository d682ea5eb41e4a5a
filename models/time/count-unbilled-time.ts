/**
 * The first count of a workspace's unbilled time, some days at a time. Once it is complete, reports read
 * `unbilled_time`. Changes during the count leave increments, and folding recounts their days (recount-days.ts).
 */
import sql from 'sql-template-tag';
import { addDays, lastDay, type Day } from '../../domain/time.js';
import type { Ctx } from '../context.js';
import { transaction } from '../../database/transaction.js';
import { execute, select } from '../select.js';
import { countedFrom, writingOf } from './recount-days.js';

type Base = Pick<Ctx, 'db'>;

/** How many days one transaction counts, so that none takes long. */
const daysAtOnce = 7;

/** The id of a workspace whose count is not complete; undefined if there is none. */
export async function findUncounted(base: Base): Promise<string | undefined> {
  const [row] = await select<{ id: string }>(
    base,
    sql`SELECT id FROM workspaces WHERE unbilled_counted_to IS NULL OR unbilled_counted_to < ${lastDay} LIMIT 1`,
  );
  return row?.id;
}

/** Counts the next days of a workspace. Several processes may call it at once. */
export function countSomeDays({ db }: Base, workspaceId: string): Promise<void> {
  return transaction(db, async (within) => {
    const base = { db: within };
    // Folding takes the same lock. Otherwise it could write an older count of a day that is counted here.
    const [workspace] = await select<{ unbilled_counted_to: Day | null }>(
      base,
      sql`SELECT unbilled_counted_to FROM workspaces WHERE id = ${workspaceId} FOR UPDATE`,
    );
    if (!workspace || workspace.unbilled_counted_to === lastDay) return;
    const after = workspace.unbilled_counted_to ?? (await begin(base, workspaceId));
    const first = await firstUnbilledDay(base, workspaceId, after);
    const last = first === null ? lastDay : addDays(first, daysAtOnce - 1);
    if (first !== null) {
      const entries = sql`time_entries t FORCE INDEX (time_entries_billed_index)`;
      await execute(
        base,
        writingOf(countedFrom(entries, sql`t.workspace_id = ${workspaceId} AND t.date BETWEEN ${first} AND ${last}`)),
      );
    }
    await execute(base, sql`UPDATE workspaces SET unbilled_counted_to = ${last} WHERE id = ${workspaceId}`);
  });
}

/** Deletes the rows of an earlier count, and returns a day before all others. */
async function begin(base: Base, workspaceId: string): Promise<Day> {
  await execute(base, sql`DELETE FROM unbilled_time WHERE workspace_id = ${workspaceId}`);
  return '0001-01-01';
}

async function firstUnbilledDay(base: Base, workspaceId: string, after: Day): Promise<Day | null> {
  const [row] = await select<{ date: Day }>(
    base,
    sql`SELECT date FROM time_entries WHERE workspace_id = ${workspaceId} AND billed = 0 AND date > ${after} ORDER BY date LIMIT 1`,
  );
  return row?.date ?? null;
}

/**
 * Makes every workspace be counted again from its first day, because time may have changed without leaving increments.
 */
export async function discardCounts(base: Base): Promise<void> {
  await execute(base, sql`UPDATE workspaces SET unbilled_counted_to = NULL WHERE unbilled_counted_to IS NOT NULL`);
}
