import { expect } from 'chai';
import { pino } from 'pino';
import type { Run } from '../../workers/daily-jobs.js';
import type { Ctx } from '../../models/context.js';
import { createJobRunner, type JobRunner } from '../../workers/jobs.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { startTestWorker } from '../support/service/worker.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import { noJobs } from '../support/service/no-jobs.js';
import { until } from '../support/service/waiting.js';

const day = 24 * 3_600_000;

async function newRunner(registry: Readonly<Record<string, Run>>): Promise<JobRunner> {
  const { database: db, settings } = await testApi();
  return createJobRunner({ db, settings, jobs: noJobs, registry, log: pino({ level: 'silent' }) });
}

interface JobRow {
  kind: string;
  due_at: Date;
  attempts: number;
  last_run_at: Date | null;
  last_error: string | null;
  lease_by: string | null;
}
async function jobOf({ workspaceId }: ApiClient, kind: string): Promise<JobRow> {
  const { db } = await testApi();
  return (await db('jobs').where({ workspace_id: workspaceId, kind }).first()) as JobRow;
}
async function setJob({ workspaceId }: ApiClient, kind: string, values: object): Promise<void> {
  const { db } = await testApi();
  await db('jobs').where({ workspace_id: workspaceId, kind }).update(values);
}

/** The UTC midnight this many days from today. */
const midnight = (days: number): Date => new Date(Math.floor(Date.now() / day) * day + days * day);

describe('a daily job', () => {
  it('is scheduled once, for the next midnight', async () => {
    const { owner } = await buildWorkspace();
    const runner = await newRunner({ a_job: () => Promise.resolve() });
    await Promise.all([runner.schedule(owner.workspaceId), runner.schedule(owner.workspaceId)]);
    const first = await jobOf(owner, 'a_job');
    expect(first.due_at).to.deep.equal(midnight(1));
    await setJob(owner, 'a_job', { due_at: midnight(5) });
    await runner.schedule(owner.workspaceId);
    expect((await jobOf(owner, 'a_job')).due_at).to.deep.equal(midnight(5));
  });

  it('runs when it is due, and not again before the next midnight', async () => {
    const { live } = await buildWorkspace();
    const ran: string[] = [];
    const runner = await newRunner({ due_job: (ctx) => Promise.resolve(void ran.push(ctx.workspace.id)) });
    await runner.schedule(live.workspaceId);
    expect(await runner.runNext()).to.equal(false);
    await setJob(live, 'due_job', { due_at: midnight(-3) });
    expect([await runner.runNext(), await runner.runNext()]).to.deep.equal([true, false]);
    expect(ran).to.deep.equal([live.workspaceId]);
    const { due_at, last_run_at, lease_by } = await jobOf(live, 'due_job');
    expect([due_at, lease_by]).to.deep.equal([midnight(1), null]);
    expect(Math.abs((last_run_at?.getTime() ?? 0) - Date.now())).to.be.lessThan(10_000);
  });

  it('is run once by ten workers at the same moment', async () => {
    const workspaces = await Promise.all([buildWorkspace(), buildWorkspace(), buildWorkspace()]);
    const ran: string[] = [];
    const runners = await Promise.all(
      Array.from({ length: 10 }, () =>
        newRunner({ once_job: (ctx) => Promise.resolve(void ran.push(ctx.workspace.id)) }),
      ),
    );
    for (const { live } of workspaces) {
      await runners[0]?.schedule(live.workspaceId);
      await setJob(live, 'once_job', { due_at: midnight(0) });
    }
    await Promise.all(
      runners.map(async (runner) => {
        while (await runner.runNext());
      }),
    );
    expect(ran).to.have.members(workspaces.map(({ live }) => live.workspaceId));
    expect(ran).to.have.length(3);
  });

  it('that takes long delays no other workspace, only other jobs of its own', async () => {
    const [{ live: slow }, { live: other }] = [await buildWorkspace(), await buildWorkspace()];
    const begun: string[] = [];
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const job: Run = (ctx) => {
      begun.push(ctx.workspace.id);
      return ctx.workspace.id === slow.workspaceId ? ended : Promise.resolve();
    };
    const runner = await newRunner({ first_long_job: job, second_long_job: job });
    for (const { workspaceId } of [slow, other]) {
      await runner.schedule(workspaceId);
      const { db } = await testApi();
      const due_at = workspaceId === slow.workspaceId ? midnight(-1) : midnight(0);
      await db('jobs')
        .where({ workspace_id: workspaceId })
        .whereIn('kind', [...runner.kinds])
        .update({ due_at });
    }
    const waiting = runner.runNext();
    await until(() => begun.length > 0);
    while (await runner.runNext());
    expect(begun).to.deep.equal([slow.workspaceId, other.workspaceId, other.workspaceId]);
    end();
    await waiting;
    expect(await runner.runNext()).to.equal(true);
    expect(begun.at(-1)).to.equal(slow.workspaceId);
  });

  it('is left to the worker that has begun it, until its lease has ended', async () => {
    const { live } = await buildWorkspace();
    const runner = await newRunner({ leased_job: () => Promise.resolve() });
    await runner.schedule(live.workspaceId);
    const lease = { due_at: midnight(0), lease_by: 'another', lease_until: new Date(Date.now() + 60_000) };
    await setJob(live, 'leased_job', lease);
    expect(await runner.runNext()).to.equal(false);
    await setJob(live, 'leased_job', { lease_until: new Date(Date.now() - 1) });
    expect(await runner.runNext()).to.equal(true);
    expect((await jobOf(live, 'leased_job')).lease_by).to.equal(null);
  });

  it('follows the test clock: in chronological order, when it is due, and again if it failed', async () => {
    const { owner } = await buildWorkspace();
    const ran: string[] = [];
    const note = (name: string, ctx: Ctx): void => void ran.push(`${name} ${ctx.now.toISOString()}`);
    const worker = await startTestWorker('off', {
      flaky: (ctx) => {
        note('flaky', ctx);
        return ran.filter((line) => line.startsWith('flaky')).length < 3
          ? Promise.reject(new Error('not yet'))
          : Promise.resolve();
      },
      steady: (ctx) => Promise.resolve(note('steady', ctx)),
    });
    const now = new Date(midnight(0).getTime() + 9 * 3_600_000);
    await worker.jobs.advance(owner.workspaceId, now, new Date(midnight(1).getTime() + 59_999));
    const failed = await jobOf(owner, 'flaky');
    expect([failed.last_error, failed.attempts]).to.deep.equal(['not yet', 1]);
    await worker.jobs.advance(owner.workspaceId, now, midnight(2));
    await worker.stop();
    const at = (minutes: number): string => new Date(midnight(1).getTime() + minutes * 60_000).toISOString();
    expect(ran).to.deep.equal([
      `flaky ${at(0)}`,
      `steady ${at(0)}`,
      `flaky ${at(1)}`,
      `flaky ${at(6)}`,
      `flaky ${at(24 * 60)}`,
      `steady ${at(24 * 60)}`,
    ]);
    const mended = await jobOf(owner, 'flaky');
    expect([mended.last_error, mended.attempts, mended.due_at]).to.deep.equal([null, 0, midnight(3)]);
  });

  it('waits for the next midnight if it keeps failing', async () => {
    const { owner } = await buildWorkspace();
    let runs = 0;
    const broken: Run = () => {
      runs += 1;
      return Promise.reject(new Error('broken'));
    };
    const worker = await startTestWorker('off', { broken });
    await worker.jobs.advance(owner.workspaceId, midnight(0), new Date(midnight(2).getTime() - 1));
    await worker.stop();
    expect(runs).to.equal(5);
    expect((await jobOf(owner, 'broken')).due_at).to.deep.equal(midnight(2));
  });

  it('of a frozen workspace does not run by real time', async () => {
    const { owner } = await buildWorkspace();
    const runner = await newRunner({ frozen_job: () => Promise.resolve() });
    const worker = await startTestWorker('off', { frozen_job: () => Promise.resolve() });
    const past = midnight(-10);
    await worker.jobs.advance(owner.workspaceId, past, past);
    await worker.stop();
    expect((await jobOf(owner, 'frozen_job')).due_at).to.deep.equal(midnight(-9));
    expect(await runner.runNext()).to.equal(false);
  });
});
