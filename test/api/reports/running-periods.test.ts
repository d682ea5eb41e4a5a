/**
 * The utilization of a running period counts the hours so far against the capacity of the days so far, in every report.
 */
import { expect } from 'chai';
import type { ApiClient } from '../../support/service/api.js';
import { startAt } from '../../support/service/clock.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

/**
 * A user of 40 hours a week who has billed 6 hours on each of the 10 working days from Monday 2 to Friday 13 June 2031.
 */
async function buildFirm(now = '2031-06-13T12:00:00Z', timezone = 'UTC'): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  await owner.call('updateWorkspace', { body: { timezone } });
  await startAt(owner, now);
  const { id: client_id } = await buildClient(owner);
  for (const day of [2, 3, 4, 5, 6, 9, 10, 11, 12, 13]) {
    const date = `2031-06-${String(day).padStart(2, '0')}`;
    await owner.call('createTimeEntry', { body: { client_id, date, hours: 6 } });
  }
  return owner;
}

/** Utilization in percent, from each operation that returns it. */
async function shownOf(owner: ApiClient, range: { from: string; to: string }): Promise<Record<string, number>> {
  const report = async (group_by: 'user' | 'department') =>
    (await owner.call('getUtilizationReport', { query: { ...range, group_by } })).data;
  const byUser = await report('user');
  const { data: summary } = await owner.call('getTimeSummary', { query: { ...range, group_by: 'user' } });
  const params = { id: owner.userId };
  return {
    report: byUser.summary.actual_utilization,
    user: byUser.by_user?.[0]?.utilization_percent ?? -1,
    department: (await report('department')).by_department?.[0]?.utilization_percent ?? -1,
    dashboard: (await owner.call('getDashboardReport', { query: range })).data.time.utilization_percent,
    summary: summary.totals.utilization * 100,
    summaryOfUser: (summary.by_user?.[0]?.utilization ?? -1) * 100,
    person: (await owner.call('getUserTimeSummary', { params, query: range })).data.utilization.actual,
  };
}

describe('the utilization of a period', () => {
  for (const [what, now, timezone, range, percent] of [
    ['that is running counts the days up to today', '2031-06-13T12:00:00Z', 'UTC', ['06-01', '06-30'], 75],
    ['that ends today counts whole', '2031-06-13T12:00:00Z', 'UTC', ['06-02', '06-13'], 75],
    ['that is over counts whole', '2031-07-20T12:00:00Z', 'UTC', ['06-02', '06-20'], 50],
    ['goes by the day of the workspace', '2031-06-12T12:00:00Z', 'Pacific/Kiritimati', ['06-01', '06-30'], 75],
  ] as const)
    it(`${what}, in every report and summary`, async () => {
      const owner = await buildFirm(now, timezone);
      const shown = await shownOf(owner, { from: `2031-${range[0]}`, to: `2031-${range[1]}` });
      expect(new Set(Object.values(shown)), JSON.stringify(shown)).to.deep.equal(new Set([percent]));
    });

  it('says in its weeks what they count, which adds up to the whole', async () => {
    const owner = await buildFirm('2031-06-11T12:00:00Z');
    const query = { from: '2031-06-01', to: '2031-06-30', group_by: 'week' } as const;
    const { summary, by_week = [] } = (await owner.call('getUtilizationReport', { query })).data;
    expect(by_week.map(({ capacity_hours }) => capacity_hours)).to.deep.equal([0, 40, 24, 0, 0, 0]);
    expect(summary.total_capacity_hours).to.equal(64);
    const file = await owner.request('getUtilizationReport', { query: { ...query, format: 'csv' } });
    expect(await file.text()).to.include('2031-06-09,24,30');
  });

  it('counts a period that has not begun whole', async () => {
    const owner = await buildFirm();
    const query = { from: '2031-07-01', to: '2031-07-31' };
    expect((await owner.call('getUtilizationReport', { query })).data.summary.total_capacity_hours).to.equal(184);
  });
});
