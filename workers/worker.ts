/**
 * The background work of a process. Each kind runs in a loop of its own (worker-loop.ts), which repeats its step at
 * once while it finds work, and otherwise after a second or when it is woken:
 * - woken by operations of this process (`jobs.wake`): `webhooks`, `mails` of live sides, `captures` of mails on test
 *   sides, `files`, and what is to be done at `stripe`;
 * - by polling only: `slas`; `schedule`, which makes the rows of daily jobs (every minute); `jobs` and scheduled
 *   `reports` in three loops each; `events`, which gives events their order and makes notifications from them; `digests` of these; `time`,
 *   which folds increments of time into sums (every 5 seconds); `exports` and `deletions` of workspaces; and `writers`, which warns of programs that write to
 *   other nodes of a cluster (every minute).
 *
 * Every process runs all loops, unless WORKER=off. Processes share work by rows: messages, mails, files, jobs and
 * reports are claimed by a lease, which ends by itself if the process dies (docs/decisions/leases.md); the rest runs
 * under row locks, and finds nothing to do when another process has done it. Within a process, workspaces share slots
 * (docs/decisions/fair-shares.md). The test clock (test-clock.ts) runs the same work in one workspace, whose clock it
 * holds.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database/db.js';
import type { Logger } from 'pino';
import { renderMailAttachment } from '../commands/reports/mail-attachment.js';
import { recordFailedMail, recordSentMail } from '../commands/billing/record-failed-mail.js';
import type { Renderer } from '../documents/renderer.js';
import type { Jobs } from '../models/context.js';
import type { Settings } from '../settings/settings.js';
import { dailyJobs, jobTimes, type Run } from './daily-jobs.js';
import { createWebhookSender } from './deliver-webhooks.js';
import { createJobRunner } from './jobs.js';
import { mailAllReportsIn, reportMailer } from './mail-reports.js';
import { startLoop, startLoops, type WorkerLoop } from './worker-loop.js';
import { foldWaitingTime } from './fold-time.js';
import { mailDigestsIn, mailSomeDigests, notifyIn, notifyOfNewEvents } from './notify.js';
import type { MailAttemptDeps } from './attempt-mail.js';
import { createMailTransport } from './mail-transport.js';
import { createMailSender, maxConnections } from './send-mail.js';
import { updateAllSlasIn, updateSomeSlas } from './update-slas.js';
import { storeNextFile } from './store-files.js';
import { advanceClock } from './test-clock.js';
import { deleteNextWorkspace } from './delete-workspaces.js';
import { stripeTasks } from './run-stripe-tasks.js';
import { exportWriter } from './write-exports.js';
import { watchWriters } from './watch-writers.js';
import { createWebhookClient, type WebhookClient } from './webhook-client.js';

export interface WorkerDeps {
  readonly db: Db;
  readonly settings: Settings;
  readonly log: Logger;
  /** Renders the documents that mails carry. */
  readonly renderer: Renderer;
  /** Replaces the daily jobs. */
  readonly registry?: Readonly<Record<string, Run>>;
  /** Replaces the client that posts to the outside world. */
  readonly webhookClient?: WebhookClient;
}

export interface Worker {
  /** The interface for operations. */
  readonly jobs: Jobs;
  /** Begins to poll for work, unless it is off. Until then it does only what operations request. */
  begin(): void;
  /** Starts no more work, and resolves when the work in progress is finished, or aborted after 25 seconds. */
  stop(): Promise<void>;
}

const scheduleEveryMs = 60_000;
const foldEveryMs = 5_000;
const watchEveryMs = 60_000;
const drainMs = 25_000;
/** Milliseconds to record the results of work that was aborted. */
const recordRetryMs = 3_000;

/** Creates a worker, which polls for work once `begin` is called; with `WORKER=off` it never does. */
export function createWorker({
  db,
  settings,
  log,
  renderer,
  registry = dailyJobs,
  webhookClient: client = createWebhookClient({ allowPrivate: settings.WEBHOOK_ALLOW_PRIVATE }),
}: WorkerDeps): Worker {
  const renderAttachment: MailAttemptDeps['renderAttachment'] = (workspaceId, attachment) =>
    renderMailAttachment(base, renderer, workspaceId, attachment);
  const transport = createMailTransport(settings, maxConnections);
  const recordFailure: MailAttemptDeps['recordFailure'] = (claimed, outcome) =>
    recordFailedMail(base, claimed, outcome);
  const recordResult: MailAttemptDeps['recordResult'] = (claimed, outcome) => recordSentMail(base, claimed, outcome);
  const wake = (): void => jobs.wake();
  const records = { recordFailure, recordResult };
  const mails = createMailSender({ db, settings, log, renderAttachment, ...records, transport, ended: wake });
  const jobs: Jobs = {
    advance: (workspaceId, from, to) =>
      advanceClock(
        { db, jobRunner, updateSlas, mailReports, notify, mailDigests, webhooks, mails },
        workspaceId,
        from,
        to,
      ),
    drain: async (workspaceId) => {
      await notifyIn(base, workspaceId);
      await mails.capture(workspaceId);
    },
    sendTest: (webhookId, eventId) => webhooks.sendTest(webhookId, eventId),
    wake: () => loops.woken.forEach((loop) => loop.wake()),
  };
  const base = { db, settings, jobs };
  const updateSlas = (workspaceId: string): Promise<void> => updateAllSlasIn(base, workspaceId);
  const mailReports = (workspaceId: string): Promise<void> => mailAllReportsIn({ ...base, log }, workspaceId);
  const notify = (workspaceId: string): Promise<void> => notifyIn(base, workspaceId);
  const mailDigests = async (workspaceId: string): Promise<void> => void (await mailDigestsIn(base, workspaceId));
  const webhooks = createWebhookSender({ ...base, log, client });
  const jobRunner = createJobRunner({ ...base, log, registry, times: jobTimes });

  const schedule = every(scheduleEveryMs, () => jobRunner.schedule());
  const foldTime = every(foldEveryMs, () => foldWaitingTime({ db, log }));
  const watch = every(watchEveryMs, watchWriters(db, log));
  const writeExport = exportWriter({ ...base, log, renderer });
  const mailReport = reportMailer({ ...base, log });
  const doStripeTask = stripeTasks({ ...base, log });
  /** Loops that operations wake, and loops that only poll. */
  const loops: { woken: readonly WorkerLoop[]; others: readonly WorkerLoop[] } = { woken: [], others: [] };

  return {
    jobs,
    begin() {
      if (settings.WORKER === 'off') return;
      loops.woken = [
        startLoop('webhooks', async () => (await webhooks.begin()) > 0, log),
        startLoop('mails', async () => (await mails.begin('live')) > 0, log),
        startLoop('captures', async () => (await mails.begin('test')) > 0, log),
        startLoop('files', () => storeNextFile({ db, settings, log }), log),
        ...startLoops('stripe', doStripeTask, log),
      ];
      loops.others = [
        startLoop('slas', () => updateSomeSlas({ ...base, log }), log),
        startLoop('schedule', () => schedule().then(() => false), log),
        ...startLoops('jobs', () => jobRunner.runNext(), log),
        ...startLoops('reports', mailReport, log),
        startLoop('events', () => notifyOfNewEvents({ ...base, log }).then(() => false), log),
        startLoop('exports', writeExport, log),
        startLoop('deletions', () => deleteNextWorkspace({ ...base, log }), log),
        startLoop('digests', () => mailSomeDigests({ ...base, log }), log),
        startLoop('time', () => foldTime().then(() => false), log),
        startLoop('writers', () => watch().then(() => false), log),
      ];
    },
    async stop() {
      const cut = (): Promise<void> => {
        transport.close();
        return client.close();
      };
      const limit = setTimeout(() => void cut(), drainMs);
      const ended = Promise.all([...loops.woken, ...loops.others].map((loop) => loop.stop())).then(() =>
        Promise.all([webhooks.allEnded(), mails.allEnded()]),
      );
      // Work that is done but cannot be recorded, because the database is away, must not delay shutdown.
      const isLate = new AbortController();
      await Promise.race([ended, pause(drainMs + recordRetryMs, undefined, { signal: isLate.signal })]);
      isLate.abort();
      clearTimeout(limit);
      await cut();
    },
  };
}

/** Creates a function that does the work when it is called, but not within `ms` milliseconds of the last time. */
function every(ms: number, work: () => Promise<void>): () => Promise<void> {
  let doneAt = -Infinity;
  return async () => {
    if (performance.now() - doneAt <= ms) return;
    await work();
    doneAt = performance.now();
  };
}
