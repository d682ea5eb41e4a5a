/** Recurring work of every workspace: one row for each workspace and kind of job, claimed by lease. */
import sql, { join, type Sql } from 'sql-template-tag';
import type { Ctx } from '../context.js';
import { execute, select } from '../select.js';
import { claimFirst, clocks, clearLease, isLeasedBy, queueOf, unleased } from './lease.js';

type Base = Pick<Ctx, 'db'>;

const queue = queueOf('jobs', 5 * 60_000);

/** A job that one worker alone may run until its lease ends. */
export interface ClaimedJob {
  readonly workspaceId: string;
  readonly kind: string;
  /** How often it has failed in a row, not counting this run. */
  readonly failures: number;
  readonly leaseBy: string;
}

interface JobKey {
  workspace_id: string;
  kind: string;
  attempts: number;
  due_at: Date;
}

/** A workspace without rows for all its jobs, or with rows calculated in another time zone. */
export interface Unscheduled {
  readonly workspaceId: string;
  readonly timezone: string;
  readonly now: Date;
}

/** Workspaces whose jobs are not all scheduled in their time zone; with an id, that one only. */
export async function findUnscheduled(
  base: Base,
  kinds: readonly string[],
  workspaceId?: string,
): Promise<Unscheduled[]> {
  const ofWorkspace = workspaceId === undefined ? sql`` : sql` AND w.id = ${workspaceId}`;
  const rows = await select<{ id: string; timezone: string; clock_at: Date | null }>(
    base,
    sql`SELECT w.id, w.timezone, w.clock_at FROM workspaces w
         WHERE (SELECT COUNT(*) FROM jobs j WHERE j.workspace_id = w.id AND j.timezone = w.timezone AND j.kind IN (${join(kinds)})) < ${kinds.length}
           AND w.deletes_at IS NULL${ofWorkspace}`,
  );
  return rows.map(({ id, timezone, clock_at }) => ({ workspaceId: id, timezone, now: clock_at ?? new Date() }));
}

/** How many workspaces' jobs one statement schedules. */
const atOnce = 100;

/** Schedules the jobs of workspaces. Jobs that are already scheduled in the workspace's time zone keep their time. */
export async function scheduleJobs(
  base: Base,
  workspaces: readonly (Unscheduled & { readonly dueAt: Date })[],
  kinds: readonly string[],
): Promise<void> {
  for (let done = 0; done < workspaces.length; done += atOnce) {
    const rows = workspaces
      .slice(done, done + atOnce)
      .flatMap(({ workspaceId, timezone, dueAt }) =>
        kinds.map((kind) => sql`(${workspaceId}, ${kind}, ${dueAt}, ${timezone})`),
      );
    await execute(
      base,
      sql`INSERT INTO jobs (workspace_id, kind, due_at, timezone) VALUES ${join(rows)}
          ON DUPLICATE KEY UPDATE due_at = IF(timezone = VALUES(timezone), due_at, VALUES(due_at)), timezone = VALUES(timezone)`,
    );
  }
}

/**
 * Makes all jobs of the workspace due now, in its time zone. A running one loses its lease: it uses the previous time
 * zone, so the job runs again.
 */
export async function makeJobsDue({ db, now, workspace }: Pick<Ctx, 'db' | 'now' | 'workspace'>): Promise<void> {
  await execute(
    { db },
    sql`UPDATE jobs SET due_at = ${now}, timezone = ${workspace.timezone}, ${clearLease(queue)} WHERE workspace_id = ${workspace.id}`,
  );
}

/** Makes one job of the workspace due now, as `makeJobsDue` does all. */
export async function makeJobDue(
  { db, now, workspace }: Pick<Ctx, 'db' | 'now' | 'workspace'>,
  kind: string,
): Promise<void> {
  await execute(
    { db },
    sql`UPDATE jobs SET due_at = ${now}, ${clearLease(queue)} WHERE workspace_id = ${workspace.id} AND kind = ${kind}`,
  );
}

/**
 * Claims the job that has been due longest: first of workspaces in real time, then of those with a frozen clock. `busy`
 * workspaces, those whose clock is being advanced and those that will be deleted are left out. Workspaces need no turns here, because each has only
 * a few jobs.
 */
export async function claimJob(
  base: Base,
  kinds: readonly string[],
  busy: readonly string[],
): Promise<ClaimedJob | undefined> {
  const now = new Date();
  const others = busy.length === 0 ? sql`` : sql` AND j.workspace_id NOT IN (${join(busy)})`;
  const wanted = sql`w.deletes_at IS NULL AND j.kind IN (${join(kinds)}) AND ${unleased(queue, 'j')}${others} ORDER BY j.due_at LIMIT 20`;
  const byRealTime = sql`SELECT STRAIGHT_JOIN j.workspace_id, j.kind, j.attempts, j.due_at FROM jobs j FORCE INDEX (jobs_due_at_index)
     JOIN workspaces w ON w.id = j.workspace_id WHERE j.due_at <= ${now} AND w.clock_at IS NULL AND ${wanted}`;
  const byTestClock = sql`SELECT STRAIGHT_JOIN j.workspace_id, j.kind, j.attempts, j.due_at FROM workspaces w JOIN jobs j ON j.workspace_id = w.id
     WHERE w.clock_at IS NOT NULL AND ${unleased(clocks, 'w')} AND j.due_at <= w.clock_at AND ${wanted}`;
  return (await claimOne(base, byRealTime)) ?? (await claimOne(base, byTestClock));
}

const inFrozen = (workspaceId: string, kinds: readonly string[]): Sql =>
  sql`FROM workspaces w JOIN jobs j ON j.workspace_id = w.id WHERE w.id = ${workspaceId} AND w.clock_at IS NOT NULL AND j.kind IN (${join(kinds)})`;

/** A job of a frozen workspace. */
export interface DueJob {
  readonly kind: string;
  /** How often it has failed in a row. */
  readonly failures: number;
  /** Whether a worker has a lease on it, and so may still be running it. */
  readonly isRunning: boolean;
}

/**
 * The due jobs of a frozen workspace, in order. The holder of its clock needs no lease on them, because workers leave
 * the workspace alone.
 */
export async function findJobsDue(base: Base, kinds: readonly string[], workspaceId: string): Promise<DueJob[]> {
  const rows = await select<JobKey & { is_leased: number }>(
    base,
    sql`SELECT j.kind, j.attempts, NOT ${unleased(queue, 'j')} AS is_leased ${inFrozen(workspaceId, kinds)} AND j.due_at <= w.clock_at ORDER BY j.due_at, j.kind`,
  );
  return rows.map(({ kind, attempts, is_leased }) => ({
    kind,
    failures: attempts,
    isRunning: is_leased === 1,
  }));
}

/** Selects when the next job of a frozen workspace falls due; null when none is scheduled. */
export const nextJobDue = (workspaceId: string, kinds: readonly string[]): Sql =>
  sql`SELECT MIN(j.due_at) ${inFrozen(workspaceId, kinds)}`;

async function claimOne(base: Base, candidates: Sql): Promise<ClaimedJob | undefined> {
  const same = ({ workspace_id, kind, due_at }: JobKey): Sql =>
    sql`q.workspace_id = ${workspace_id} AND q.kind = ${kind} AND q.due_at = ${due_at}`;
  const claimed = await claimFirst(base, queue, candidates, same);
  if (!claimed) return undefined;
  const { workspace_id: workspaceId, kind, attempts: failures, leaseBy } = claimed;
  return { workspaceId, kind, failures, leaseBy };
}

/** The result of a run. */
export interface JobOutcome {
  readonly ranAt: Date;
  readonly dueAt: Date;
  readonly failures: number;
  readonly error: string | null;
}

/** Records the result of a run and releases the job. Nothing happens if another worker has it by now. */
export const settleJob = (base: Base, { workspaceId, kind, leaseBy }: ClaimedJob, outcome: JobOutcome): Promise<void> =>
  settle(base, sql`workspace_id = ${workspaceId} AND kind = ${kind} AND ${isLeasedBy(queue, leaseBy)}`, outcome);

/** As `settleJob`, for jobs that the holder of the clock ran without a lease. */
export const settleJobs = (
  base: Base,
  workspaceId: string,
  kinds: readonly string[],
  outcome: JobOutcome,
): Promise<void> => settle(base, sql`workspace_id = ${workspaceId} AND kind IN (${join(kinds)})`, outcome);

async function settle(base: Base, jobs: Sql, { ranAt, dueAt, failures, error }: JobOutcome): Promise<void> {
  await execute(
    base,
    sql`UPDATE jobs SET due_at = ${dueAt}, attempts = ${failures}, last_run_at = ${ranAt}, last_error = ${error?.slice(0, 500) ?? null},
               ${clearLease(queue)}
         WHERE ${jobs}`,
  );
}
