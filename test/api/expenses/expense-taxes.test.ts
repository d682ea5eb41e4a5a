/** The tax in expenses. All figures are worked out by hand. */
import { expect } from 'chai';
import type { Body } from '../../../contract/contract.js';
import { eventsOf } from '../../support/answers/events.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildTaxRate } from '../../support/builders/taxes.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import type { ApiClient } from '../../support/service/api.js';

const update = async (owner: ApiClient, id: string, body: Body<'updateExpense'>) =>
  (await owner.call('updateExpense', { params: { id }, body })).data.tax;

describe('the tax in an expense', () => {
  it('is computed from the rate, out of the amount', async () => {
    const { owner } = await buildWorkspace();
    const { id: tax_rate_id, name } = await buildTaxRate(owner);
    const expense = await buildExpense(owner, { amount: 100, tax_rate_id });
    const tax = { tax_rate_id, name, rate: 0.19, category: 'standard', amount: 15.97, net_amount: 84.03 };
    expect(expense.tax).to.deep.equal(tax);
    expect(expense.billing.billable_amount).to.equal(110);
    await owner.call('deleteTaxRate', { params: { id: tax_rate_id } });
    expect((await owner.call('getExpense', { params: { id: expense.id } })).data.tax).to.deep.equal(tax);
    const plain = await buildExpense(owner, { amount: 100, currency: 'JPY', tax_rate: 0.1 });
    const none = { tax_rate_id: null, name: null };
    expect(plain.tax).to.deep.equal({ ...none, rate: 0.1, category: 'standard', amount: 9, net_amount: 91 });
  });

  it('is what was given, also without a rate, and otherwise 0', async () => {
    const { owner } = await buildWorkspace();
    const none = { tax_rate_id: null, name: null, rate: null, category: null };
    expect((await buildExpense(owner, { amount: 100 })).tax).to.deep.equal({ ...none, amount: 0, net_amount: 100 });
    const given = await buildExpense(owner, { amount: 100, tax_amount: 7.5 });
    expect(given.tax).to.deep.equal({ ...none, amount: 7.5, net_amount: 92.5 });
    const both = await buildExpense(owner, { amount: 100, tax_rate: 0.19, tax_amount: 15.96 });
    expect([both.tax.rate, both.tax.amount]).to.deep.equal([0.19, 15.96]);
    const exempt = await buildExpense(owner, { tax_rate: 0, tax_category: 'reverse_charge' });
    expect([exempt.tax.category, exempt.tax.amount]).to.deep.equal(['reverse_charge', 0]);
  });

  it('is in whole minor units, at most the amount, and 0 for a rate of 0', async () => {
    const { owner } = await buildWorkspace();
    const { id: tax_rate_id } = await buildTaxRate(owner);
    const spent = { date: '2026-03-10', description: 'Train', amount: 100 };
    for (const [body, field] of [
      [{ tax_amount: 100.01 }, 'tax_amount'],
      [{ tax_amount: 1.005 }, 'tax_amount'],
      [{ tax_amount: 1, tax_rate: 0 }, 'tax_amount'],
      [{ tax_rate_id: 'tax_01k6jz3v8he9s8x4d2m7q5r0ab' }, 'tax_rate_id'],
      [{ tax_rate_id, tax_rate: 0.19 }, 'tax_rate'],
      [{ tax_rate_id, tax_category: 'exempt' as const }, 'tax_category'],
      [{ tax_rate: 0.19, tax_category: 'exempt' as const }, 'tax_rate'],
    ] as const) {
      const failing = owner.fail('createExpense', { body: { ...spent, ...body } });
      expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', field]);
    }
    const { id } = await buildExpense(owner, { amount: 100, tax_amount: 7 });
    const failing = owner.fail('updateExpense', { params: { id }, body: { amount: 6.99 } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'tax_amount']);
  });

  it('follows a new amount, currency or rate unless it is given too, and stays without a rate', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildExpense(owner, { amount: 100, tax_rate: 0.19, tax_amount: 15 });
    expect((await update(owner, id, { notes: 'Seen', amount: 100 })).amount).to.equal(15);
    expect((await update(owner, id, { amount: 119 })).amount).to.equal(19);
    expect((await update(owner, id, { currency: 'JPY' })).amount).to.equal(19);
    expect((await update(owner, id, { tax_rate: 0.07 })).amount).to.equal(8);
    expect((await update(owner, id, { tax_amount: 9 })).amount).to.equal(9);
    expect((await update(owner, id, { tax_amount: null })).amount).to.equal(8);
    expect(await update(owner, id, { tax_rate: null, tax_amount: 9 })).to.include({ rate: null, amount: 9 });
    expect((await update(owner, id, { amount: 200 })).amount).to.equal(9);
    expect((await update(owner, id, { tax_rate: 0.19, amount: 238 })).amount).to.equal(38);
    expect(await update(owner, id, { tax_rate_id: null })).to.include({ rate: null, category: null, amount: 0 });
  });

  it('is set on several expenses at once, of each by its own amount', async () => {
    const { owner } = await buildWorkspace();
    const { id: tax_rate_id } = await buildTaxRate(owner);
    const expenses = [await buildExpense(owner, { amount: 119 }), await buildExpense(owner, { amount: 1 })];
    const ids = expenses.map(({ id }) => id);
    const { data } = await owner.call('updateExpenses', { body: { ids, updates: { tax_rate_id } } });
    expect(data.map(({ tax }) => tax.amount)).to.deep.equal([19, 0.16]);
    const [event] = (await eventsOf(owner, ids[0] ?? '')).slice(-1);
    expect(event?.context.changes).to.have.all.keys([
      'tax.tax_rate_id',
      'tax.name',
      'tax.rate',
      'tax.category',
      'tax.amount',
      'tax.net_amount',
    ]);
    const failing = owner.fail('updateExpenses', { body: { ids, updates: { tax_rate: null, tax_amount: 2 } } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'ids.1.tax_amount']);
  });

  it('can be corrected on a billed expense, and on an approved one by who approves', async () => {
    const { owner } = await buildWorkspace();
    const member = await buildUser(owner, 'member');
    const { id } = await buildExpense(member, { amount: 119 });
    await owner.call('approveExpense', { params: { id } });
    await owner.call('markExpensesBilled', { body: { expense_ids: [id] } });
    const failing = member.fail('updateExpense', { params: { id }, body: { tax_rate: 0.19 } });
    expect((await refusalOf(failing)).slice(0, 2)).to.deep.equal([403, 'forbidden']);
    expect((await update(owner, id, { tax_rate: 0.19 })).amount).to.equal(19);
    const { data } = await owner.call('getExpense', { params: { id } });
    expect([data.approval.status, data.billing.billed]).to.deep.equal(['approved', true]);
  });

  it('is in the list and in its CSV', async () => {
    const { owner } = await buildWorkspace();
    await buildExpense(owner, { amount: 119, tax_rate: 0.19 });
    const { data } = await owner.call('listExpenses', {});
    expect(data[0]?.tax).to.include({ rate: 0.19, amount: 19, net_amount: 100 });
    const query = { format: 'csv', fields: 'amount,tax.rate,tax.category,tax.amount,tax.net_amount' } as const;
    const file = await (await owner.request('listExpenses', { query })).text();
    expect(file.trim().split('\r\n')).to.deep.equal([
      'amount,tax.rate,tax.category,tax.amount,tax.net_amount',
      '119,0.19,standard,19,100',
    ]);
  });
});
