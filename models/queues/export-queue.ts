/** Exports of workspaces that a worker has to write; claimed by lease, which the worker renews while it writes. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute } from '../select.js';
import { exportLifeMs } from '../workspace/workspace-export.js';
import { claimFirst, clearLease, isLeasedBy, leaseEnd, queueOf, unleased } from './lease.js';

type Base = Pick<Ctx, 'db'>;

const queue = queueOf('workspace_exports', 2 * 60_000);
/** How often a lease is renewed. */
export const renewExportMs = 30_000;
const maxAttempts = 3;

export interface ClaimedExport {
  readonly id: string;
  readonly workspaceId: string;
  readonly leaseBy: string;
}

interface DueExport {
  readonly id: string;
  readonly workspace_id: string;
}

/** Claims the export that was requested first, of workspaces that are not `busy`; undefined if there is none. */
export async function claimExport(base: Base, busy: readonly string[]): Promise<ClaimedExport | undefined> {
  const others = busy.length === 0 ? sql`` : sql` AND e.workspace_id NOT IN (${join(busy)})`;
  const due = sql`SELECT e.id, e.workspace_id FROM workspace_exports e
     WHERE e.status IN ('pending', 'running') AND ${unleased(queue, 'e')}${others} ORDER BY e.created_at LIMIT 20`;
  const same = ({ id, workspace_id }: DueExport): Sql =>
    sql`q.id = ${id} AND q.workspace_id = ${workspace_id} AND q.status IN ('pending', 'running')`;
  const claimed = await claimFirst<DueExport>(base, queue, due, same);
  if (!claimed) return undefined;
  const result = { id: claimed.id, workspaceId: claimed.workspace_id, leaseBy: claimed.leaseBy };
  await execute(
    base,
    sql`UPDATE workspace_exports SET status = 'running', attempts = attempts + 1, updated_at = ${new Date()} WHERE ${held(result)}`,
  );
  return result;
}

const held = ({ id, workspaceId, leaseBy }: ClaimedExport): Sql =>
  sql`id = ${id} AND workspace_id = ${workspaceId} AND ${isLeasedBy(queue, leaseBy)}`;

/** Extends the lease from now; false if another worker has the export by now. */
export const renewExport = async (base: Base, claimed: ClaimedExport): Promise<boolean> =>
  (await execute(base, sql`UPDATE workspace_exports SET lease_until = ${leaseEnd(queue)} WHERE ${held(claimed)}`)) ===
  1;

/** What was written. */
export interface WrittenExport {
  readonly key: string;
  readonly size: number;
  readonly rows: number;
  readonly files: number;
  readonly documents: number;
}

/** Records that an export is ready; nothing happens if another worker has it by now. */
export async function settleExport(base: Base, claimed: ClaimedExport, done: WrittenExport): Promise<void> {
  const now = new Date();
  await execute(
    base,
    sql`UPDATE workspace_exports SET status = 'ready', storage_key = ${done.key}, size = ${done.size}, \`rows\` = ${done.rows},
               files = ${done.files}, documents = ${done.documents}, ready_at = ${now}, updated_at = ${now},
               expires_at = ${new Date(now.getTime() + exportLifeMs)}, ${clearLease(queue)}
         WHERE ${held(claimed)}`,
  );
}

/** Records a failure: the export is due again, or failed at the third one. */
export async function recordExportFailure(base: Base, claimed: ClaimedExport): Promise<void> {
  await execute(
    base,
    sql`UPDATE workspace_exports SET status = IF(attempts >= ${maxAttempts}, 'failed', 'pending'), updated_at = ${new Date()}, ${clearLease(queue)}
         WHERE ${held(claimed)}`,
  );
}
