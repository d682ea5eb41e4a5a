import { expect } from 'chai';
import { eventsOf } from '../../support/answers/events.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const spent = { date: '2026-03-10', description: 'Train', amount: 480 };

describe('createExpense', () => {
  it('records what was spent, pending, for the user of the key, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('createExpense', { body: spent });
    expect(data).to.include({ ...spent, user_id: owner.userId, client_id: null, project_id: null });
    expect(data).to.include({ category: 'other', vendor: null, currency: 'USD', notes: null });
    expect(data.billing).to.deep.equal({
      billable: true,
      billed: false,
      markup_percent: 0,
      billable_amount: 480,
      invoice_line_id: null,
      invoice_reference: null,
    });
    expect(data.receipt).to.deep.equal({ url: null, filename: null, uploaded_at: null });
    expect(data.approval).to.deep.equal({
      status: 'pending',
      approved_by_id: null,
      approved_at: null,
      decided_by_id: null,
      decided_at: null,
      reason: null,
    });
    expect((await owner.call('getExpense', { params: { id: data.id } })).data).to.deep.equal(data);
    const [event, ...more] = await eventsOf(owner, data.id);
    expect(event).to.deep.include({ type: 'expense.created', data });
    expect(more).to.deep.equal([]);
  });

  it('charges the markup to the client, and nothing if it is not billable', async () => {
    const { owner } = await buildWorkspace();
    expect((await buildExpense(owner, { markup_percent: 12.5 })).billing.billable_amount).to.equal(540);
    expect((await buildExpense(owner, { billable: false })).billing.billable_amount).to.equal(0);
  });

  it('infers the client from the project, and refuses a project of another', async () => {
    const { owner } = await buildWorkspace();
    const project = await buildProject(owner);
    const { id: other } = await buildClient(owner);
    expect((await buildExpense(owner, { project_id: project.id })).client_id).to.equal(project.client_id);
    const failing = owner.fail('createExpense', { body: { ...spent, project_id: project.id, client_id: other } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'project_id']);
  });

  it('requires references that exist in this workspace', async () => {
    const [{ owner }, elsewhere] = [await buildWorkspace(), await buildWorkspace()];
    const foreign = await buildProject(elsewhere.owner);
    for (const [field, value] of [
      ['client_id', foreign.client_id],
      ['project_id', foreign.id],
      ['user_id', elsewhere.owner.userId],
    ] as const) {
      const failing = owner.fail('createExpense', { body: { ...spent, [field]: value } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', field]);
    }
  });

  it('accepts only whole minor units of the currency, above 0', async () => {
    const { owner } = await buildWorkspace();
    for (const [amount, currency] of [
      [0, 'USD'],
      [-5, 'USD'],
      [1.005, 'USD'],
      [10.5, 'JPY'],
    ] as const) {
      const failing = owner.fail('createExpense', { body: { ...spent, amount, currency } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'amount']);
    }
    expect((await buildExpense(owner, { amount: 1.005, currency: 'KWD', markup_percent: 0 })).amount).to.equal(1.005);
  });

  it('lets members record only their own, and managers those of their department', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member', { department: 'Design' });
    const manager = await buildUser(owner, 'manager', { department: 'Design' });
    const outsider = await buildUser(owner, 'member', { department: 'Sales' });
    const record = async (by: typeof owner, user_id: string) =>
      (await by.request('createExpense', { body: { ...spent, user_id } })).status;
    expect(await record(member, manager.userId)).to.equal(403);
    expect(await record(manager, member.userId)).to.equal(201);
    expect(await record(manager, outsider.userId)).to.equal(403);
    expect(await record(owner, outsider.userId)).to.equal(201);
  });

  it('only accepts active users', async () => {
    const { owner } = await buildWorkspace();
    const { userId: user_id } = await buildUser(owner, 'member');
    await owner.call('deactivateUser', { params: { id: user_id } });
    const failing = owner.fail('createExpense', { body: { ...spent, user_id } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'user_id']);
  });

  it('stores the address of a receipt kept elsewhere', async () => {
    const { owner } = await buildWorkspace();
    const url = 'https://receipts.example/42.pdf';
    const { receipt } = await buildExpense(owner, { receipt_url: url });
    expect(receipt).to.deep.equal({ url, filename: null, uploaded_at: null });
  });
});

describe('updateExpense', () => {
  it('changes the fields sent, and with them what the client pays, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const { id, ...before } = await buildExpense(owner);
    const { data } = await owner.call('updateExpense', { params: { id }, body: { amount: 500, vendor: 'Rail' } });
    expect(data).to.deep.include({ description: before.description, amount: 500, vendor: 'Rail' });
    expect(data.billing.billable_amount).to.equal(550);
    const [, updated, ...more] = await eventsOf(owner, id);
    expect(more).to.deep.equal([]);
    expect(updated).to.deep.include({ type: 'expense.updated', data });
    expect(updated?.context.changes).to.deep.equal({
      vendor: { from: null, to: 'Rail' },
      amount: { from: 480, to: 500 },
      'tax.net_amount': { from: 480, to: 500 },
      'billing.billable_amount': { from: 528, to: 550 },
    });
    const { data: free } = await owner.call('updateExpense', { params: { id }, body: { billable: false } });
    expect(free.billing.billable_amount).to.equal(0);
  });

  it('takes over the client of a new project, and drops the project along with the client', async () => {
    const { owner } = await buildWorkspace();
    const [first, second] = [await buildProject(owner), await buildProject(owner)];
    const { id } = await buildExpense(owner, { project_id: first.id });
    const change = async (body: object) => {
      const { data } = await owner.call('updateExpense', { params: { id }, body });
      return [data.client_id, data.project_id];
    };
    expect(await change({ project_id: second.id })).to.deep.equal([second.client_id, second.id]);
    expect(await change({ client_id: first.client_id })).to.deep.equal([first.client_id, null]);
    expect(await change({ client_id: null })).to.deep.equal([null, null]);
  });

  it('refuses to change the amount of an approved one, and lets only approvers change the rest', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id } = await buildExpense(member);
    await owner.call('approveExpense', { params: { id } });
    for (const [field, value] of [
      ['amount', 481],
      ['currency', 'EUR'],
    ] as const) {
      const failing = owner.fail('updateExpense', { params: { id }, body: { [field]: value } });
      expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state', field]);
    }
    expect((await member.request('updateExpense', { params: { id }, body: { vendor: 'X' } })).status).to.equal(403);
    expect((await member.request('updateExpense', { params: { id }, body: { notes: 'X' } })).status).to.equal(200);
    const { data } = await owner.call('updateExpense', { params: { id }, body: { markup_percent: 20, amount: 480 } });
    expect(data.billing.billable_amount).to.equal(576);
    expect(data.approval.status).to.equal('approved');
  });

  it('sets a rejected one back to pending', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    await owner.call('rejectExpense', { params: { id }, body: { reason: 'Too much' } });
    const { data } = await owner.call('updateExpense', { params: { id }, body: { amount: 400 } });
    expect(data.approval).to.include({ status: 'pending', decided_by_id: null, reason: null });
    const last = (await eventsOf(owner, id)).at(-1);
    expect(last).to.deep.include({ type: 'expense.updated', data });
    expect(last?.context.changes).to.have.property('amount').that.deep.equals({ from: 480, to: 400 });
  });

  it('changes nothing but the notes of a billed one', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner);
    await owner.call('markExpensesBilled', { body: { expense_ids: [id] } });
    const failing = owner.fail('updateExpense', { params: { id }, body: { vendor: 'Rail', notes: 'No' } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state', 'vendor']);
    const { data } = await owner.call('updateExpense', { params: { id }, body: { notes: 'Yes' } });
    expect(data).to.include({ notes: 'Yes', vendor: null });
  });
});

describe('deleteExpense', () => {
  it('deletes it, and emits an event', async () => {
    const { owner } = await buildWorkspace();
    const expense = await buildExpense(owner);
    const { id } = expense;
    expect((await owner.call('deleteExpense', { params: { id } })).data).to.deep.equal({ id, deleted: true });
    expect(await refusalOf(owner.fail('getExpense', { params: { id } }))).to.deep.equal([404, 'not_found']);
    const [, deleted] = await eventsOf(owner, id);
    expect(deleted).to.deep.include({ type: 'expense.deleted', data: expense });
  });

  it('refuses a billed one, and an approved one unless the user may approve', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const [billed, approved] = [await buildExpense(member), await buildExpense(member)];
    await owner.call('markExpensesBilled', { body: { expense_ids: [billed.id] } });
    await owner.call('approveExpense', { params: { id: approved.id } });
    const failing = owner.fail('deleteExpense', { params: { id: billed.id } });
    expect(await refusalOf(failing)).to.deep.equal([409, 'invalid_state']);
    expect((await member.request('deleteExpense', { params: { id: approved.id } })).status).to.equal(403);
    expect((await owner.request('deleteExpense', { params: { id: approved.id } })).status).to.equal(200);
  });
});
