/** Runs the daily jobs of all workspaces. Several processes may do so at once: each run is claimed by lease. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { jobRetryAt, nextMidnight } from '../domain/schedule.js';
import {
  areJobsDue,
  claimJob,
  claimJobIn,
  findUnscheduled,
  scheduleJobs,
  settleJob,
  type ClaimedJob,
} from '../models/job.js';
import { systemContext } from '../models/workspace-context.js';
import type { JobBase, Run } from './daily-jobs.js';

export interface JobRunnerDeps extends JobBase {
  readonly log: Pick<Logger, 'info' | 'error'>;
  /** By kind. */
  readonly registry: Readonly<Record<string, Run>>;
}

export interface JobRunner {
  readonly kinds: readonly string[];
  /** Sees to it that every workspace, or the one given, has its jobs scheduled in its time zone. */
  schedule(workspaceId?: string): Promise<void>;
  /** Runs one job that is due; false when there is none. */
  runNext(): Promise<boolean>;
  /** Runs what is due in a frozen workspace, and waits for what another worker runs there. */
  runAllIn(workspaceId: string): Promise<void>;
}

/** How long to wait between looks for what another worker is doing. */
const lookMs = 20;

export function createJobRunner(deps: JobRunnerDeps): JobRunner {
  const kinds = Object.keys(deps.registry);
  const runIfAny = async (job: ClaimedJob | undefined): Promise<boolean> => {
    if (job) await run(deps, job);
    return job !== undefined;
  };
  return {
    kinds,
    async schedule(workspaceId) {
      for (const workspace of await findUnscheduled(deps, kinds, workspaceId))
        await scheduleJobs(deps, workspace, kinds, nextMidnight(workspace.now, workspace.timezone));
    },
    runNext: async () => runIfAny(await claimJob(deps, kinds)),
    async runAllIn(workspaceId) {
      for (;;) {
        while (await runIfAny(await claimJobIn(deps, kinds, workspaceId)));
        if (!(await areJobsDue(deps, kinds, workspaceId))) return;
        await pause(lookMs);
      }
    },
  };
}

async function run(deps: JobRunnerDeps, job: ClaimedJob): Promise<void> {
  const { workspaceId, kind } = job;
  const { now: ranAt, workspace } = await systemContext(deps, workspaceId);
  const regular = nextMidnight(ranAt, workspace.timezone);
  try {
    await deps.registry[kind]?.(deps, workspaceId);
    await settleJob(deps, job, { ranAt, dueAt: regular, failures: 0, error: null });
    deps.log.info({ workspace_id: workspaceId, job: kind }, 'job done');
  } catch (error) {
    const failures = job.failures + 1;
    deps.log.error({ err: error, workspace_id: workspaceId, job: kind, failures }, 'job failed');
    const message = error instanceof Error ? error.message : String(error);
    await settleJob(deps, job, { ranAt, dueAt: jobRetryAt(failures, ranAt) ?? regular, failures, error: message });
  }
}
