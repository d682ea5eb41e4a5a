/**
 * Scheduled reports are mailed exactly once, however late, by any number of workers, and wherever one is interrupted.
 */
import { expect } from 'chai';
import { renderMailAttachment } from '../../commands/reports/mail-attachment.js';
import { runScheduledReport } from '../../commands/reports/run-scheduled-report.js';
import { Undrawable } from '../../documents/undrawable.js';
import { claimReport, claimReportIn, type ClaimedReport } from '../../models/queues/report-queue.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import type { ReportMailerDeps } from '../../workers/mail-reports.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { startOn } from '../support/service/clock.js';
import { systemContextOf } from '../support/service/context.js';
import { noJobs } from '../support/service/no-jobs.js';
import { buildScheduledReport } from '../support/builders/reports.js';
import { buildWorkspace } from '../support/builders/workspace.js';

async function deps(): Promise<ReportMailerDeps> {
  const { database: db, settings } = await testApi();
  return { db, settings, jobs: noJobs, log: { info: () => undefined, warn: () => undefined } };
}

/**
 * Reports that have been due for three days, on a side whose reports no other worker claims while `hold` is in effect.
 */
async function buildOverdue(count: number): Promise<{ owner: ApiClient; hold: () => Promise<void> }> {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2026-02-05');
  for (let made = 0; made < count; made += 1)
    await buildScheduledReport(owner, { recipients: [`a${made}@example.com`, `b${made}@example.com`] });
  const { db } = await testApi();
  const hold = async (): Promise<void> => {
    await db('workspaces')
      .where({ id: owner.workspaceId })
      .update({ clock_at: new Date('2026-02-08T12:00:00Z'), clock_lease_until: new Date(Date.now() + 60_000) });
  };
  return { owner, hold };
}

const recipientsOf = async (owner: ApiClient): Promise<string[]> => {
  const { db } = await testApi();
  const rows = (await db('mails').where({ workspace_id: owner.workspaceId }).select('to')) as { to: unknown }[];
  return rows.map(({ to }) => String(typeof to === 'string' ? JSON.parse(to) : to)).toSorted();
};

async function claim({ workspaceId }: ApiClient): Promise<ClaimedReport> {
  const claimed = await claimReportIn(await deps(), workspaceId);
  if (!claimed) throw new Error('No report is due');
  return claimed;
}

describe('workers that mail reports', () => {
  it('mail each once to each recipient, four workers concurrently and three days late', async () => {
    const { owner, hold } = await buildOverdue(3);
    await hold();
    const base = await deps();
    const work = async (): Promise<void> => {
      for (;;) {
        const claimed = await claimReportIn(base, owner.workspaceId);
        if (!claimed) return;
        await runScheduledReport(await systemContext(base, owner.workspaceId), claimed);
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    const all = Array.from({ length: 3 }, (_, n) => [`a${n}@example.com`, `b${n}@example.com`]).flat();
    expect(await recipientsOf(owner)).to.deep.equal(all.toSorted());
    const { data } = await owner.call('listScheduledReports', {});
    expect(new Set(data.map(({ next_run_at }) => next_run_at))).to.deep.equal(new Set(['2026-02-09T07:00:00.000Z']));
  });

  it('leave nothing behind if one dies on the way, and another takes over when its lease ends', async () => {
    const { owner, hold } = await buildOverdue(1);
    await hold();
    const dead = await claim(owner);
    expect(await claimReportIn(await deps(), owner.workspaceId)).to.equal(undefined);
    const { db } = await testApi();
    await db('scheduled_reports')
      .where({ id: dead.id })
      .update({ lease_until: new Date(Date.now() - 1) });
    await runScheduledReport(await systemContextOf(owner), await claim(owner));
    expect(await recipientsOf(owner)).to.deep.equal(['a0@example.com', 'b0@example.com']);
    // The first worker was only slow: it finds that another has the report now.
    await runScheduledReport(await systemContextOf(owner), dead);
    expect(await recipientsOf(owner)).to.have.length(2);
    expect((await db('report_runs').where({ workspace_id: owner.workspaceId })).length).to.equal(1);
  });

  it('say in last_error that a PDF cannot be drawn, without which the mails go', async () => {
    const { owner, hold } = await buildOverdue(1);
    await hold();
    await runScheduledReport(await systemContextOf(owner), await claim(owner));
    const refuse = (): Promise<Buffer> => Promise.reject(new Undrawable('internal_error', 'It cannot be drawn'));
    const renderer = { renderInvoice: refuse, renderReport: refuse, close: () => Promise.resolve() };
    const { db } = await testApi();
    const { id } = (await db('report_runs').where({ workspace_id: owner.workspaceId }).first('id')) as { id: string };
    const attachment = { kind: 'report_pdf', run_id: id, filename: 'report.pdf' } as const;
    const error: unknown = await renderMailAttachment(await deps(), renderer, owner.workspaceId, attachment).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).to.be.instanceOf(Undrawable);
    const { data } = await owner.call('listScheduledReports', {});
    expect(data.map(({ last_error }) => last_error)).to.deep.equal(['It cannot be drawn']);
  });

  it('write neither mails nor figures if the transaction fails, and report the cause only in the log', async () => {
    const { owner, hold } = await buildOverdue(1);
    await hold();
    const ctx = await systemContextOf(owner);
    const claimed = await claim(owner);
    const jobs = {
      ...noJobs,
      wake: () => {
        throw new Error('The second mail cannot be written');
      },
    };
    expect(await runScheduledReport({ ...ctx, jobs }, claimed)).to.be.an('error');
    expect(await recipientsOf(owner)).to.deep.equal([]);
    const { db } = await testApi();
    expect((await db('report_runs').where({ workspace_id: owner.workspaceId })).length).to.equal(0);
    const [report] = (await owner.call('listScheduledReports', {})).data;
    expect(report?.last_error).to.equal('The report could not be made');
    expect(report?.next_run_at).to.equal('2026-02-08T12:01:00.000Z');
  });

  it('leave alone what an advancing clock will do', async () => {
    const { owner, hold } = await buildOverdue(1);
    await hold();
    const claimed = await claimReport(await deps());
    expect(claimed?.workspaceId).not.to.equal(owner.workspaceId);
    expect(await recipientsOf(owner)).to.deep.equal([]);
  });
});
