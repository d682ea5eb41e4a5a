/** Advances the clock of a test side (docs/decisions/time-and-days.md). */
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database/db.js';
import { invalid } from '../domain/errors.js';
import { instant } from '../domain/time.js';
import { leaseClock, renewClock, readNextDue, releaseClock, type NextDue } from '../models/queues/test-clock.js';
import { areMessagesDue } from '../models/queues/webhook-turns.js';
import type { WebhookSender } from './deliver-webhooks.js';
import type { JobRunner } from './jobs.js';
import type { MailSender } from './send-mail.js';

export interface TestClockDeps {
  readonly db: Db;
  readonly jobRunner: JobRunner;
  /** Updates the SLAs that are due in a workspace. */
  readonly updateSlas: (workspaceId: string) => Promise<void>;
  /** Writes the mails of the scheduled reports that are due in a workspace. */
  readonly mailReports: (workspaceId: string) => Promise<void>;
  /** Makes the notifications of all events in a workspace. */
  readonly notify: (workspaceId: string) => Promise<void>;
  /** Writes the digests that are due in a workspace. */
  readonly mailDigests: (workspaceId: string) => Promise<void>;
  readonly webhooks: WebhookSender;
  readonly mails: Pick<MailSender, 'capture'>;
}

const keepEveryMs = 20_000;
/** Interval at which to check whether another worker has finished. */
const lookMs = 20;

/** Runs everything that falls due up to `to`, in order; the clock is stopped at each instant while its work runs. */
export async function advanceClock(deps: TestClockDeps, workspaceId: string, from: Date, to: Date): Promise<void> {
  const clock = await leaseClock(deps, workspaceId, from);
  const keeper = setInterval(() => void renewClock(deps, clock).catch(() => undefined), keepEveryMs);
  try {
    if (to < clock.startedAt) throw invalid('to', `must not be before ${instant(clock.startedAt)}`);
    await deps.jobRunner.schedule(workspaceId);
    // Digests of what has happened so far must be scheduled before the clock moves past their time.
    await deps.notify(workspaceId);
    for (let now = clock.startedAt; ;) {
      const due = await readNextDue(deps, workspaceId, deps.jobRunner.kinds);
      const next = earliest(due);
      if (next === undefined || next > to) break;
      if (next > now) await renewClock(deps, clock, (now = next));
      await doWhatIsDue(deps, workspaceId, due, now);
    }
    await renewClock(deps, clock, to);
    await deps.mails.capture(workspaceId);
  } finally {
    clearInterval(keeper);
    await releaseClock(deps, clock);
  }
}

const earliest = (due: NextDue): Date | undefined =>
  [due.job, due.ticket, due.report, due.digest, due.message]
    .filter((each) => each !== null)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];

/**
 * SLAs and jobs run first, because their changes are reported and delivered at the same instant, and notifications of
 * them made. Messages that they cause are due next.
 */
async function doWhatIsDue(deps: TestClockDeps, workspaceId: string, due: NextDue, now: Date): Promise<void> {
  const isDue = (at: Date | null): boolean => at !== null && at <= now;
  if (isDue(due.ticket)) await deps.updateSlas(workspaceId);
  if (isDue(due.job)) await deps.jobRunner.runAllIn(workspaceId);
  await deps.notify(workspaceId);
  if (isDue(due.report)) await deps.mailReports(workspaceId);
  if (isDue(due.digest)) await deps.mailDigests(workspaceId);
  if (!isDue(due.message)) return;
  while (await areMessagesDue(deps, workspaceId)) {
    if ((await deps.webhooks.begin(workspaceId)) === 0) await Promise.race([deps.webhooks.oneEnded(), pause(lookMs)]);
  }
}
