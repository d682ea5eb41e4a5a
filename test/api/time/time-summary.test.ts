import { expect } from 'chai';
import { stopClock } from '../../support/service/clock.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** A working week: 5 days, 40 hours of capacity per user. */
const week = { from: '2026-03-02', to: '2026-03-08' };

describe('getTimeSummary', () => {
  it('adds up by user, most hours first, with utilization', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member', { name: 'Ada Miller' });
    const { id: client_id } = await buildClient(owner);
    await buildTimeEntry(owner, { client_id, user_id: ada.userId, date: '2026-03-02', hours: 10, rate_charged: 100 });
    await buildTimeEntry(owner, { client_id, user_id: ada.userId, date: '2026-03-08', hours: 2, billable: false });
    await buildTimeEntry(owner, { client_id, date: '2026-03-03', hours: 5, rate_charged: 80 });
    await buildTimeEntry(owner, { client_id, date: '2026-03-09', hours: 9 });
    const { data } = await owner.call('getTimeSummary', { query: week });
    expect(data).to.deep.equal({
      period: week,
      totals: { hours: 17, billable_hours: 15, value: 1400, other_currencies: [], utilization: 0.1875 },
      by_user: [
        {
          user_id: ada.userId,
          user_name: 'Ada Miller',
          hours: 12,
          billable_hours: 10,
          value: 1000,
          other_currencies: [],
          utilization: 0.25,
        },
        {
          user_id: owner.userId,
          user_name: 'Olga Owner',
          hours: 5,
          billable_hours: 5,
          value: 400,
          other_currencies: [],
          utilization: 0.125,
        },
      ],
    });
  });

  it('adds up by client and by project, with and without one', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const client = (await owner.call('getClient', { params: { id: project.client_id } })).data;
    await buildTimeEntry(owner, { project_id: project.id, date: '2026-03-02', hours: 1 });
    await buildTimeEntry(owner, { client_id: client.id, date: '2026-03-02', hours: 3 });
    const byClient = await owner.call('getTimeSummary', { query: { ...week, group_by: 'client' } });
    expect(byClient.data.by_client?.map(({ client_name, hours }) => [client_name, hours])).to.deep.equal([
      [client.name, 4],
    ]);
    const byProject = await owner.call('getTimeSummary', { query: { ...week, group_by: 'project' } });
    expect(byProject.data.by_project?.map(({ project_title, hours }) => [project_title, hours])).to.deep.equal([
      [null, 3],
      [project.title, 1],
    ]);
    expect(byProject.data).not.to.have.any.keys('by_user', 'by_client');
  });

  it('adds up by day and by week, in order', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    for (const [date, hours] of [
      ['2026-03-08', 1],
      ['2026-03-02', 2],
      ['2026-03-09', 4],
      ['2026-03-02', 8],
    ] as const)
      await buildTimeEntry(owner, { client_id, date, hours });
    const range = { from: '2026-03-01', to: '2026-03-31' };
    const days = await owner.call('getTimeSummary', { query: { ...range, group_by: 'day' } });
    expect(days.data.by_day?.map(({ date, hours }) => [date, hours])).to.deep.equal([
      ['2026-03-02', 10],
      ['2026-03-08', 1],
      ['2026-03-09', 4],
    ]);
    const weeks = await owner.call('getTimeSummary', { query: { ...range, group_by: 'week' } });
    expect(weeks.data.by_week?.map((row) => [row.week, row.hours])).to.deep.equal([
      ['2026-03-02', 11],
      ['2026-03-09', 4],
    ]);
  });

  it('never adds up different currencies, and counts running timers as 0', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { currency: 'EUR' });
    await buildTimeEntry(owner, { client_id, date: '2026-03-02', hours: 1, rate_charged: 30 });
    await buildTimeEntry(owner, { date: '2026-03-02', hours: 1, rate_charged: 20 });
    await owner.call('startTimer', {});
    const { data } = await owner.call('getTimeSummary', { query: { ...week, to: '2999-12-31' } });
    expect(data.totals).to.deep.include({
      hours: 2,
      value: 20,
      other_currencies: [{ currency: 'EUR', value: 30 }],
    });
  });

  it('covers this month by default', async () => {
    const { owner } = await buildWorkspace();
    const { now } = await stopClock(owner);
    const month = now.toISOString().slice(0, 7);
    const { period } = (await owner.call('getTimeSummary', {})).data;
    expect([period.from, period.to.slice(0, 7)]).to.deep.equal([`${month}-01`, month]);
    const onlyTo = (await owner.call('getTimeSummary', { query: { to: '2026-02-10' } })).data;
    expect(onlyTo.period).to.deep.equal({ from: '2026-02-01', to: '2026-02-10' });
    const onlyFrom = (await owner.call('getTimeSummary', { query: { from: '2998-02-10' } })).data;
    expect(onlyFrom.period).to.deep.equal({ from: '2998-02-10', to: '2998-02-28' });
  });

  it('refuses a range that ends before it begins, and an unknown group', async () => {
    const { owner } = await buildWorkspace();
    const backwards = await owner.fail('getTimeSummary', { query: { from: '2026-03-02', to: '2026-03-01' } });
    expect(backwards.error.field).to.equal('to');
    expect((await owner.fail('getTimeSummary', { query: { group_by: 'moon' } })).error.field).to.equal('group_by');
  });
});
