import { expect } from 'chai';
import type { Role } from '../../../domain/people/policy.js';
import { addDays, today } from '../../../domain/time.js';
import { testApi } from '../../support/service/api.js';
import { buildProject } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { seen } from '../../support/answers/seen.js';

const roles = ['admin', 'manager', 'member', 'viewer', 'contractor'] as const;
const now = today(new Date(), 'UTC');

describe('getCurrentUser', () => {
  it('returns the user whose rights the key has', async () => {
    const { owner } = await buildWorkspace();
    for (const role of roles) {
      const user = await buildUser(owner, role);
      expect((await user.call('getCurrentUser', {})).data).to.include({ id: user.userId, role, status: 'active' });
    }
  });

  it('shows the permissions of the role, with the differences for the user', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { permissions: { can_see_rates: true } });
    const { permissions } = (await member.call('getCurrentUser', {})).data;
    expect(Object.entries(seen(permissions)).filter(([, granted]) => granted)).to.deep.equal([['can_see_rates', true]]);
    const all = (await owner.call('getCurrentUser', {})).data.permissions;
    expect(Object.values(seen(all))).to.deep.equal(Array.from({ length: 9 }, () => true));
  });

  it('supports fields', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('getCurrentUser', { query: { fields: ['id', 'capacity.hours_per_week'] } });
    expect(data).to.deep.equal({ id: owner.userId, capacity: { hours_per_week: 40 } });
  });
});

describe('getUser', () => {
  it('shows one user, and embeds nothing unless requested', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member', { name: 'Ada', department: 'Design' });
    const { data } = await owner.call('getUser', { params: { id } });
    expect(data).to.include({ id, name: 'Ada', department: 'Design', title: null, timezone: null });
    expect(data.capacity).to.deep.equal({ hours_per_week: 40, billable_target: 75 });
    expect(data).not.to.have.any.keys('time_entries', 'projects', 'stats', 'deactivated_at', 'invitation_sent_at');
  });

  it('says since when a user has been deactivated', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member', { status: 'deactivated' });
    const { db } = await testApi();
    await db('users')
      .where({ id })
      .update({ deactivated_at: new Date('2026-01-02T03:04:05.678Z') });
    expect((await owner.call('getUser', { params: { id } })).data.deactivated_at).to.equal('2026-01-02T03:04:05.678Z');
  });

  it('embeds the latest time entries and the projects that the user leads or works on', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member');
    const [led, worked, other] = [
      await buildProject(owner, { title: 'Led', manager_id: ada.userId }),
      await buildProject(owner, { title: 'Worked on' }),
      await buildProject(owner, { title: 'Not hers' }),
    ];
    for (const hours of [1, 2]) {
      await owner.call('createTimeEntry', { body: { user_id: ada.userId, project_id: worked.id, date: now, hours } });
    }
    await owner.call('createTimeEntry', { body: { user_id: owner.userId, project_id: other.id, date: now, hours: 3 } });
    const { data } = await owner.call('getUser', {
      params: { id: ada.userId },
      query: { include: ['time_entries', 'projects'] },
    });
    expect(data.time_entries?.map(({ hours, project_id, running }) => [hours, project_id, running])).to.deep.equal([
      [2, worked.id, false],
      [1, worked.id, false],
    ]);
    expect(data.projects?.map(({ id }) => id)).to.deep.equal([worked.id, led.id]);
    expect(data).not.to.have.property('stats');
  });

  it('embeds statistics for this week, this month and what is open', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member');
    const project = await buildProject(owner, { status: 'active', manager_id: ada.userId });
    await buildProject(owner, { status: 'pending', manager_id: ada.userId });
    const log = (hours: number, more = {}) =>
      owner.call('createTimeEntry', {
        body: { user_id: ada.userId, project_id: project.id, date: now, hours, ...more },
      });
    await log(3);
    await log(1, { billable: false });
    await log(5, { date: addDays(now, -60) });
    const { data } = await owner.call('getUser', { params: { id: ada.userId }, query: { include: ['stats'] } });
    expect(data.stats).to.deep.equal({
      hours_this_week: 4,
      hours_this_month: 4,
      billable_percent: 75,
      active_projects: 1,
      open_tickets: 0,
    });
  });

  it('embeds only what the reader may see', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member', { department: 'Web' });
    const { id: project_id } = await buildProject(owner, { status: 'active' });
    await ada.call('createTimeEntry', { body: { project_id, date: now, hours: 2 } });
    const seenBy = async (role: Role, department?: string) => {
      const reader = await buildUser(owner, role, department === undefined ? {} : { department });
      const { data } = await reader.call('getUser', {
        params: { id: ada.userId },
        query: { include: ['time_entries', 'projects', 'stats'] },
      });
      return [data.time_entries?.length, data.projects?.length, data.stats?.hours_this_month];
    };
    expect(await seenBy('manager', 'Web')).to.deep.equal([1, 1, 2]);
    expect(await seenBy('manager', 'Sales')).to.deep.equal([0, 0, 0]);
    expect(await seenBy('contractor')).to.deep.equal([0, 0, 0]);
  });

  it('refuses an include that it does not know', async () => {
    const { owner } = await buildWorkspace();
    const failing = owner.fail('getUser', { params: { id: owner.userId }, query: { include: 'stats,secrets' } });
    expect((await failing).error.code).to.equal('invalid_request');
  });

  it('keeps its ETag whatever is embedded, and while the user only uses their key', async () => {
    const { owner } = await buildWorkspace();
    const etagOf = async (query = {}) =>
      (await owner.send('getUser', { params: { id: owner.userId }, query })).headers.get('etag');
    const etag = await etagOf();
    const { db } = await testApi();
    await db('users').where({ id: owner.userId }).update({ last_active_at: new Date() });
    expect(await etagOf({ include: ['stats'] })).to.equal(etag);
  });

  it('does not find a user of another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    for (const id of [theirs.owner.userId, mine.live.userId, 'usr_1']) {
      expect(await refusalOf(mine.owner.fail('getUser', { params: { id } }))).to.deep.equal([404, 'not_found']);
    }
  });
});
