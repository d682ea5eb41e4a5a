import { expect } from 'chai';
import { testApi } from '../support/api.js';
import { eventsOf, eventTypesOf } from '../support/events.js';
import { buildTimeEntry, markBilled } from '../support/time.js';
import { buildUser, buildWorkspace } from '../support/workspace.js';

const pending = { status: 'pending', approved_by_id: null, approved_at: null, reason: null };

describe('excludeTimeEntry', () => {
  it('keeps an entry from being billed, and includeTimeEntry takes that back', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildTimeEntry(owner);
    const params = { id };
    const excluded = await owner.call('excludeTimeEntry', { params, body: { reason: 'goodwill', note: 'On us' } });
    expect(excluded.data.exclusion).to.deep.equal({ excluded: true, reason: 'goodwill', note: 'On us' });
    expect(excluded.data.billing.billable).to.equal(true);
    const summary = (await owner.call('listTimeEntries', {})).summary;
    expect(summary).to.include({ total_hours: 2, billable_hours: 0, non_billable_hours: 2, total_value: 0 });
    const included = await owner.call('includeTimeEntry', { params });
    expect(included.data.exclusion).to.deep.equal({ excluded: false, reason: null, note: null });
    const [, first, second] = await eventsOf(owner, id);
    expect([first?.type, second?.type]).to.deep.equal(['time_entry.updated', 'time_entry.updated']);
    expect(first?.context.changes).to.have.property('exclusion.excluded').that.deep.equals({ from: false, to: true });
  });

  it('changes nothing when it stands already', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    await owner.call('includeTimeEntry', { params });
    await owner.call('excludeTimeEntry', { params, body: { reason: 'rework' } });
    await owner.call('excludeTimeEntry', { params, body: { reason: 'rework' } });
    expect(await eventTypesOf(owner, params.id)).to.deep.equal(['time_entry.created', 'time_entry.updated']);
  });

  it('needs a note for other', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    for (const body of [{ reason: 'other' }, { reason: 'other', note: ' ' }]) {
      const { error } = await owner.fail('excludeTimeEntry', { params, body });
      expect([error.code, error.field]).to.deep.equal(['invalid_request', 'note']);
    }
    const { data } = await owner.call('excludeTimeEntry', { params, body: { reason: 'other', note: 'Pro bono' } });
    expect(data.exclusion.reason).to.equal('other');
  });

  it('refuses a billed entry', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    await markBilled(params.id);
    const exclude = await owner.fail('excludeTimeEntry', { params, body: { reason: 'rework' } });
    const include = await owner.fail('includeTimeEntry', { params });
    expect([exclude.error.code, include.error.code]).to.deep.equal(['invalid_state', 'invalid_state']);
  });
});

describe('approveTimeEntry', () => {
  it('approves once, by whom and when, and tells', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    const params = { id: (await buildTimeEntry(owner)).id };
    const { data } = await manager.call('approveTimeEntry', { params });
    expect(data.approval).to.include({ status: 'approved', approved_by_id: manager.userId, reason: null });
    expect(data.approval.approved_at).to.equal(data.updated_at);
    const again = await owner.call('approveTimeEntry', { params });
    expect(again.data).to.deep.equal(data);
    const [, approved, ...others] = await eventsOf(owner, params.id);
    expect(approved).to.deep.include({ type: 'time_entry.approved', data });
    expect(others).to.deep.equal([]);
  });

  it('needs can_approve_time', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    const member = await buildUser(owner, 'member');
    expect((await member.fail('approveTimeEntry', { params })).status).to.equal(403);
    expect((await member.fail('rejectTimeEntry', { params })).status).to.equal(403);
  });

  it('refuses a billed entry', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    await markBilled(params.id);
    expect((await owner.fail('approveTimeEntry', { params })).error.code).to.equal('invalid_state');
    expect((await owner.fail('rejectTimeEntry', { params })).error.code).to.equal('invalid_state');
  });
});

describe('rejectTimeEntry', () => {
  it('rejects with a reason, also what was approved, and tells', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    await owner.call('approveTimeEntry', { params });
    const { data } = await owner.call('rejectTimeEntry', { params, body: { reason: 'Which ticket?' } });
    expect(data.approval).to.deep.equal({ ...pending, status: 'rejected', reason: 'Which ticket?' });
    await owner.call('rejectTimeEntry', { params, body: { reason: 'Which ticket?' } });
    await owner.call('approveTimeEntry', { params });
    expect(await eventTypesOf(owner, params.id)).to.deep.equal([
      'time_entry.created',
      'time_entry.approved',
      'time_entry.rejected',
      'time_entry.approved',
    ]);
  });

  it('needs no reason', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    expect((await owner.call('rejectTimeEntry', { params })).data.approval.status).to.equal('rejected');
  });
});

describe('editing what was reviewed', () => {
  it('makes an approved entry pending again', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    await owner.call('approveTimeEntry', { params });
    const same = await owner.call('updateTimeEntry', { params, body: { hours: 2 } });
    expect(same.data.approval.status).to.equal('approved');
    const { data } = await owner.call('updateTimeEntry', { params, body: { hours: 3 } });
    expect(data.approval).to.deep.equal(pending);
  });

  it('makes a rejected entry pending again', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const params = { id: (await buildTimeEntry(owner, { user_id: member.userId })).id };
    await owner.call('rejectTimeEntry', { params, body: { reason: 'Too much' } });
    const { data } = await member.call('updateTimeEntry', { params, body: { hours: 1 } });
    expect(data.approval).to.deep.equal(pending);
  });

  it('leaves approved entries to those who approve', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const params = { id: (await buildTimeEntry(owner, { user_id: member.userId })).id };
    await owner.call('approveTimeEntry', { params });
    const attempts = [
      await member.fail('updateTimeEntry', { params, body: { hours: 1 } }),
      await member.fail('deleteTimeEntry', { params }),
      await member.fail('excludeTimeEntry', { params, body: { reason: 'rework' } }),
    ];
    expect(attempts.map(({ error }) => error.code)).to.deep.equal(attempts.map(() => 'forbidden'));
    const { data } = await owner.call('excludeTimeEntry', { params, body: { reason: 'rework' } });
    expect(data.approval.status).to.equal('approved');
    const { db } = await testApi();
    await db('users')
      .where({ id: member.userId })
      .update({ permissions: JSON.stringify({ can_approve_time: true }) });
    await member.call('deleteTimeEntry', { params });
  });
});
