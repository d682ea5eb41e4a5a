import { expect } from 'chai';
import { addDays, today } from '../../domain/time.js';
import { testApi, type ApiClient } from '../support/api.js';
import { buildClient, buildProject } from '../support/factories.js';
import { eventsOf } from '../support/events.js';
import { buildUser, buildWorkspace } from '../support/workspace.js';

const roles = ['admin', 'manager', 'member', 'viewer', 'contractor'] as const;
const now = today(new Date(), 'UTC');

const namesOf = async (by: ApiClient, query = {}): Promise<string[]> =>
  (await by.call('listUsers', { query })).data.map(({ name }) => name);

const code = async (failing: Promise<{ status: number; error: { code: string; field?: string | undefined } }>) => {
  const { status, error } = await failing;
  return error.field === undefined ? [status, error.code] : [status, error.code, error.field];
};

describe('listUsers', () => {
  it('shows the active users to every role, newest first', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'member', { name: 'Gone', status: 'deactivated' });
    const readers = [
      await buildUser(owner, 'viewer', { name: 'Vera' }),
      await buildUser(owner, 'contractor', { name: 'Carl' }),
    ];
    for (const reader of [owner, ...readers])
      expect(await namesOf(reader)).to.deep.equal(['Carl', 'Vera', 'Olga Owner']);
  });

  it('filters by status, role, department and search, alone and together', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'member', { name: 'Ada Miller', department: 'Design' });
    await buildUser(owner, 'manager', {
      name: 'Bob Stone',
      department: 'Design',
      email: `miller-${owner.userId}@example.com`,
    });
    await buildUser(owner, 'member', { name: 'Cem Gone', department: 'Sales', status: 'deactivated' });
    expect(await namesOf(owner, { status: 'deactivated' })).to.deep.equal(['Cem Gone']);
    expect(await namesOf(owner, { status: 'all' })).to.have.lengthOf(4);
    expect(await namesOf(owner, { role: 'manager' })).to.deep.equal(['Bob Stone']);
    expect(await namesOf(owner, { department: 'design' })).to.deep.equal(['Bob Stone', 'Ada Miller']);
    expect(await namesOf(owner, { search: 'MILLER' })).to.deep.equal(['Bob Stone', 'Ada Miller']);
    expect(await namesOf(owner, { search: '100%' })).to.deep.equal([]);
    expect(await namesOf(owner, { role: 'member', department: 'Design', search: 'ada' })).to.deep.equal(['Ada Miller']);
  });

  it('sorts by name, in either order', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'member', { name: 'Zoë' });
    await buildUser(owner, 'member', { name: 'Ada' });
    expect(await namesOf(owner, { sort: 'name', order: 'asc' })).to.deep.equal(['Ada', 'Olga Owner', 'Zoë']);
    expect(await namesOf(owner, { sort: 'name' })).to.deep.equal(['Zoë', 'Olga Owner', 'Ada']);
  });

  it('pages by 50 unless told otherwise', async () => {
    const { owner } = await buildWorkspace();
    await buildUser(owner, 'member');
    const { pagination } = await owner.call('listUsers', {});
    expect(pagination).to.deep.equal({ page: 1, per_page: 50, total: 2, total_pages: 1 });
    const second = await owner.call('listUsers', { query: { per_page: 1, page: 2 } });
    expect(second.data.map(({ id }) => id)).to.deep.equal([owner.userId]);
  });

  it('leaves cost rates to those who may see costs, and bill rates to those who may see rates', async () => {
    const { owner } = await buildWorkspace();
    const { userId } = await buildUser(owner, 'member', { cost_rate: 50, bill_rate: 99.5 });
    const [manager, member] = await Promise.all([buildUser(owner, 'manager'), buildUser(owner, 'member')]);
    const ratesSeenBy = async (by: ApiClient) =>
      (await by.call('listUsers', {})).data.find(({ id }) => id === userId)?.rates;
    expect(await ratesSeenBy(owner)).to.deep.equal({ cost_rate: 50, bill_rate: 99.5 });
    expect(await ratesSeenBy(manager)).to.deep.equal({ bill_rate: 99.5 });
    expect(await ratesSeenBy(member)).to.deep.equal({});
  });

  it('shows nobody of another workspace or of the other side', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    const { data } = await mine.owner.call('listUsers', { query: { status: 'all' } });
    expect(data.map(({ id }) => id)).to.deep.equal([mine.owner.userId]);
    expect(theirs.owner.userId).not.to.equal(mine.live.userId);
  });
});

describe('getCurrentUser', () => {
  it('is the user whose rights the key has', async () => {
    const { owner } = await buildWorkspace();
    for (const role of roles) {
      const user = await buildUser(owner, role);
      expect((await user.call('getCurrentUser', {})).data).to.include({ id: user.userId, role, status: 'active' });
    }
  });

  it('shows the permissions of the role with what differs for the user', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { permissions: { can_see_rates: true } });
    const { permissions } = (await member.call('getCurrentUser', {})).data;
    expect(Object.entries(permissions).filter(([, granted]) => granted)).to.deep.equal([['can_see_rates', true]]);
    const all = (await owner.call('getCurrentUser', {})).data.permissions;
    expect(Object.values(all)).to.deep.equal(Array.from({ length: 9 }, () => true));
  });

  it('takes fields', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('getCurrentUser', { query: { fields: ['id', 'capacity.hours_per_week'] } });
    expect(data).to.deep.equal({ id: owner.userId, capacity: { hours_per_week: 40 } });
  });
});

describe('getUser', () => {
  it('shows one user, and embeds nothing unasked', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member', { name: 'Ada', department: 'Design' });
    const { data } = await owner.call('getUser', { params: { id } });
    expect(data).to.include({ id, name: 'Ada', department: 'Design', title: null, timezone: null });
    expect(data.capacity).to.deep.equal({ hours_per_week: 40, billable_target: 75 });
    expect(data).not.to.have.any.keys('time_entries', 'projects', 'stats', 'deactivated_at', 'invitation_sent_at');
  });

  it('says since when a user is deactivated', async () => {
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

  it('embeds stats of this week, this month and what is open', async () => {
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

  it('knows no user of another workspace', async () => {
    const [mine, theirs] = await Promise.all([buildWorkspace(), buildWorkspace()]);
    for (const id of [theirs.owner.userId, mine.live.userId, 'usr_1']) {
      expect(await code(mine.owner.fail('getUser', { params: { id } }))).to.deep.equal([404, 'not_found']);
    }
  });
});

describe('updateUser', () => {
  it('changes a profile, capacity and rates, sent grouped', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member');
    const profile = {
      name: 'Ada',
      avatar_url: 'https://example.com/a.png',
      title: 'Engineer',
      department: 'Web',
      phone: '+49 30 1',
      timezone: 'Asia/Tokyo',
    };
    const groups = {
      capacity: { hours_per_week: 32, billable_target: 80 },
      rates: { cost_rate: 41.25, bill_rate: 120.125 },
    };
    const { data } = await owner.call('updateUser', { params: { id }, body: { ...profile, ...groups } });
    expect(data).to.deep.include({ ...profile, ...groups });
    expect((await owner.call('getUser', { params: { id } })).data).to.deep.equal(data);
  });

  it('takes capacity and rates flat too, but not differently both ways', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member');
    const flat = { hours_per_week: 20, billable_target: 50, cost_rate: null, bill_rate: 80 };
    const { data } = await owner.call('updateUser', {
      params: { id },
      body: { ...flat, capacity: { hours_per_week: 20 } },
    });
    expect(data.capacity).to.deep.equal({ hours_per_week: 20, billable_target: 50 });
    expect(data.rates).to.deep.equal({ cost_rate: null, bill_rate: 80 });
    const body = { hours_per_week: 20, capacity: { hours_per_week: 21 } };
    expect(await code(owner.fail('updateUser', { params: { id }, body }))).to.deep.equal([
      400,
      'invalid_request',
      'hours_per_week',
    ]);
  });

  it('changes only what is sent, and null clears', async () => {
    const { owner } = await buildWorkspace();
    const { userId: id } = await buildUser(owner, 'member', { name: 'Ada', department: 'Web', bill_rate: 80 });
    const { data } = await owner.call('updateUser', {
      params: { id },
      body: { department: null, rates: { cost_rate: 1 } },
    });
    expect(data).to.include({ name: 'Ada', department: null });
    expect(data.rates).to.deep.equal({ cost_rate: 1, bill_rate: 80 });
  });

  it('lets everyone but a viewer change their own profile', async () => {
    const { owner } = await buildWorkspace();
    for (const role of ['manager', 'member', 'contractor'] as const) {
      const user = await buildUser(owner, role);
      const body = { name: 'Myself', title: 'Me', phone: '1', timezone: 'Europe/Paris', avatar_url: null };
      expect((await user.call('updateUser', { params: { id: user.userId }, body })).data).to.include(body);
    }
    const viewer = await buildUser(owner, 'viewer');
    expect(
      await code(viewer.fail('updateUser', { params: { id: viewer.userId }, body: { name: 'No' } })),
    ).to.deep.equal([403, 'forbidden']);
  });

  it('leaves the rest, and others, to those who manage the team', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const other = await buildUser(owner, 'member');
    for (const body of [
      { department: 'X' },
      { capacity: { hours_per_week: 1 } },
      { bill_rate: 1 },
      { name: 'A', rates: {} },
    ]) {
      expect(await code(member.fail('updateUser', { params: { id: member.userId }, body }))).to.deep.equal([
        403,
        'forbidden',
      ]);
    }
    for (const by of [member, await buildUser(owner, 'manager'), await buildUser(owner, 'contractor')]) {
      expect(await code(by.fail('updateUser', { params: { id: other.userId }, body: { name: 'X' } }))).to.deep.equal([
        403,
        'forbidden',
      ]);
    }
    for (const by of [
      await buildUser(owner, 'admin'),
      await buildUser(owner, 'manager', { permissions: { can_manage_team: true } }),
    ]) {
      expect(
        (await by.call('updateUser', { params: { id: other.userId }, body: { department: 'Y' } })).data.department,
      ).to.equal('Y');
    }
  });

  it('takes neither e-mail address, role, status nor permissions', async () => {
    const { owner } = await buildWorkspace();
    for (const [field, value] of [
      ['email', 'a@example.com'],
      ['role', 'admin'],
      ['status', 'active'],
      ['permissions', {}],
    ] as const) {
      const failing = owner.fail('updateUser', { params: { id: owner.userId }, body: { [field]: value } });
      expect(await code(failing)).to.deep.equal([400, 'invalid_request', field]);
    }
  });

  it('wants a known time zone', async () => {
    const { owner } = await buildWorkspace();
    const failing = owner.fail('updateUser', { params: { id: owner.userId }, body: { timezone: 'Mars/Olympus' } });
    expect(await code(failing)).to.deep.equal([400, 'invalid_request', 'timezone']);
  });

  it('emits user.updated with what changed, and nothing when nothing did', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { bill_rate: 80 });
    const params = { id: member.userId };
    await member.call('updateUser', { params, body: { name: 'Ada' } });
    await owner.call('updateUser', { params, body: { name: 'Ada', bill_rate: 90 } });
    await owner.call('updateUser', { params, body: { name: 'Ada' } });
    const events = await eventsOf(owner, member.userId);
    expect(events.map(({ type, actor }) => [type, actor.user_id])).to.deep.equal([
      ['user.updated', member.userId],
      ['user.updated', owner.userId],
    ]);
    expect(events[1]?.context.changes).to.deep.equal({ 'rates.bill_rate': { from: 80, to: 90 } });
    expect(events[1]?.data).to.deep.nested.include({ 'rates.bill_rate': 90 });
  });
});

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

  it('meets the target at the target', async () => {
    const { owner } = await buildWorkspace();
    const ada = await buildUser(owner, 'member', { hours_per_week: 40 });
    const { id: client_id } = await buildClient(owner);
    await owner.call('createTimeEntry', { body: { user_id: ada.userId, client_id, date: '2026-03-02', hours: 6 } });
    const query = { from: '2026-03-02', to: '2026-03-02' };
    const { utilization } = (await owner.call('getUserTimeSummary', { params: { id: ada.userId }, query })).data;
    expect(utilization).to.deep.equal({ target: 75, actual: 75, status: 'exceeding' });
  });

  it('is of this month unless told otherwise, and 0 without time or capacity', async () => {
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

  it('refuses a period that says two things', async () => {
    const { owner } = await buildWorkspace();
    const failing = owner.fail('getUserTimeSummary', {
      params: { id: owner.userId },
      query: { period: 'last_week', from: '2026-01-01', to: '2026-01-02' },
    });
    expect(await code(failing)).to.deep.equal([400, 'invalid_request', 'period']);
  });
});
