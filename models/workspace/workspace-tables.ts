import sql from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, identifier, select } from '../select.js';

/** Deletes all rows of the workspace, in every table with a `workspace_id`, except the tables named. */
export async function wipeWorkspace(ctx: Ctx, except: readonly string[]): Promise<void> {
  for (const name of await tablesOfWorkspaces(ctx)) {
    if (!except.includes(name))
      await execute(ctx, sql`DELETE FROM ${identifier(name)} WHERE workspace_id = ${ctx.workspace.id}`);
  }
}

/** The names of all tables with a `workspace_id`, as the database reports them: no new one can be forgotten. */
export async function tablesOfWorkspaces(ctx: Pick<Ctx, 'db'>): Promise<string[]> {
  const tables = await select<{ name: string }>(
    ctx,
    sql`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'workspace_id' ORDER BY table_name`,
  );
  return tables.map(({ name }) => name);
}

/** Deletes at most `max` rows of a workspace from a table, and returns their number. */
export const deleteSomeRows = (
  ctx: Pick<Ctx, 'db'>,
  table: string,
  workspaceId: string,
  max: number,
): Promise<number> =>
  execute(ctx, sql`DELETE FROM ${identifier(table)} WHERE workspace_id = ${workspaceId} LIMIT ${max}`);
