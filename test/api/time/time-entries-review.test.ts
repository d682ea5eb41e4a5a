import { expect } from 'chai';
import type { OperationId } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { testApi } from '../../support/service/api.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildTimeEntry, markBilled } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const nobody = { approved_by_id: null, approved_at: null, decided_by_id: null, decided_at: null };
const pending = { status: 'pending', ...nobody, reason: null };

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

  it('changes nothing if the entry is already excluded', async () => {
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
    const { error } = await owner.fail('excludeTimeEntry', { params, body: { reason: 'rework' } });
    expect(error.code).to.equal('invalid_state');
    await owner.call('includeTimeEntry', { params });
  });
});

describe('approveTimeEntry', () => {
  it('approves once, recording who and when, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    const params = { id: (await buildTimeEntry(owner)).id };
    const { data } = await manager.call('approveTimeEntry', { params });
    expect(data.approval).to.include({ status: 'approved', approved_by_id: manager.userId, reason: null });
    expect(data.approval.approved_at).to.equal(data.updated_at);
    expect(data.approval).to.include({ decided_by_id: manager.userId, decided_at: data.updated_at });
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
  it('records who rejected, when and why, and treats another reason as a new rejection', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    const { data } = await owner.call('rejectTimeEntry', { params, body: { reason: 'Which ticket?' } });
    const by = { decided_by_id: owner.userId, decided_at: data.updated_at };
    expect(data.approval).to.deep.equal({ ...pending, ...by, status: 'rejected', reason: 'Which ticket?' });
    await owner.call('rejectTimeEntry', { params, body: { reason: 'Which ticket?' } });
    expect((await owner.call('rejectTimeEntry', { params })).data).to.deep.equal(data);
    const other = await owner.call('rejectTimeEntry', { params, body: { reason: 'Too long' } });
    expect(other.data.approval.reason).to.equal('Too long');
    expect(await eventTypesOf(owner, params.id)).to.deep.equal([
      'time_entry.created',
      'time_entry.rejected',
      'time_entry.rejected',
    ]);
  });

  it('needs no reason', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    expect((await owner.call('rejectTimeEntry', { params })).data.approval.status).to.equal('rejected');
  });
});

describe('reopenTimeEntry', () => {
  it('takes back either decision, which the opposite decision cannot, and reports what changed', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildTimeEntry(owner)).id };
    for (const [decide, opposite] of [
      ['approveTimeEntry', 'rejectTimeEntry'],
      ['rejectTimeEntry', 'approveTimeEntry'],
    ] as const) {
      const decided = (await owner.call(decide, { params })).data;
      const { error } = await owner.fail(opposite, { params });
      expect([error.code, error.message]).to.deep.equal([
        'invalid_state',
        `The time entry was ${decided.approval.status}: reopen it first`,
      ]);
      const { data } = await owner.call('reopenTimeEntry', { params });
      expect(data.approval).to.deep.equal(pending);
      const last = (await eventsOf(owner, params.id)).at(-1);
      expect(last).to.deep.include({ type: 'time_entry.updated', data });
      const change = { from: decided.approval.status, to: 'pending' };
      expect(last?.context.changes).to.have.property('approval.status').that.deep.equals(change);
    }
  });

  it('needs can_approve_time, and refuses what is billed or still runs', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const params = { id: (await buildTimeEntry(owner, { user_id: member.userId })).id };
    await owner.call('approveTimeEntry', { params });
    expect((await member.fail('reopenTimeEntry', { params })).status).to.equal(403);
    await markBilled(params.id);
    expect((await owner.fail('reopenTimeEntry', { params })).error.code).to.equal('invalid_state');
    const running = { id: (await owner.call('startTimer', { body: {} })).data.id };
    expect((await owner.fail('reopenTimeEntry', { params: running })).error.code).to.equal('invalid_state');
  });
});

describe('the decision on time and expenses of one’s own', () => {
  const decisions = {
    approveTimeEntry: buildTimeEntry,
    rejectTimeEntry: buildTimeEntry,
    approveExpense: buildExpense,
    rejectExpense: buildExpense,
  } as const;
  const inBulk = {
    approveTimeEntries: buildTimeEntry,
    rejectTimeEntries: buildTimeEntry,
    approveExpenses: buildExpense,
    rejectExpenses: buildExpense,
  } as const;
  type Attempt = (by: ApiClient) => Promise<number>;
  const attempts: readonly (readonly [string, Attempt])[] = [
    ...Object.entries(decisions).map(([name, build]): [string, Attempt] => [
      name,
      async (by) => (await by.request(name as OperationId, { params: { id: (await build(by)).id } })).status,
    ]),
    ...Object.entries(inBulk).map(([name, build]): [string, Attempt] => [
      name,
      async (by) => (await by.request(name as OperationId, { body: { ids: [(await build(by)).id] } })).status,
    ]),
  ];

  for (const [name, attempt] of attempts)
    it(`takes someone else, unless the workspace sets allow_self_approval or an owner decides: ${name}`, async () => {
      const { owner } = await buildWorkspace();
      const [admin, manager] = [await buildUser(owner, 'admin'), await buildUser(owner, 'manager')];
      const callers = [owner, admin, manager];
      expect(await Promise.all(callers.map(attempt))).to.deep.equal([200, 403, 403]);
      const { data } = await owner.call('updateWorkspace', { body: { allow_self_approval: true } });
      expect(data.allow_self_approval).to.equal(true);
      expect(await Promise.all(callers.map(attempt))).to.deep.equal([200, 200, 200]);
    });

  it('cannot be obtained by assigning oneself what was approved for another user', async () => {
    const { owner } = await buildWorkspace();
    const [manager, member] = [await buildUser(owner, 'manager'), await buildUser(owner, 'member')];
    const [entry, expense] = [
      { id: (await buildTimeEntry(owner, { user_id: member.userId })).id },
      { id: (await buildExpense(member)).id },
    ];
    await manager.call('approveTimeEntry', { params: entry });
    await manager.call('approveExpense', { params: expense });
    const body = { user_id: manager.userId };
    const taken = await manager.call('updateTimeEntry', { params: entry, body });
    expect(taken.data.approval).to.deep.equal(pending);
    const { error } = await manager.fail('updateExpense', { params: expense, body });
    expect([error.code, error.field]).to.deep.equal(['invalid_state', 'user_id']);
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

  it('lets only approvers edit approved entries', async () => {
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
