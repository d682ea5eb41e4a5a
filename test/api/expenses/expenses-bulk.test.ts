import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildExpense, receiptForm } from '../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

const unknown = 'exp_00000000000000000000000000';

const buildExpenses = async (by: ApiClient, count: number, overrides: object = {}): Promise<string[]> =>
  (await Promise.all(Array.from({ length: count }, () => buildExpense(by, overrides)))).map(({ id }) => id);

const told = (details: readonly Schemas['FieldError'][] = []) => details.map(({ field, code }) => [field, code]);

describe('approveExpenses', () => {
  it('approves pending ones, leaves approved ones as they are, and returns them in the order of ids', async () => {
    const { owner } = await buildWorkspace();
    const ids = (await buildExpenses(owner, 3)).toSorted().toReversed();
    const approved = (await owner.call('approveExpense', { params: { id: ids[1] ?? '' } })).data;
    const { data } = await owner.call('approveExpenses', { body: { ids } });
    expect(data.map(({ id }) => id)).to.deep.equal(ids);
    expect(data.map(({ approval }) => approval.status)).to.deep.equal(['approved', 'approved', 'approved']);
    expect(data[1]).to.deep.equal(approved);
    for (const [at, id] of ids.entries()) {
      const [, event, ...more] = await eventsOf(owner, id);
      expect(event).to.deep.include({ type: 'expense.approved', data: data[at], context: {} });
      expect(more).to.deep.equal([]);
    }
  });

  it('names every expense that prevents it, with the code that it would have alone, and changes nothing', async () => {
    const { owner } = await buildWorkspace();
    const manager = await buildUser(owner, 'manager');
    const [fine = '', rejected = '', billed = ''] = await buildExpenses(owner, 3);
    const own = (await buildExpense(manager)).id;
    await owner.call('rejectExpense', { params: { id: rejected } });
    await owner.call('markExpensesBilled', { body: { expense_ids: [billed] } });
    const ids = [fine, rejected, own, unknown, billed, fine];
    const { status, error } = await manager.fail('approveExpenses', { body: { ids } });
    expect([status, error.code, error.field]).to.deep.equal([409, 'invalid_state', 'ids.1']);
    expect(told(error.details)).to.deep.equal([
      ['ids.1', 'invalid_state'],
      ['ids.2', 'forbidden'],
      ['ids.3', 'invalid_request'],
      ['ids.4', 'invalid_state'],
      ['ids.5', 'invalid_request'],
    ]);
    expect((await owner.call('getExpense', { params: { id: fine } })).data.approval.status).to.equal('pending');
  });
});

describe('rejectExpenses', () => {
  it('rejects for one reason what is pending or was rejected for another', async () => {
    const { owner } = await buildWorkspace();
    const ids = await buildExpenses(owner, 2);
    await owner.call('rejectExpense', { params: { id: ids[0] ?? '' }, body: { reason: 'Too dear' } });
    const { data } = await owner.call('rejectExpenses', { body: { ids, reason: 'No receipt' } });
    expect(data.map(({ approval }) => approval.reason)).to.deep.equal(['No receipt', 'No receipt']);
    expect((await owner.call('rejectExpenses', { body: { ids } })).data).to.deep.equal(data);
  });
});

describe('updateExpenses', () => {
  it('changes the fields sent on each and prices it by its own terms', async () => {
    const { owner } = await buildWorkspace();
    const { id: project_id, client_id } = await buildProject(owner);
    const ids = [...(await buildExpenses(owner, 2)), ...(await buildExpenses(owner, 1, { amount: 100 }))];
    const { data } = await owner.call('updateExpenses', { body: { ids, updates: { project_id, markup_percent: 50 } } });
    expect(data.map(({ billing }) => billing.billable_amount)).to.deep.equal([720, 720, 150]);
    expect(data.map((expense) => expense.client_id)).to.deep.equal(ids.map(() => client_id));
    const [, event] = await eventsOf(owner, ids[2] ?? '');
    expect(event?.context.changes).to.have.keys([
      'client_id',
      'project_id',
      'billing.markup_percent',
      'billing.billable_amount',
    ]);
  });

  it('names the field of each expense that it does not suit', async () => {
    const { owner } = await buildWorkspace();
    const [fine = '', approved = '', billed = ''] = await buildExpenses(owner, 3);
    await owner.call('approveExpense', { params: { id: approved } });
    await owner.call('markExpensesBilled', { body: { expense_ids: [billed] } });
    const ids = [fine, approved, billed];
    const { error } = await owner.fail('updateExpenses', { body: { ids, updates: { amount: 5 } } });
    expect(told(error.details)).to.deep.equal([
      ['ids.1.amount', 'invalid_state'],
      ['ids.2.amount', 'invalid_state'],
    ]);
    const wrong = { client_id: (await buildClient(owner)).id, project_id: (await buildProject(owner)).id };
    const links = await owner.fail('updateExpenses', { body: { ids: [fine, approved], updates: wrong } });
    expect(links.error.details).to.deep.equal(
      [0, 1].map((at) => ({
        field: `ids.${at}.project_id`,
        message: 'must be a project of the client',
        code: 'invalid_request',
      })),
    );
  });
});

describe('deleteExpenses', () => {
  it('deletes expenses with their receipts, all or none', async () => {
    const { owner } = await buildWorkspace();
    const ids = await buildExpenses(owner, 3);
    const params = { id: ids[0] ?? '' };
    await owner.request('uploadExpenseReceipt', { params, body: receiptForm('Train', 'train.txt') });
    const billed = (await buildExpense(owner)).id;
    await owner.call('markExpensesBilled', { body: { expense_ids: [billed] } });
    const { error } = await owner.fail('deleteExpenses', { body: { ids: [...ids, billed] } });
    expect(told(error.details)).to.deep.equal([['ids.3', 'invalid_state']]);
    const { data } = await owner.call('deleteExpenses', { body: { ids } });
    expect(data).to.deep.equal(ids.map((id) => ({ id, deleted: true })));
    for (const id of ids) expect((await eventTypesOf(owner, id)).at(-1)).to.equal('expense.deleted');
    expect((await owner.fail('getExpenseReceipt', { params })).status).to.equal(404);
    expect((await owner.call('listExpenses', {})).data.map(({ id }) => id)).to.deep.equal([billed]);
  });

  it('is for what the user may see: the expenses of others are as unknown', async () => {
    const { owner } = await buildWorkspace();
    const contractor = await buildUser(owner, 'contractor');
    const [other = ''] = await buildExpenses(owner, 1);
    const own = (await buildExpense(contractor)).id;
    const { error } = await contractor.fail('deleteExpenses', { body: { ids: [own, other, unknown] } });
    expect(error.details?.map(({ message }) => message)).to.deep.equal([
      `does not exist: ${other}`,
      `does not exist: ${unknown}`,
    ]);
  });
});
