/** Runs the daily jobs of all workspaces. Several processes can do so concurrently: each run is claimed by a lease. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { grouped } from '../domain/grouped.js';
import { jobRetryAt, nextMidnight, nextTimeOfDay } from '../domain/schedule.js';
import type { Ctx } from '../models/context.js';
import {
  claimJob,
  findJobsDue,
  findUnscheduled,
  scheduleJobs,
  settleJob,
  settleJobs,
  type DueJob,
  type JobOutcome,
} from '../models/queues/job.js';
import { systemContext } from '../models/workspace/workspace-context.js';
import type { Run } from './daily-jobs.js';
import { oneForEachWorkspace } from './one-for-each.js';
import { recordPersistently } from './record-persistently.js';

export interface JobRunnerDeps extends Pick<Ctx, 'db' | 'settings' | 'jobs'> {
  readonly log: Pick<Logger, 'info' | 'error'>;
  /** The jobs, by kind. */
  readonly registry: Readonly<Record<string, Run>>;
  /** The local time (`HH:MM`) of jobs that do not run at midnight. */
  readonly times?: Readonly<Record<string, string>>;
}

export interface JobRunner {
  readonly kinds: readonly string[];
  /** Makes sure that every workspace, or the one given, has its jobs scheduled in its time zone. */
  schedule(workspaceId?: string): Promise<void>;
  /** Runs one due job, of a workspace that has none in progress; false if there is none. */
  runNext(): Promise<boolean>;
  /**
   * Runs everything due in a workspace whose clock the caller has locked, after any work that a worker has already
   * started there.
   */
  runAllIn(workspaceId: string): Promise<void>;
}

/** Interval at which to check whether another worker has finished. */
const lookMs = 20;

export function createJobRunner(deps: JobRunnerDeps): JobRunner {
  const kinds = Object.keys(deps.registry);
  return {
    kinds,
    async schedule(workspaceId) {
      const unscheduled = await findUnscheduled(deps, kinds, workspaceId);
      for (const [time, some] of grouped(kinds, (kind) => deps.times?.[kind])) {
        const due = unscheduled.map((each) => ({ ...each, dueAt: nextRun(each.now, each.timezone, time) }));
        await scheduleJobs(deps, due, some);
      }
    },
    runNext: oneForEachWorkspace(
      (busy) => claimJob(deps, kinds, busy),
      async (job) => {
        const ctx = await systemContext(deps, job.workspaceId);
        const outcome = await run(deps, ctx, job.kind, job.failures);
        await recordPersistently(() => settleJob(deps, job, outcome));
      },
    ),
    async runAllIn(workspaceId) {
      const find = (): Promise<DueJob[]> => findJobsDue(deps, kinds, workspaceId);
      let due = await find();
      for (; due.some(({ isRunning }) => isRunning); due = await find()) await pause(lookMs);
      // Once is enough: a job that has run is due later, even if it failed.
      if (due.length > 0) await runDueJobs(deps, await systemContext(deps, workspaceId), due);
    },
  };
}

const nextRun = (after: Date, timezone: string, time: string | undefined): Date =>
  time === undefined ? nextMidnight(after, timezone) : nextTimeOfDay(after, time, timezone);

/** Runs jobs one after the other. Records a failure at once, and the successes of each time of day together at the end. */
async function runDueJobs(
  deps: JobRunnerDeps,
  ctx: Ctx,
  due: readonly { kind: string; failures: number }[],
): Promise<void> {
  const done: { readonly kind: string; readonly outcome: JobOutcome }[] = [];
  for (const { kind, failures } of due) {
    const outcome = await run(deps, ctx, kind, failures);
    if (outcome.error === null) done.push({ kind, outcome });
    else await settleJobs(deps, ctx.workspace.id, [kind], outcome);
  }
  for (const some of grouped(done, ({ outcome }) => outcome.dueAt.getTime()).values())
    await settleJobs(
      deps,
      ctx.workspace.id,
      some.map(({ kind }) => kind),
      some[0].outcome,
    );
}

async function run(
  { registry, times, log }: JobRunnerDeps,
  ctx: Ctx,
  kind: string,
  failuresBefore: number,
): Promise<JobOutcome> {
  const { now: ranAt, workspace } = ctx;
  const regular = nextRun(ranAt, workspace.timezone, times?.[kind]);
  try {
    await registry[kind]?.(ctx);
    log.info({ workspace_id: workspace.id, job: kind }, 'job done');
    return { ranAt, dueAt: regular, failures: 0, error: null };
  } catch (error) {
    const failures = failuresBefore + 1;
    log.error({ err: error, workspace_id: workspace.id, job: kind, failures }, 'job failed');
    const message = error instanceof Error ? error.message : String(error);
    return { ranAt, dueAt: jobRetryAt(failures, ranAt) ?? regular, failures, error: message };
  }
}
