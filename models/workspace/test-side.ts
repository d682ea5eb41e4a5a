/**
 * Locks that keep changes and resets of a test side apart. A reset deletes table by table; half of a change made
 * meanwhile could be deleted, such as the event of an object, or the sums of a time entry. So whoever changes a test
 * side takes a shared lock on its row of `test_sides`, and whoever resets it takes an exclusive one.
 */
import sql from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { transaction } from '../../database/transaction.js';
import { execute, select } from '../select.js';
import { assertWritable } from './read-only.js';
import { clockOf, findWorkspaceContext } from './workspace-context.js';

/**
 * Runs work that changes a workspace in a new transaction, with a shared lock if it is a test side. Throws
 * `deletion_pending` if the workspace is read-only.
 */
export async function changing<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  assertWritable(ctx);
  return transaction(ctx.db, async (db) => work(await shareTestLock({ ...ctx, db })));
}

/**
 * Keeps a test side from being reset before the transaction ends; does nothing on a live side, which is never reset.
 */
export async function shareTestLock(ctx: Ctx): Promise<Ctx> {
  const { id, mode, clock_at } = ctx.workspace;
  if (mode === 'live') return ctx;
  await select(ctx, sql`SELECT resets FROM test_sides WHERE workspace_id = ${id} LOCK IN SHARE MODE`);
  // The clock runs in real time already. `ctx.now` stays, because the demo sets times of its own.
  if (clock_at === null) return ctx;
  // If the lock waited for a reset, that has returned the clock to real time.
  const workspace = await findWorkspaceContext(ctx, id);
  return workspace === undefined || workspace.clock_at !== null ? ctx : { ...ctx, workspace, now: clockOf(workspace) };
}

/**
 * Locks a test side exclusively: waits for all changes in progress, and keeps others waiting until the transaction
 * ends.
 */
export async function lockTestSide({ db, workspace }: Ctx): Promise<void> {
  await execute(
    { db },
    sql`INSERT INTO test_sides (workspace_id, resets) VALUES (${workspace.id}, 1) ON DUPLICATE KEY UPDATE resets = resets + 1`,
  );
}
