/**
 * Changes of time are stored as increments, which a worker adds to the sums: no request waits for a sum, and reports
 * include both.
 */
import { expect } from 'chai';
import sql from 'sql-template-tag';
import { transaction } from '../../database/transaction.js';
import { select } from '../../models/select.js';
import { foldSome, foldTime } from '../../models/time/fold-time.js';
import { foldWaitingTime } from '../../workers/fold-time.js';
import { testApi, type ApiClient } from '../support/service/api.js';
import { startOn } from '../support/service/clock.js';
import { until } from '../support/service/waiting.js';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { wrongFigures } from '../support/models/rollup-figures.js';
import { buildUser, buildWorkspace } from '../support/builders/workspace.js';

const quiet = { error: (...said: unknown[]): void => expect.fail(String(said)) };

interface Firm {
  readonly owner: ApiClient;
  readonly users: readonly ApiClient[];
  readonly projectId: string;
}

async function buildFirm(count: number): Promise<Firm> {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2026-03-10');
  const users = await Promise.all(Array.from({ length: count }, () => buildUser(owner, 'admin')));
  const { id } = await buildProject(owner, { client_id: (await buildClient(owner)).id, status: 'active' });
  return { owner, users, projectId: id };
}

const log = async (by: ApiClient, project_id: string, date: string, hours = 0.25): Promise<string> =>
  (await by.call('createTimeEntry', { body: { project_id, user_id: by.userId, date, hours } })).data.id;

const waiting = async ({ workspaceId: workspace_id }: ApiClient): Promise<number> => {
  const { db } = await testApi();
  const rows = (await db('time_increments').where({ workspace_id }).select('id')) as unknown[];
  return rows.length;
};

/** Whether the workspace can be locked. TiDB holds the locks of a killed connection for up to 20 seconds. */
async function isUnlocked({ workspaceId }: ApiClient): Promise<boolean> {
  const { database: db } = await testApi();
  const lock = sql`SELECT id FROM workspaces WHERE id = ${workspaceId} FOR UPDATE NOWAIT`;
  return transaction(db, (within) => select({ db: within }, lock)).then(
    () => true,
    () => false,
  );
}

const reported = async (owner: ApiClient): Promise<readonly unknown[]> => {
  const query = { from: '2026-02-15', to: '2026-03-31' };
  const by = await Promise.all(
    (['user', 'client', 'project', 'day'] as const).map((group_by) =>
      owner.call('getTimeReport', { query: { ...query, group_by } }),
    ),
  );
  const unbilled = await owner.call('getUnbilledReport', {});
  return [...by.map(({ data }) => data), unbilled.data];
};

describe('time that is logged', () => {
  it('waits for no other request on its project, whoever logs it, and for nobody who has locked the sums', async () => {
    const { owner, users, projectId } = await buildFirm(20);
    await Promise.all(users.map((user) => log(user, projectId, '2026-03-10')));
    const { database: db } = await testApi();
    await foldTime({ db }, owner.workspaceId);
    await transaction(db, async (held) => {
      const mine = sql`workspace_id = ${owner.workspaceId} FOR UPDATE`;
      for (const table of [sql`daily_time`, sql`monthly_time`])
        expect(await select({ db: held }, sql`SELECT * FROM ${table} WHERE ${mine}`)).to.have.length(20);
      await Promise.all(users.map((user) => log(user, projectId, '2026-03-10')));
    });
    const { data } = await owner.call('getProject', { params: { id: projectId } });
    expect(data.budget.hours_used).to.equal(10);
    expect(await wrongFigures(owner)).to.deep.equal({});
  });

  it('is in every report immediately, and stays the same while workers add it to the sums', async () => {
    const { owner, users, projectId } = await buildFirm(3);
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-10'];
    const made = await Promise.all(users.flatMap((user) => days.map((date) => log(user, projectId, date))));
    const changed = made.filter((_, n) => n % 3 === 0);
    const body = { hours: 1.5, billable: false };
    await Promise.all(changed.map((id) => owner.call('updateTimeEntry', { params: { id }, body })));
    const before = await reported(owner);
    const { database: db } = await testApi();
    const folding = { isOver: false };
    const read = async (): Promise<number> => {
      let reads = 0;
      for (; !folding.isOver || reads < 2; reads += 1) expect(await reported(owner)).to.deep.equal(before);
      return reads;
    };
    const reading = read();
    await Promise.all(Array.from({ length: 4 }, () => foldTime({ db }, owner.workspaceId, 1)));
    folding.isOver = true;
    expect(await reading).to.be.at.least(2);
    expect(await waiting(owner)).to.equal(0);
    expect(await reported(owner)).to.deep.equal(before);
    expect(await wrongFigures(owner)).to.deep.equal({});
  });

  it('is neither lost nor added twice if a worker ends in the middle', async () => {
    const { owner, users, projectId } = await buildFirm(2);
    await Promise.all(users.map((user) => log(user, projectId, '2026-03-10')));
    const before = await reported(owner);
    const { database: db } = await testApi();
    const ended = transaction(db, async (within) => {
      await foldSome({ db: within }, owner.workspaceId, 1);
      const [row] = await select<{ own: number }>({ db: within }, sql`SELECT CONNECTION_ID() AS own`);
      await db.perform(`KILL ${row?.own}`, []);
      await select({ db: within }, sql`SELECT 1`);
    });
    expect(await ended.catch(() => 'killed')).to.equal('killed');
    await until(() => isUnlocked(owner));
    expect(await reported(owner)).to.deep.equal(before);
    expect(await wrongFigures(owner)).to.deep.equal({});
  });

  it('is eventually added to the sums of all workspaces', async () => {
    const firms = await Promise.all([buildFirm(1), buildFirm(1)]);
    await Promise.all(firms.map(({ owner, projectId }) => log(owner, projectId, '2026-03-10')));
    await foldWaitingTime({ db: (await testApi()).database, log: quiet });
    expect(await Promise.all(firms.map(({ owner }) => waiting(owner)))).to.deep.equal([0, 0]);
  });
});
