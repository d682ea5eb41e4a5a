import { expect } from 'chai';
import { today } from '../../../domain/time.js';
import { testApi } from '../../support/service/api.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const now = today(new Date(), 'UTC');

describe('getUserTimeSummary', () => {
  it('adds up a range of days by project and compares it with the target', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member', { hours_per_week: 40 });
    const client = await buildClient(owner);
    const project = await buildProject(owner, { title: 'Shop', client_id: client.id });
    const log = (date: string, hours: number, more = {}) =>
      owner.call('createTimeEntry', { body: { user_id: ada.userId, client_id: client.id, date, hours, ...more } });
    await log('2026-03-02', 8, { project_id: project.id });
    await log('2026-03-06', 2.5);
    await log('2026-03-08', 1.5, { billable: false });
    await log('2026-03-09', 4);
    const query = { from: '2026-03-02', to: '2026-03-08' };
    const { data } = await owner.call('getUserTimeSummary', { params: { id: ada.userId }, query });
    expect(data).to.deep.equal({
      period: { start: '2026-03-02', end: '2026-03-08' },
      hours: { total: 12, billable: 10.5, non_billable: 1.5 },
      utilization: { target: 75, actual: 26.25, status: 'below' },
      by_project: [
        { project_id: project.id, project_name: 'Shop', hours: 8 },
        { project_id: null, project_name: null, hours: 4 },
      ],
    });
  });

  it('meets the target when it is reached exactly', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member', { hours_per_week: 40 });
    const { id: client_id } = await buildClient(owner);
    await owner.call('createTimeEntry', { body: { user_id: ada.userId, client_id, date: '2026-03-02', hours: 6 } });
    const query = { from: '2026-03-02', to: '2026-03-02' };
    const { utilization } = (await owner.call('getUserTimeSummary', { params: { id: ada.userId }, query })).data;
    expect(utilization).to.deep.equal({ target: 75, actual: 75, status: 'exceeding' });
  });

  it('covers this month by default, and is 0 without time or capacity', async () => {
    const { owner } = await buildWorkspace();
    const idle = await buildUser(owner, 'member', { hours_per_week: 0 });
    const { data } = await owner.call('getUserTimeSummary', { params: { id: idle.userId } });
    expect(data.period.start).to.equal(`${now.slice(0, 7)}-01`);
    expect(data.hours).to.deep.equal({ total: 0, billable: 0, non_billable: 0 });
    expect(data.utilization).to.deep.equal({ target: 75, actual: 0, status: 'below' });
    expect(data.by_project).to.deep.equal([]);
  });

  it('counts days in the time zone of the workspace', async () => {
    const { owner } = await buildWorkspace();
    const { db } = await testApi();
    await db('workspaces')
      .where({ id: owner.workspaceId })
      .update({ timezone: 'Asia/Tokyo', clock_at: new Date('2026-03-31T20:00:00Z') });
    const { data } = await owner.call('getUserTimeSummary', {
      params: { id: owner.userId },
      query: { period: 'today' },
    });
    expect(data.period).to.deep.equal({ start: '2026-04-01', end: '2026-04-01' });
  });

  it('refuses a contradictory period', async () => {
    const { owner } = await buildWorkspace();
    const failing = owner.fail('getUserTimeSummary', {
      params: { id: owner.userId },
      query: { period: 'last_week', from: '2026-01-01', to: '2026-01-02' },
    });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'period']);
  });
});
