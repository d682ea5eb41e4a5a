/** Scheduled reports that are due, claimed by lease. */
import sql, { join, type Sql } from 'sql-template-tag';
import { roundRobin } from '../../domain/fair-share.js';
import type { Ctx } from '../context.js';
import { select } from '../select.js';
import { claimFirst, clocks, queueOf, unleased } from './lease.js';

type Base = Pick<Ctx, 'db'>;

const queue = queueOf('scheduled_reports', 5 * 60_000);

/** A scheduled report that one worker alone may run until its lease ends. */
export interface ClaimedReport {
  readonly id: string;
  readonly workspaceId: string;
  readonly leaseBy: string;
}

interface DueReport {
  readonly id: string;
  readonly workspace_id: string;
  readonly next_run_at: Date;
}

const columns = sql`r.id, r.workspace_id, r.next_run_at`;

/**
 * Claims a report that is due by the clock of its workspace. The workspace is a random one of those with due reports,
 * so that one with many reports does not hold up the others; `busy` workspaces and those whose clock is being advanced
 * are left out.
 */
export async function claimReport(base: Base, busy: readonly string[] = []): Promise<ClaimedReport | undefined> {
  const now = new Date();
  const others = busy.length === 0 ? sql`` : sql` AND w.id NOT IN (${join(busy)})`;
  const workspaces = await select<{ id: string; clock_at: Date | null }>(
    base,
    sql`SELECT w.id, w.clock_at
          FROM (SELECT r.workspace_id, MIN(r.next_run_at) AS due_at FROM scheduled_reports r FORCE INDEX (scheduled_reports_due_index)
                 GROUP BY r.workspace_id) p
          JOIN workspaces w ON w.id = p.workspace_id
         WHERE w.deletes_at IS NULL AND p.due_at <= COALESCE(w.clock_at, ${now}) AND (w.clock_at IS NULL OR ${unleased(clocks, 'w')})${others}`,
  );
  for (const { id, clock_at } of roundRobin(workspaces, (workspace) => workspace.id)) {
    const due = sql`SELECT ${columns} FROM scheduled_reports r WHERE r.workspace_id = ${id} AND r.next_run_at <= ${clock_at ?? now}`;
    const claimed = await claimOne(base, sql`${due} AND ${unleased(queue, 'r')} ORDER BY r.next_run_at, r.id LIMIT 20`);
    if (claimed) return claimed;
  }
  return undefined;
}

const dueInFrozen = (workspaceId: string): Sql =>
  sql`FROM workspaces w JOIN scheduled_reports r ON r.workspace_id = w.id
       WHERE w.id = ${workspaceId} AND w.clock_at IS NOT NULL AND r.next_run_at <= w.clock_at`;

/** Claims a due report in a workspace whose clock the caller holds; undefined if there is none without a lease. */
export function claimReportIn(base: Base, workspaceId: string): Promise<ClaimedReport | undefined> {
  const due = sql`SELECT ${columns} ${dueInFrozen(workspaceId)} AND ${unleased(queue, 'r')} ORDER BY r.next_run_at, r.id LIMIT 20`;
  return claimOne(base, due);
}

/** Whether a report is due in a workspace whose clock the caller holds, though another worker may still be at it. */
export async function isReportDueIn(base: Base, workspaceId: string): Promise<boolean> {
  return (await select(base, sql`SELECT r.id ${dueInFrozen(workspaceId)} LIMIT 1`)).length > 0;
}

/** Selects when the next report of a workspace falls due; null when none is scheduled. */
export const nextReportDue = (workspaceId: string): Sql =>
  sql`SELECT MIN(r.next_run_at) FROM scheduled_reports r WHERE r.workspace_id = ${workspaceId}`;

async function claimOne(base: Base, due: Sql): Promise<ClaimedReport | undefined> {
  const same = ({ id, workspace_id, next_run_at }: DueReport): Sql =>
    sql`q.id = ${id} AND q.workspace_id = ${workspace_id} AND q.next_run_at = ${next_run_at}`;
  const claimed = await claimFirst(base, queue, due, same);
  return claimed && { id: claimed.id, workspaceId: claimed.workspace_id, leaseBy: claimed.leaseBy };
}
