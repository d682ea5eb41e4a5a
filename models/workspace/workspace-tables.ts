import sql from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, identifier, select } from '../select.js';

/** Deletes all rows of the workspace, in every table with a `workspace_id`, except the tables named. */
export async function wipeWorkspace(ctx: Ctx, except: readonly string[]): Promise<void> {
  const tables = await select<{ name: string }>(
    ctx,
    sql`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'workspace_id' ORDER BY table_name`,
  );
  for (const { name } of tables) {
    if (!except.includes(name))
      await execute(ctx, sql`DELETE FROM ${identifier(name)} WHERE workspace_id = ${ctx.workspace.id}`);
  }
}
