/**
 * A reset deletes table by table. What is written meanwhile could stand half before it and half behind it: an object whose event is
 * gone, time that no sum counts. So anyone who changes a test side holds it together with others, and who resets it holds it alone.
 */
import sql from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { transaction } from '../../database/transaction.js';
import { execute, select } from '../select.js';
import { clockOf, findWorkspaceContext } from './workspace-context.js';

/** Runs work that changes a workspace in its own transaction. */
export function changing<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return transaction(ctx.db, async (db) => work(await shareTestLock({ ...ctx, db })));
}

/** Keeps a test side from being reset before the transaction ends; a live side never is, and costs nothing. */
export async function shareTestLock(ctx: Ctx): Promise<Ctx> {
  const { id, mode, clock_at } = ctx.workspace;
  if (mode === 'live') return ctx;
  await select(ctx, sql`SELECT resets FROM test_sides WHERE workspace_id = ${id} LOCK IN SHARE MODE`);
  // By real time already; the demo plays its nights at instants of its own, which stay.
  if (clock_at === null) return ctx;
  // A reset that was waited for has returned the clock to real time.
  const workspace = await findWorkspaceContext(ctx, id);
  return workspace === undefined || workspace.clock_at !== null ? ctx : { ...ctx, workspace, now: clockOf(workspace) };
}

/** Waits until nobody changes the side any more, and keeps everyone from it until the transaction ends. */
export async function lockTestData({ db, workspace }: Ctx): Promise<void> {
  await execute(
    { db },
    sql`INSERT INTO test_sides (workspace_id, resets) VALUES (${workspace.id}, 1) ON DUPLICATE KEY UPDATE resets = resets + 1`,
  );
}
