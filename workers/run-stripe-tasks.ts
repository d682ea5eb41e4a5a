/** Does what is to be done at Stripe. Several processes can do so concurrently: each task is claimed by a lease. */
import type { Logger } from 'pino';
import { runStripeTask } from '../commands/billing/stripe/run-task.js';
import type { Ctx } from '../models/context.js';
import {
  claimStripeTask,
  postponeStripeTask,
  settleStripeTask,
  type ClaimedTask,
} from '../models/queues/stripe-tasks.js';
import { systemContext } from '../models/workspace/workspace-context.js';
import { oneForEachWorkspace } from './one-for-each.js';

export interface StripeTaskDeps extends Pick<Ctx, 'db' | 'settings' | 'jobs'> {
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** Creates the step that does one task, of a workspace that has none in progress; false if there is none. */
export const stripeTasks = (deps: StripeTaskDeps): (() => Promise<boolean>) =>
  oneForEachWorkspace(
    (busy) => claimStripeTask(deps, busy),
    (claimed) => run(deps, claimed),
  );

async function run(deps: StripeTaskDeps, task: ClaimedTask): Promise<void> {
  const { id, kind, subject, workspaceId, attempts } = task;
  const named = { task_id: id, kind, subject, workspace_id: workspaceId };
  try {
    const againAfterMs = await runStripeTask(await systemContext(deps, workspaceId), task);
    await settleStripeTask(deps, task, againAfterMs);
    deps.jobs.wake();
    deps.log.info(named, 'task at Stripe done');
  } catch (error) {
    deps.log.warn({ ...named, err: error, attempts: attempts + 1 }, 'task at Stripe failed');
    await postponeStripeTask(deps, task, error instanceof Error ? error.message : String(error));
  }
}
