/** Workspaces that a worker has to delete, and owners that it has to remind of that; claimed by lease. */
import sql, { type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { claimFirst, clearLease, isLeasedBy, leaseEnd, queueOf, unleased } from './lease.js';

type Base = Pick<Ctx, 'db'>;

const queue = queueOf('workspace_deletions', 5 * 60_000);
/** How long before the deletion the owners are reminded. */
const remindedBeforeMs = 2 * 24 * 60 * 60_000;

/** After this time, nothing writes any more that had begun before the rows of the workspace were gone. */
const sweptAgainAfterMs = 10 * 60_000;

/** A deletion that one worker alone carries out until its lease ends. */
export interface ClaimedDeletion {
  /** The id of the live side. */
  readonly workspaceId: string;
  readonly testWorkspaceId: string;
  /** Whether everything has been deleted before, so that this is the last time. */
  readonly wasEmptied: boolean;
  readonly leaseBy: string;
}

interface DueDeletion {
  readonly workspace_id: string;
  readonly test_workspace_id: string;
  readonly was_emptied: number;
}

/** Claims the deletion that has been due longest; undefined if there is none. */
export async function claimDeletion(base: Base): Promise<ClaimedDeletion | undefined> {
  const due = sql`SELECT d.workspace_id, d.test_workspace_id, d.emptied_at IS NOT NULL AS was_emptied FROM workspace_deletions d
     WHERE d.deletes_at <= NOW(3) AND (d.emptied_at IS NULL OR d.emptied_at <= NOW(3) - INTERVAL ${sweptAgainAfterMs * 1000} MICROSECOND)
       AND ${unleased(queue, 'd')} ORDER BY d.deletes_at LIMIT 20`;
  const same = ({ workspace_id }: DueDeletion): Sql => sql`q.workspace_id = ${workspace_id} AND q.deletes_at <= NOW(3)`;
  const claimed = await claimFirst<DueDeletion>(base, queue, due, same);
  return (
    claimed && {
      workspaceId: claimed.workspace_id,
      testWorkspaceId: claimed.test_workspace_id,
      wasEmptied: claimed.was_emptied === 1,
      leaseBy: claimed.leaseBy,
    }
  );
}

const held = ({ workspaceId, leaseBy }: ClaimedDeletion): Sql =>
  sql`workspace_id = ${workspaceId} AND ${isLeasedBy(queue, leaseBy)}`;

/** Extends the lease from now, and notes that the deletion has begun; false if another worker has it by now. */
export const renewDeletion = async (base: Base, claimed: ClaimedDeletion): Promise<boolean> =>
  (await execute(
    base,
    sql`UPDATE workspace_deletions SET begun_at = COALESCE(begun_at, NOW(3)), lease_until = ${leaseEnd(queue)} WHERE ${held(claimed)}`,
  )) === 1;

/** Records that everything is deleted: the last trace goes too, or it is deleted once more, some time later. */
export async function settleDeletion(base: Base, claimed: ClaimedDeletion): Promise<void> {
  await execute(
    base,
    claimed.wasEmptied
      ? sql`DELETE FROM workspace_deletions WHERE ${held(claimed)}`
      : sql`UPDATE workspace_deletions SET emptied_at = NOW(3), ${clearLease(queue)} WHERE ${held(claimed)}`,
  );
}

/** The live sides of workspaces whose owners have to be reminded. */
export async function findDeletionsToRemind(base: Base): Promise<string[]> {
  const rows = await select<{ workspace_id: string }>(
    base,
    sql`SELECT d.workspace_id FROM workspace_deletions d
         WHERE d.deletes_at <= ${new Date(Date.now() + remindedBeforeMs)} AND d.deletes_at > NOW(3) AND d.reminded_at IS NULL LIMIT 20`,
  );
  return rows.map(({ workspace_id }) => workspace_id);
}

/** Notes that the owners are reminded, in the transaction of the mails; false if that was done before. */
export const noteDeletionReminder = async (base: Base, workspaceId: string): Promise<boolean> =>
  (await execute(
    base,
    sql`UPDATE workspace_deletions SET reminded_at = ${new Date()} WHERE workspace_id = ${workspaceId} AND reminded_at IS NULL`,
  )) === 1;
