/** Workers are killed while they mail scheduled reports: each mail is written once, and none is lost. */
import { expect } from 'chai';
import type { Knex } from 'knex';
import { createWorkspace } from '../../commands/across/create-workspace.js';
import { openDatabase } from '../../database/database.js';
import type { Database } from '../../database/db.js';
import { openSchema } from '../../database/schema.js';
import { ScheduledReport } from '../../models/reports/scheduled-report.js';
import { systemContext } from '../../models/workspace/workspace-context.js';
import { loadSettings } from '../../settings/settings.js';
import { killSpawned, spawnWorker, type SpawnedScript } from '../scripts/fixtures/spawn-script.js';
import { ensureBuilt } from '../support/service/built.js';
import { freshDatabase } from '../support/service/database.js';
import { leaveOutOn } from '../support/engines/leave-out.js';
import { noJobs } from '../support/service/no-jobs.js';
import { isWaitingForTable, until } from '../support/service/waiting.js';
import { testApi } from '../support/service/api.js';

const count = 20;

describe('a worker that is killed while it mails reports', () => {
  let databaseUrl: string;
  let secretKey: string;
  let database: Database;
  let db: Knex;
  let recipients: string[];

  before(async () => {
    ensureBuilt();
    databaseUrl = await freshDatabase('reports');
    secretKey = (await testApi()).settings.SECRET_KEY;
    database = openDatabase(databaseUrl, 3);
    db = openSchema(databaseUrl);
    recipients = await scheduleDue();
  });
  after(async () => {
    killSpawned();
    await Promise.all([database.destroy(), db.destroy()]);
  });

  /** Reports that have been due for two days, each for two recipients. Returns all recipients. */
  async function scheduleDue(): Promise<string[]> {
    const made = await createWorkspace(database, { name: 'Firm', email: 'owner@example.com' });
    const { test_workspace_id: id, test_user_id: user_id } = made;
    await db('workspaces')
      .where({ id })
      .update({ clock_at: new Date('2026-02-08T12:00Z') });
    const ctx = await systemContext(
      { db: database, jobs: noJobs, settings: loadSettings({ DATABASE_URL: databaseUrl }) },
      id,
    );
    const daily = { user_id, report_type: 'time', schedule: 'daily', parameters: { group_by: 'client' } } as const;
    const pairs = Array.from({ length: count }, (_, n) => [`a${n}@example.com`, `b${n}@example.com`]);
    for (const pair of pairs)
      await ScheduledReport.insert(ctx, { ...daily, recipients: pair, next_run_at: new Date('2026-02-06T07:00Z') });
    return pairs.flat().toSorted();
  }

  const start = (): SpawnedScript => spawnWorker(databaseUrl, secretKey);
  const leased = (): Promise<object[]> => db('scheduled_reports').whereNotNull('lease_by');
  const mailed = async (): Promise<string[]> => {
    const rows = (await db('mails').select('to')) as { to: unknown }[];
    return rows.flatMap(({ to }) => (typeof to === 'string' ? JSON.parse(to) : to) as string[]).toSorted();
  };
  /** Ends all leases, as if their five minutes had passed. */
  const endLeases = (): Promise<number> =>
    db('scheduled_reports')
      .whereNotNull('lease_by')
      .update({ lease_until: new Date(Date.now() - 1) });

  it('leaves nothing of a report whose mails were not all written', async function () {
    await leaveOutOn('TiDB', 'it locks no tables', this, database);
    const lock = await db.transaction();
    await lock.raw('LOCK TABLES mails READ');
    const worker = start();
    await worker.reaches(async () => isWaitingForTable(db, 'INSERT'));
    await worker.end('SIGKILL');
    await lock.raw('UNLOCK TABLES');
    await lock.rollback();
    await until(async () => !(await isWaitingForTable(db, 'INSERT')));
    expect(await mailed()).to.deep.equal([]);
    expect(await db('report_runs')).to.deep.equal([]);
    expect(await leased()).to.have.lengthOf(1);
  });

  it('has its reports mailed by another, once to each recipient', async () => {
    await endLeases();
    const doomed = start();
    await doomed.reaches(async () => (await mailed()).length > 0, 1);
    await doomed.end('SIGKILL');
    expect((await mailed()).length).to.be.lessThan(recipients.length);
    await endLeases();
    const heir = start();
    const due = (): Promise<object[]> =>
      db('scheduled_reports').where('next_run_at', '<', new Date('2026-02-09T07:00Z'));
    await heir.reaches(async () => (await due()).length === 0);
    expect(await heir.end('SIGTERM')).to.equal(0);
    expect(await mailed()).to.deep.equal(recipients);
    expect(await db('report_runs')).to.have.lengthOf(count);
    expect(await leased()).to.deep.equal([]);
    const states = (await db('scheduled_reports').select('attempts', 'last_error')) as object[];
    expect(states).to.deep.equal(Array.from({ length: count }, () => ({ attempts: 0, last_error: null })));
  });
});
