import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import type { SheetTable } from '../../../domain/reports/report-sheet.js';
import { sheetOf } from '../../../serializers/reports/index.js';
import { testApi, type ApiClient } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { startOn } from '../../support/service/clock.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** A working week; `tenDays` adds half of the next. */
const week = { from: '2026-03-02', to: '2026-03-08' };
const tenDays = { from: '2026-03-02', to: '2026-03-11' };

/** A function that logs time for a new client. */
async function logger(owner: ApiClient) {
  const { id: client_id } = await buildClient(owner);
  return async (who: ApiClient, date: string, hours: number, more: object = {}): Promise<void> => {
    await owner.call('createTimeEntry', { body: { user_id: who.userId, client_id, date, hours, ...more } });
  };
}

const setTarget = (owner: ApiClient, { userId: id }: ApiClient, billable_target: number): Promise<unknown> =>
  owner.call('updateUser', { params: { id }, body: { billable_target } });

const figures = (row: Omit<Schemas['UtilizationReportUser'], 'user_id' | 'user_name'>) => [
  row.capacity_hours,
  row.billable_hours,
  row.non_billable_hours,
  row.utilization_percent,
  row.target,
  row.status,
];

describe('getUtilizationReport', () => {
  it('compares billable hours with capacity, for each user and for all', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member', { name: 'Ada', hours_per_week: 40 });
    const ben = await buildUser(owner, 'member', { name: 'Ben', hours_per_week: 20 });
    const log = await logger(owner);
    await setTarget(owner, ada, 80);
    await setTarget(owner, ben, 50);
    await owner.call('updateUser', { params: { id: owner.userId }, body: { hours_per_week: 0 } });
    await log(ada, '2026-03-02', 20);
    await log(ada, '2026-03-04', 12);
    await log(ada, '2026-03-08', 3.25, { billable: false });
    await log(ben, '2026-03-03', 9.5);
    await log(ben, '2026-03-09', 8);
    const { data } = await owner.call('getUtilizationReport', { query: week });
    expect(data).to.deep.equal({
      period: { ...week, label: '2 Mar 2026 – 8 Mar 2026' },
      summary: {
        target_utilization: 70,
        actual_utilization: 69.17,
        total_capacity_hours: 60,
        total_billable_hours: 41.5,
        total_non_billable_hours: 3.25,
      },
      by_user: [
        {
          user_id: ada.userId,
          user_name: 'Ada',
          capacity_hours: 40,
          billable_hours: 32,
          non_billable_hours: 3.25,
          utilization_percent: 80,
          target: 80,
          status: 'exceeding',
        },
        {
          user_id: ben.userId,
          user_name: 'Ben',
          capacity_hours: 20,
          billable_hours: 9.5,
          non_billable_hours: 0,
          utilization_percent: 47.5,
          target: 50,
          status: 'below',
        },
        {
          user_id: owner.userId,
          user_name: 'Olga Owner',
          capacity_hours: 0,
          billable_hours: 0,
          non_billable_hours: 0,
          utilization_percent: 0,
          target: 75,
          status: 'below',
        },
      ],
      omitted: 0,
    });
  });

  it('counts active users, and others who have logged time', async () => {
    const { owner } = await buildWorkspace();
    const left = await buildUser(owner, 'member', { name: 'Left' });
    const idle = await buildUser(owner, 'member', { name: 'Idle' });
    await buildUser(owner, 'member', { name: 'Invited', status: 'invited' });
    const log = await logger(owner);
    await log(left, '2026-03-02', 1);
    for (const { userId: id } of [left, idle]) await owner.call('deactivateUser', { params: { id } });
    const namesIn = async (query: object) =>
      (await owner.call('getUtilizationReport', { query })).data.by_user?.map(({ user_name }) => user_name);
    expect(await namesIn(week)).to.deep.equal(['Left', 'Olga Owner']);
    expect(await namesIn({ from: '2026-03-03', to: '2026-03-08' })).to.deep.equal(['Olga Owner']);
  });

  it('adds up departments, ignoring case, and users without one', async () => {
    const { owner } = await buildWorkspace();
    const [ada, ben] = [
      await buildUser(owner, 'member', { department: 'Design', hours_per_week: 40 }),
      await buildUser(owner, 'member', { department: 'design', hours_per_week: 10 }),
    ];
    await buildUser(owner, 'member', { department: ' ', hours_per_week: 30 });
    await setTarget(owner, ada, 60);
    await setTarget(owner, ben, 85);
    const log = await logger(owner);
    for (const date of ['2026-03-02', '2026-03-03']) await log(ada, date, 15);
    await log(ben, '2026-03-02', 4, { billable: false });
    const { data } = await owner.call('getUtilizationReport', { query: { ...week, group_by: 'department' } });
    expect(
      data.by_department?.map((row) => [row.department?.toLowerCase() ?? null, row.users, ...figures(row)]),
    ).to.deep.equal([
      ['design', 2, 50, 30, 4, 60, 65, 'below'],
      [null, 2, 70, 0, 0, 0, 75, 'below'],
    ]);
    expect(data).not.to.have.any.keys('by_user', 'by_week');
  });

  it('reports each week as far as it is in the range, also those without time', async () => {
    const { owner } = await buildWorkspace();
    const log = await logger(owner);
    for (const date of ['2026-03-02', '2026-03-08']) await log(owner, date, 20);
    await log(owner, '2026-03-09', 1.5, { billable: false });
    const { data } = await owner.call('getUtilizationReport', {
      query: { from: '2026-02-22', to: '2026-03-11', group_by: 'week' },
    });
    expect(data.by_week?.map((row) => [row.week, ...figures(row)])).to.deep.equal([
      ['2026-02-16', 0, 0, 0, 0, 75, 'below'],
      ['2026-02-23', 40, 0, 0, 0, 75, 'below'],
      ['2026-03-02', 40, 40, 0, 100, 75, 'exceeding'],
      ['2026-03-09', 24, 0, 1.5, 0, 75, 'below'],
    ]);
    expect(data.summary.total_capacity_hours).to.equal(104);
  });

  it('reports 1,000 weeks, and says how many more there are', async () => {
    const { owner } = await buildWorkspace();
    const query = { from: '1990-01-01', to: '2010-01-03', group_by: 'week' } as const;
    const { data } = await owner.call('getUtilizationReport', { query });
    expect([data.by_week?.length, data.omitted]).to.deep.equal([1000, 44]);
    expect(data.by_week?.at(-1)?.week).to.equal('2009-02-23');
  });

  it('can be limited to some users, or a department', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member', { name: 'Ada', department: 'Design' });
    const ben = await buildUser(owner, 'member', { name: 'Ben', department: 'Build' });
    const log = await logger(owner);
    for (const who of [owner, ada, ben]) await log(who, '2026-03-02', 8);
    const told = async (query: object) => {
      const { data } = await owner.call('getUtilizationReport', { query: { ...tenDays, ...query } });
      const { total_capacity_hours, total_billable_hours } = data.summary;
      const rows = data.by_user ?? [];
      return [rows.map(({ user_name }) => user_name).toSorted(), total_capacity_hours, total_billable_hours];
    };
    expect(await told({ user_ids: [ada.userId, owner.userId] })).to.deep.equal([['Ada', 'Olga Owner'], 128, 16]);
    expect(await told({ department: 'DESIGN' })).to.deep.equal([['Ada'], 64, 8]);
    expect(await told({ department: 'Design', user_ids: [ben.userId] })).to.deep.equal([[], 0, 0]);
    const weeks = await owner.call('getUtilizationReport', {
      query: { ...tenDays, group_by: 'week', department: 'Build' },
    });
    expect(weeks.data.by_week?.map((row) => [row.capacity_hours, row.billable_hours])).to.deep.equal([
      [40, 8],
      [24, 0],
    ]);
  });

  it('refuses unknown users and groupings', async () => {
    const { owner } = await buildWorkspace();
    const { owner: stranger } = await buildWorkspace();
    for (const [query, field] of [
      [{ user_ids: [owner.userId, stranger.userId] }, 'user_ids'],
      [{ group_by: 'client' }, 'group_by'],
    ] as const)
      expect(await refusalOf(owner.fail('getUtilizationReport', { query }))).to.deep.equal([
        400,
        'invalid_request',
        field,
      ]);
  });

  it('shows managers their department, managers without one everyone, and others nothing without permission', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'manager', { name: 'Lead', department: 'Design' });
    const mate = await buildUser(owner, 'member', { name: 'Mate', department: 'Design' });
    const chief = await buildUser(owner, 'manager', { name: 'Chief' });
    const granted = await buildUser(owner, 'member', { name: 'Me', permissions: { can_view_reports: true } });
    const log = await logger(owner);
    for (const who of [owner, mate, granted]) await log(who, '2026-03-02', 8);
    const seenBy = async (who: ApiClient, query: object = {}) => {
      const { data } = await who.call('getUtilizationReport', { query: { ...week, ...query } });
      return [data.by_user?.map(({ user_name }) => user_name).toSorted(), data.summary.total_billable_hours];
    };
    expect(await seenBy(lead)).to.deep.equal([['Lead', 'Mate'], 8]);
    expect(await seenBy(lead, { user_ids: [owner.userId] })).to.deep.equal([[], 0]);
    expect(await seenBy(chief)).to.deep.equal([['Chief', 'Lead', 'Mate', 'Me', 'Olga Owner'], 24]);
    expect(await seenBy(granted)).to.deep.equal([['Me'], 8]);
    expect((await mate.fail('getUtilizationReport')).status).to.equal(403);
  });

  it('covers this month in the time zone of the workspace by default', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    await startOn(owner, '2026-03-31');
    await db('workspaces').where({ id: owner.workspaceId }).update({ timezone: 'Pacific/Auckland' });
    const { data } = await owner.call('getUtilizationReport', {});
    expect(data.period).to.deep.equal({ from: '2026-04-01', to: '2026-04-30', label: 'April 2026' });
  });

  it('is also available as a file', async () => {
    const { owner } = await buildWorkspace();
    const log = await logger(owner);
    await log(owner, '2026-03-02', 8);
    const csv = async (query: object) =>
      (await owner.request('getUtilizationReport', { query: { ...week, ...query, format: 'csv' } })).text();
    const head = 'capacity_hours,billable_hours,non_billable_hours,utilization_percent,target,status';
    const cells = '40,8,0,20,75,below';
    expect(await csv({})).to.equal(`user_id,user_name,${head}\r\n${owner.userId},Olga Owner,${cells}\r\n`);
    expect(await csv({ group_by: 'department' })).to.equal(`department,users,${head}\r\n,1,${cells}\r\n`);
    expect(await csv({ group_by: 'week' })).to.equal(`week,${head}\r\n2026-03-02,${cells}\r\n`);
  });

  it('says in words whether the target is met, where people read it', async () => {
    const { owner } = await buildWorkspace();
    const log = await logger(owner);
    for (const day of ['2026-03-02', '2026-03-03']) await log(owner, day, 20);
    await log(await buildUser(owner, 'member'), '2026-03-02', 8);
    const { data } = await owner.call('getUtilizationReport', { query: week });
    const { tables, records } = sheetOf('utilization', data, 'USD');
    const statuses = ({ rows }: SheetTable) =>
      rows.map((row) => row.at(-1)).toSorted((a, b) => String(a).localeCompare(String(b)));
    expect(tables.map(statuses)).to.deep.equal([['Above target', 'Below target']]);
    expect(statuses(records)).to.deep.equal(['below', 'exceeding']);
  });
});
