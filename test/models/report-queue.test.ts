/** The order in which scheduled reports are claimed, in a database that no worker polls. */
import { expect } from 'chai';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { claimReport } from '../../models/queues/report-queue.js';
import { ScheduledReport } from '../../models/reports/scheduled-report.js';
import { freshDatabase } from '../support/service/database.js';

describe('the queue of scheduled reports', () => {
  let db: Database;
  before(async () => {
    db = openDatabase(await freshDatabase('report_queue'), 2);
  });
  after(() => db.destroy());

  /** A workspace with `count` reports that have been due for `minutes`. */
  async function buildDue(count: number, minutes: number): Promise<string> {
    const { workspace_id, user_id } = await createWorkspace(db, { name: 'Firm', email: 'owner@example.com' });
    const now = new Date();
    const report = {
      user_id,
      report_type: 'time',
      schedule: 'daily',
      recipients: ['pat@example.com'],
      parameters: {},
      next_run_at: new Date(now.getTime() - minutes * 60_000),
    } as const;
    const ctx = { db, now, scope: { workspaceId: workspace_id } };
    await ScheduledReport.insertMany(
      ctx,
      Array.from({ length: count }, () => report),
    );
    return workspace_id;
  }

  it('gives a workspace its turn before the second report of another, however many have been due there for longer', async () => {
    const busy = await buildDue(30, 90);
    const other = await buildDue(1, 1);
    const first = await claimReport({ db });
    const second = await claimReport({ db }, [first?.workspaceId ?? '']);
    expect([first?.workspaceId, second?.workspaceId]).to.have.members([busy, other]);
    expect(await claimReport({ db }, [busy, other])).to.equal(undefined);
    expect((await claimReport({ db }))?.workspaceId).to.equal(busy);
  });
});
