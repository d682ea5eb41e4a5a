import { expect } from 'chai';
import { testApi } from '../../support/service/api.js';
import { buildClient } from '../../support/builders/factories.js';
import { addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const day = { date: '2026-03-10', hours: 2 };

describe('createTimeEntry by role', () => {
  it('lets owners, admins and managers log for others', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    for (const role of ['owner', 'admin', 'manager'] as const) {
      const user = await buildUser(owner, role);
      const entry = await buildTimeEntry(owner, { user_id: user.userId });
      expect(entry.user_id).to.equal(user.userId);
      const { data } = await user.call('createTimeEntry', {
        body: { ...day, client_id: entry.client_id, user_id: member.userId },
      });
      expect(data.user_id).to.equal(member.userId);
    }
  });

  for (const role of ['member', 'contractor'] as const) {
    it(`lets a ${role} log, change and delete only their own time`, async () => {
      const { owner } = await buildWorkspace();
      const { id: client_id } = await buildClient(owner);
      const user = await buildUser(owner, role);
      await addTicket(owner, { client_id, assignee_id: user.userId });
      const theirs = (await user.call('createTimeEntry', { body: { ...day, client_id } })).data;
      expect(theirs.user_id).to.equal(user.userId);
      const { error } = await user.fail('createTimeEntry', { body: { ...day, client_id, user_id: owner.userId } });
      expect(error.code).to.equal('forbidden');

      const params = { id: (await buildTimeEntry(owner, { client_id })).id };
      const attempts = [
        await user.fail('updateTimeEntry', { params, body: { hours: 3 } }),
        await user.fail('deleteTimeEntry', { params }),
        await user.fail('excludeTimeEntry', { params, body: { reason: 'goodwill' } }),
        await user.fail('stopTimer', { params }),
        await user.fail('updateTimeEntry', { params: { id: theirs.id }, body: { user_id: owner.userId } }),
        await user.fail('startTimer', { body: { user_id: owner.userId } }),
      ];
      expect(attempts.map(({ status }) => status)).to.deep.equal(attempts.map(() => 403));
      await user.call('deleteTimeEntry', { params: { id: theirs.id } });
    });
  }

  it('is not for viewers', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const viewer = await buildUser(owner, 'viewer');
    expect((await viewer.fail('createTimeEntry', { body: { ...day, client_id } })).status).to.equal(403);
  });

  it('only logs for active users', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const entry = await buildTimeEntry(owner, { client_id });
    const { userId } = await buildUser(owner, 'member');
    const { db } = await testApi();
    for (const status of ['invited', 'deactivated']) {
      await db('users').where({ id: userId }).update({ status });
      const attempts = [
        await owner.fail('createTimeEntry', { body: { ...day, client_id, user_id: userId } }),
        await owner.fail('startTimer', { body: { user_id: userId } }),
        await owner.fail('updateTimeEntry', { params: { id: entry.id }, body: { user_id: userId } }),
      ];
      for (const { status: code, error } of attempts)
        expect([code, error.code, error.field]).to.deep.equal([400, 'invalid_request', 'user_id']);
    }
  });

  it('still lets the time of a user who has left be corrected', async () => {
    const { owner } = await buildWorkspace();
    const { userId } = await buildUser(owner, 'member');
    const { id } = await buildTimeEntry(owner, { user_id: userId });
    const { db } = await testApi();
    await db('users').where({ id: userId }).update({ status: 'deactivated' });
    const { data } = await owner.call('updateTimeEntry', { params: { id }, body: { hours: 3, billable: false } });
    expect(data.hours).to.equal(3);
  });
});

describe('rates in responses', () => {
  it('are omitted, like values, for users who may not see them', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const member = await buildUser(owner, 'member');
    const { data } = await member.call('createTimeEntry', { body: { ...day, client_id } });
    expect(data.billing).not.to.have.property('rate_charged');
    const list = await member.call('listTimeEntries', {});
    expect(list.data[0]?.billing).not.to.have.property('rate_charged');
    expect(list.summary).to.deep.equal({ total_hours: 2, billable_hours: 2, non_billable_hours: 0 });
    const summary = await member.call('getTimeSummary', { query: { from: '2026-03-01', to: '2026-03-31' } });
    expect(summary.data.totals).not.to.have.any.keys('value', 'other_currencies');
    expect((await owner.call('getTimeEntry', { params: { id: data.id } })).data.billing).to.have.property(
      'rate_charged',
    );
  });
});

describe('lock_time_before', () => {
  it('locks the days before it for everyone except owners', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const admin = await buildUser(owner, 'admin');
    const before = await buildTimeEntry(owner, { client_id, date: '2026-02-28' });
    const after = await buildTimeEntry(owner, { client_id, date: '2026-03-01' });
    await owner.call('updateWorkspace', { body: { lock_time_before: '2026-03-01' } });
    const attempts = [
      await admin.fail('createTimeEntry', { body: { ...day, client_id, date: '2026-02-28' } }),
      await admin.fail('updateTimeEntry', { params: { id: before.id }, body: { hours: 1 } }),
      await admin.fail('updateTimeEntry', { params: { id: after.id }, body: { date: '2026-02-01' } }),
      await admin.fail('deleteTimeEntry', { params: { id: before.id } }),
      await admin.fail('excludeTimeEntry', { params: { id: before.id }, body: { reason: 'admin' } }),
    ];
    for (const { status, error } of attempts)
      expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'date']);
    await admin.call('updateTimeEntry', { params: { id: after.id }, body: { hours: 1 } });
    await owner.call('updateTimeEntry', { params: { id: before.id }, body: { hours: 1 } });
    await owner.call('deleteTimeEntry', { params: { id: before.id } });
  });
});
