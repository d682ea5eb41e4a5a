import { expect } from 'chai';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('approveExpense', () => {
  it('approves once, recording who and when, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    const params = { id: (await buildExpense(owner)).id };
    const { data } = await manager.call('approveExpense', { params });
    expect(data.approval).to.include({ status: 'approved', approved_by_id: manager.userId, reason: null });
    expect(data.approval.approved_at).to.equal(data.updated_at);
    expect((await owner.call('approveExpense', { params })).data).to.deep.equal(data);
    const [, approved, ...more] = await eventsOf(owner, params.id);
    expect(approved).to.deep.include({ type: 'expense.approved', data });
    expect(more).to.deep.equal([]);
  });

  it('covers the department of a manager, and requires permission to approve', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager', { department: 'Design' });
    const [mate, outsider] = [
      await buildUser(owner, 'member', { department: 'Design' }),
      await buildUser(owner, 'member', { department: 'Sales' }),
    ];
    const approve = async (by: typeof owner, id: string) =>
      (await by.request('approveExpense', { params: { id } })).status;
    const [near, far] = [await buildExpense(mate), await buildExpense(outsider)];
    expect(await approve(mate, near.id)).to.equal(403);
    expect(await approve(manager, near.id)).to.equal(200);
    expect(await approve(manager, far.id)).to.equal(403);
  });
});

describe('rejectExpense', () => {
  it('records who rejected, when and why, and treats another reason as a new rejection', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildExpense(owner)).id };
    const { data } = await owner.call('rejectExpense', { params, body: { reason: 'No receipt' } });
    expect(data.approval).to.deep.equal({
      status: 'rejected',
      approved_by_id: null,
      approved_at: null,
      decided_by_id: owner.userId,
      decided_at: data.updated_at,
      reason: 'No receipt',
    });
    expect((await owner.call('rejectExpense', { params })).data).to.deep.equal(data);
    await owner.call('rejectExpense', { params, body: { reason: 'Too late' } });
    const types = ['expense.created', 'expense.rejected', 'expense.rejected'];
    expect(await eventTypesOf(owner, params.id)).to.deep.equal(types);
  });
});

describe('reopenExpense', () => {
  it('takes back either decision, which the opposite decision cannot, and reports what changed', async () => {
    const { owner } = await buildWorkspace();
    const params = { id: (await buildExpense(owner)).id };
    for (const [decide, opposite] of [
      ['approveExpense', 'rejectExpense'],
      ['rejectExpense', 'approveExpense'],
    ] as const) {
      const { approval } = (await owner.call(decide, { params })).data;
      expect(await refusalOf(owner.fail(opposite, { params }))).to.deep.equal([409, 'invalid_state']);
      const { data } = await owner.call('reopenExpense', { params });
      expect(data.approval).to.include({ status: 'pending', decided_by_id: null, decided_at: null, reason: null });
      const last = (await eventsOf(owner, params.id)).at(-1);
      expect(last).to.deep.include({ type: 'expense.updated', data });
      const change = { from: approval.status, to: 'pending' };
      expect(last?.context.changes).to.have.property('approval.status').that.deep.equals(change);
    }
  });
});

describe('markExpensesBilled', () => {
  it('marks all of them billed, with the reference of the invoice, and an event for each', async () => {
    const { owner } = await buildWorkspace();
    const expenses = [await buildExpense(owner), await buildExpense(owner)];
    const expense_ids = expenses.map(({ id }) => id);
    const body = { expense_ids, invoice_reference: 'SAP-7' };
    expect((await owner.call('markExpensesBilled', { body })).data).to.deep.equal(body);
    for (const id of expense_ids) {
      const { data } = await owner.call('getExpense', { params: { id } });
      expect(data.billing).to.include({ billed: true, invoice_line_id: null, invoice_reference: 'SAP-7' });
      const [, billed] = await eventsOf(owner, id);
      expect(billed).to.deep.include({ type: 'expense.billed', data });
    }
  });

  it('marks all or none, and names the one that cannot be', async () => {
    const { owner } = await buildWorkspace();
    const good = await buildExpense(owner);
    const [billed, rejected] = [await buildExpense(owner), await buildExpense(owner)];
    const unbillable = await buildExpense(owner, { billable: false });
    const invoice_reference = 'SAP-7';
    await owner.call('markExpensesBilled', { body: { expense_ids: [billed.id], invoice_reference } });
    await owner.call('rejectExpense', { params: { id: rejected.id }, body: {} });
    for (const { id } of [billed, rejected, unbillable]) {
      const failing = owner.fail('markExpensesBilled', {
        body: { expense_ids: [good.id, id], invoice_reference: 'SAP-8' },
      });
      expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state', 'expense_ids.1']);
    }
    const missing = owner.fail('markExpensesBilled', {
      body: { expense_ids: [good.id, 'exp_01k6jz3v8he9s8x4d2m7q5r0ab'] },
    });
    expect(await refusalOf(missing)).to.deep.equal([400, 'invalid_request', 'expense_ids.1']);
    expect((await owner.call('getExpense', { params: { id: good.id } })).data.billing.billed).to.equal(false);
  });

  it('requires approval if the workspace does', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { require_expense_approval: true } });
    const { id } = await buildExpense(owner);
    const body = { expense_ids: [id] };
    const failing = owner.fail('markExpensesBilled', { body });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state', 'expense_ids.0']);
    await owner.call('approveExpense', { params: { id } });
    await owner.call('markExpensesBilled', { body });
  });

  it('leaves expenses that are already marked, unless the reference differs', async () => {
    const { owner } = await buildWorkspace();
    const [first, second] = [await buildExpense(owner), await buildExpense(owner)];
    const mark = (expense_ids: string[], invoice_reference?: string) =>
      owner.request('markExpensesBilled', {
        body: { expense_ids, ...(invoice_reference === undefined ? {} : { invoice_reference }) },
      });
    const statuses = [
      await mark([first.id], 'SAP-7'),
      await mark([first.id, second.id], 'SAP-7'),
      await mark([first.id]),
      await mark([first.id], 'SAP-8'),
    ].map(({ status }) => status);
    expect(statuses).to.deep.equal([200, 200, 200, 409]);
    for (const { id } of [first, second])
      expect(await eventTypesOf(owner, id)).to.deep.equal(['expense.created', 'expense.billed']);
  });

  it('bills each once, however many requests there are', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.request('markExpensesBilled', { body: { expense_ids: [id] } })),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.lengthOf(20);
    expect(await eventTypesOf(owner, id)).to.deep.equal(['expense.created', 'expense.billed']);
  });
});

describe('a billed expense', () => {
  it('can no longer be approved, rejected or given a receipt', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    await owner.call('markExpensesBilled', { body: { expense_ids: [id] } });
    for (const operation of ['approveExpense', 'rejectExpense'] as const) {
      const failing = owner.fail(operation, { params: { id } });
      expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    }
  });
});
