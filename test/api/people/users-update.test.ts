import { expect } from 'chai';
import { eventsOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

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
      locale: 'fr-CH',
    };
    const groups = {
      capacity: { hours_per_week: 32, billable_target: 80 },
      rates: { cost_rate: 41.25, bill_rate: 120.125 },
    };
    const { data } = await owner.call('updateUser', { params: { id }, body: { ...profile, ...groups } });
    expect(data).to.deep.include({ ...profile, ...groups });
    expect((await owner.call('getUser', { params: { id } })).data).to.deep.equal(data);
  });

  it('also accepts capacity and rates flat, but not different values both ways', async () => {
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
    expect(await refusalOf(owner.fail('updateUser', { params: { id }, body }))).to.deep.equal([
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

  it('lets everyone except viewers change their own profile', async () => {
    const { owner } = await buildWorkspace();
    for (const role of ['manager', 'member', 'contractor'] as const) {
      const user = await buildUser(owner, role);
      const body = {
        name: 'Myself',
        title: 'Me',
        phone: '1',
        timezone: 'Europe/Paris',
        locale: 'it',
        avatar_url: null,
      };
      expect((await user.call('updateUser', { params: { id: user.userId }, body })).data).to.include(body);
    }
    const viewer = await buildUser(owner, 'viewer');
    expect(
      await refusalOf(viewer.fail('updateUser', { params: { id: viewer.userId }, body: { name: 'No' } })),
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
      const { status, error } = await member.fail('updateUser', { params: { id: member.userId }, body });
      expect([status, error.code]).to.deep.equal([403, 'forbidden']);
    }
    for (const by of [member, await buildUser(owner, 'contractor')]) {
      expect(
        await refusalOf(by.fail('updateUser', { params: { id: other.userId }, body: { name: 'X' } })),
      ).to.deep.equal([403, 'forbidden']);
    }
    for (const by of [await buildUser(owner, 'admin'), await buildUser(owner, 'manager')]) {
      expect(
        (await by.call('updateUser', { params: { id: other.userId }, body: { department: 'Y' } })).data.department,
      ).to.equal('Y');
    }
  });

  it('leaves owners, admins and managers, and everything beyond their own profile, to owners and admins', async () => {
    const { owner } = await buildWorkspace();
    const lead = await buildUser(owner, 'manager');
    const manager = await buildUser(owner, 'manager');
    const admin = await buildUser(owner, 'admin');
    const body = { department: 'Y' };
    for (const { userId: id } of [lead, manager, admin, owner]) {
      const failing = lead.fail('updateUser', { params: { id }, body });
      expect(await refusalOf(failing)).to.deep.equal([403, 'forbidden']);
      expect((await admin.call('updateUser', { params: { id }, body })).data.department).to.equal('Y');
    }
  });

  it('accepts neither e-mail address, status nor permissions', async () => {
    const { owner } = await buildWorkspace();
    for (const [field, value] of [
      ['email', 'a@example.com'],
      ['status', 'active'],
      ['permissions', {}],
    ] as const) {
      const failing = owner.fail('updateUser', { params: { id: owner.userId }, body: { [field]: value } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', field]);
    }
  });

  it('requires a known time zone', async () => {
    const { owner } = await buildWorkspace();
    const failing = owner.fail('updateUser', { params: { id: owner.userId }, body: { timezone: 'Mars/Olympus' } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'timezone']);
  });

  it('accepts the locales that documents have', async () => {
    const { owner } = await buildWorkspace();
    for (const locale of ['de-QQ', 'pt', 'de-de', 'de-DE-1996'])
      expect(
        await refusalOf(owner.fail('updateUser', { params: { id: owner.userId }, body: { locale } })),
        locale,
      ).to.deep.equal([400, 'invalid_request', 'locale']);
    for (const locale of ['de-AT', null])
      expect((await owner.call('updateUser', { params: { id: owner.userId }, body: { locale } })).data.locale).to.equal(
        locale,
      );
    expect((await owner.call('getCurrentUser', {})).data).to.include({ locale: null });
  });

  it('emits user.updated with what changed, and nothing if nothing did', async () => {
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
