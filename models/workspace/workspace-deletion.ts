/** Deletions of workspaces that were requested, by the id of the live side. They apply to both sides. */
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { liveIdOf } from './limits.js';

type Base = Pick<Ctx, 'db' | 'workspace'>;

/** How long a deletion can be taken back, in real time. */
export const deletionDelayMs = 14 * 24 * 60 * 60_000;

export interface WorkspaceDeletion {
  readonly requested_at: Date;
  /** Null for the operator. */
  readonly requested_by_id: string | null;
  readonly requested_by_name: string | null;
  readonly deletes_at: Date;
  /** When the first row was deleted; nothing can be taken back from then on. */
  readonly begun_at: Date | null;
}

/** The deletion that was requested; undefined if none was. */
export const deletionOf = (ctx: Base): Promise<WorkspaceDeletion | undefined> => readDeletion(ctx, empty);

async function readDeletion(ctx: Base, lock: Sql): Promise<WorkspaceDeletion | undefined> {
  const [row] = await select<WorkspaceDeletion>(
    ctx,
    sql`SELECT requested_at, requested_by_id, requested_by_name, deletes_at, begun_at FROM workspace_deletions
         WHERE workspace_id = ${liveIdOf(ctx.workspace)}${lock}`,
  );
  return row;
}

/** As `deletionOf`, and no one else changes it before the transaction ends. */
export async function lockDeletion(ctx: Base): Promise<WorkspaceDeletion | undefined> {
  await select(ctx, sql`SELECT id FROM workspaces WHERE ${bothSides(ctx)} ORDER BY id FOR UPDATE`);
  return readDeletion(ctx, sql` FOR UPDATE`);
}

const bothSides = ({ workspace: { id, twin_id } }: Base): Sql => sql`id IN (${id}, ${twin_id})`;

/** Requests a deletion, which `lockDeletion` has shown to be the only one. */
export async function insertDeletion(
  ctx: Base,
  { requested_at, requested_by_id, requested_by_name, deletes_at }: Omit<WorkspaceDeletion, 'begun_at'>,
): Promise<void> {
  const { id, twin_id: testId } = ctx.workspace;
  await execute(
    ctx,
    sql`INSERT INTO workspace_deletions (workspace_id, test_workspace_id, requested_at, requested_by_id, requested_by_name, deletes_at)
        VALUES (${id}, ${testId}, ${requested_at}, ${requested_by_id}, ${requested_by_name}, ${deletes_at})`,
  );
  await execute(ctx, sql`UPDATE workspaces SET deletes_at = ${deletes_at} WHERE ${bothSides(ctx)}`);
}

/** Takes a deletion back, which `lockDeletion` has shown not to have begun. */
export async function removeDeletion(ctx: Base): Promise<void> {
  await execute(ctx, sql`DELETE FROM workspace_deletions WHERE workspace_id = ${liveIdOf(ctx.workspace)}`);
  await execute(ctx, sql`UPDATE workspaces SET deletes_at = NULL WHERE ${bothSides(ctx)}`);
}
