/** The scheduled reports that are due, claimed by lease, so that several workers may share them. */
import { randomUUID } from 'node:crypto';
import sql, { join, type Sql } from 'sql-template-tag';
import { inTurns } from '../../domain/fair-turns.js';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';

type Base = Pick<Ctx, 'db'>;

/** Longer than any report takes: a lease that ends belongs to a worker that is gone. */
const leaseMs = 5 * 60_000;

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
const unleased = (now: Date): Sql => sql`(r.lease_until IS NULL OR r.lease_until < ${now})`;

/**
 * Takes a report that is due by the clock of its workspace; of workspaces with reports due one at random, that not being `busy`, so that
 * many reports of one keep nobody else's waiting. A workspace whose clock is just being advanced is left alone.
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
         WHERE p.due_at <= COALESCE(w.clock_at, ${now}) AND (w.clock_at IS NULL OR w.clock_lease_until IS NULL OR w.clock_lease_until < ${now})${others}`,
  );
  for (const { id, clock_at } of inTurns(workspaces, (workspace) => workspace.id)) {
    const due = sql`SELECT ${columns} FROM scheduled_reports r WHERE r.workspace_id = ${id} AND r.next_run_at <= ${clock_at ?? now}`;
    const claimed = await claimFirst(base, sql`${due} AND ${unleased(now)} ORDER BY r.next_run_at, r.id LIMIT 20`, now);
    if (claimed) return claimed;
  }
  return undefined;
}

const dueInFrozen = (workspaceId: string): Sql =>
  sql`FROM workspaces w JOIN scheduled_reports r ON r.workspace_id = w.id
       WHERE w.id = ${workspaceId} AND w.clock_at IS NOT NULL AND r.next_run_at <= w.clock_at`;

/** Takes a report that is due in a workspace whose clock the caller holds; undefined when there is none to take. */
export function claimReportIn(base: Base, workspaceId: string): Promise<ClaimedReport | undefined> {
  const now = new Date();
  const due = sql`SELECT ${columns} ${dueInFrozen(workspaceId)} AND ${unleased(now)} ORDER BY r.next_run_at, r.id LIMIT 20`;
  return claimFirst(base, due, now);
}

/** Whether a report is due in a workspace whose clock the caller holds, though another worker may still be at it. */
export async function isReportDueIn(base: Base, workspaceId: string): Promise<boolean> {
  return (await select(base, sql`SELECT r.id ${dueInFrozen(workspaceId)} LIMIT 1`)).length > 0;
}

/** Selects when the next report of a workspace falls due; null when none is scheduled. */
export const nextReportDue = (workspaceId: string): Sql =>
  sql`SELECT MIN(r.next_run_at) FROM scheduled_reports r WHERE r.workspace_id = ${workspaceId}`;

async function claimFirst(base: Base, due: Sql, now: Date): Promise<ClaimedReport | undefined> {
  for (const { id, workspace_id: workspaceId, next_run_at } of await select<DueReport>(base, due)) {
    const leaseBy = randomUUID();
    const claimed = await execute(
      base,
      sql`UPDATE scheduled_reports r SET r.lease_by = ${leaseBy}, r.lease_until = ${new Date(now.getTime() + leaseMs)}
           WHERE r.id = ${id} AND r.next_run_at = ${next_run_at} AND ${unleased(now)}`,
    );
    if (claimed === 1) return { id, workspaceId, leaseBy };
  }
  return undefined;
}
