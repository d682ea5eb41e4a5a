import { expect } from 'chai';
import type { Query } from '../../../contract/contract.js';
import type { QueryInput } from '../../support/service/api.js';
import { stopClock } from '../../support/service/clock.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** Four expenses of two people, with a value for each filter. */
async function buildSome() {
  const { owner } = await buildWorkspace();
  const member = await buildUser(owner, 'member', { name: 'Ada Miller' });
  const project = await buildProject(owner, { title: 'Shop' });
  const train = await buildExpense(owner, { project_id: project.id, category: 'travel', date: '2026-03-03' });
  const lunch = await buildExpense(member, { amount: 20, category: 'meals', date: '2026-03-01', billable: false });
  const hotel = await buildExpense(owner, { amount: 100, category: 'travel', date: '2026-03-02', currency: 'EUR' });
  const license = await buildExpense(member, { amount: 50, category: 'software', date: '2026-04-01' });
  await owner.call('approveExpense', { params: { id: hotel.id } });
  await owner.call('markExpensesBilled', { body: { expense_ids: [license.id] } });
  const names = new Map([
    [train.id, 'train'],
    [lunch.id, 'lunch'],
    [hotel.id, 'hotel'],
    [license.id, 'license'],
  ]);
  const listed = async (query: QueryInput<Query<'listExpenses'>>, by = owner) =>
    (await by.call('listExpenses', { query })).data.map(({ id }) => names.get(id));
  return { owner, member, project, listed };
}

describe('listExpenses', () => {
  it('shows expenses with names of what they belong to, latest day first', async () => {
    const { owner, project, listed } = await buildSome();
    expect(await listed({})).to.deep.equal(['license', 'train', 'hotel', 'lunch']);
    const { data, pagination } = await owner.call('listExpenses', {});
    expect(pagination).to.deep.include({ page: 1, per_page: 50, total: 4, total_pages: 1 });
    const client = (await owner.call('getClient', { params: { id: project.client_id } })).data;
    expect(data[1]).to.include({ client_name: client.name, project_title: 'Shop' });
    expect(data[0]).to.include({ user_name: 'Ada Miller', client_name: null });
  });

  it('filters by each of its parameters', async () => {
    const { member, project, listed } = await buildSome();
    expect(await listed({ client_id: project.client_id })).to.deep.equal(['train']);
    expect(await listed({ project_id: project.id })).to.deep.equal(['train']);
    expect(await listed({ user_id: member.userId })).to.deep.equal(['license', 'lunch']);
    expect(await listed({ category: 'travel' })).to.deep.equal(['train', 'hotel']);
    expect(await listed({ from: '2026-03-02', to: '2026-03-31' })).to.deep.equal(['train', 'hotel']);
    expect(await listed({ billable: false })).to.deep.equal(['lunch']);
    expect(await listed({ billed: true })).to.deep.equal(['license']);
    expect(await listed({ approval_status: 'approved' })).to.deep.equal(['hotel']);
    expect(await listed({ billed: false, category: 'travel', approval_status: 'pending' })).to.deep.equal(['train']);
  });

  it('sorts by amount and creation', async () => {
    const { listed } = await buildSome();
    expect(await listed({ sort: 'amount', order: 'asc' })).to.deep.equal(['lunch', 'license', 'hotel', 'train']);
    expect(await listed({ sort: 'created_at', order: 'asc' })).to.deep.equal(['train', 'lunch', 'hotel', 'license']);
  });

  it('adds up what the filters match, per currency, and counts what is waiting for approval', async () => {
    const { owner } = await buildSome();
    const { summary } = await owner.call('listExpenses', { query: { per_page: 1 } });
    expect(summary).to.deep.equal({
      total_amount: 550,
      billable_amount: 583,
      pending_approval: 3,
      other_currencies: [{ currency: 'EUR', total_amount: 100, billable_amount: 110 }],
    });
    const none = await owner.call('listExpenses', { query: { category: 'hosting' } });
    expect(none.summary).to.deep.equal({
      total_amount: 0,
      billable_amount: 0,
      pending_approval: 0,
      other_currencies: [],
    });
  });

  it('shows members their own, managers their department', async () => {
    const { owner, member, listed } = await buildSome();
    expect(await listed({}, member)).to.deep.equal(['license', 'lunch']);
    const manager = await buildUser(owner, 'manager', { department: 'Elsewhere' });
    expect(await listed({}, manager)).to.deep.equal([]);
    expect(await listed({}, await buildUser(owner, 'viewer'))).to.have.lengthOf(4);
  });

  it('finds what has changed since', async () => {
    const { owner } = await buildWorkspace();
    const clock = await stopClock(owner);
    const [first] = [await buildExpense(owner), await buildExpense(owner)];
    await clock.forward(10);
    const updated_since = (await owner.call('getTestClock', {})).data.now;
    await owner.call('approveExpense', { params: { id: first.id } });
    const { data } = await owner.call('listExpenses', { query: { updated_since } });
    expect(data.map(({ id }) => id)).to.deep.equal([first.id]);
  });

  it('refuses a filter that names an unknown object', async () => {
    const [{ owner }, elsewhere] = [await buildWorkspace(), await buildWorkspace()];
    const { id: client_id } = await buildClient(elsewhere.owner);
    const failing = owner.fail('listExpenses', { query: { client_id } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'client_id']);
  });
});

describe('getExpenseReport', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' };

  it('adds up a range by category, per currency, without what was rejected', async () => {
    const { owner } = await buildSome();
    const { id } = await buildExpense(owner, { amount: 1000, date: '2026-03-31' });
    await owner.call('rejectExpense', { params: { id }, body: {} });
    const { data } = await owner.call('getExpenseReport', { query: march });
    const euro = { currency: 'EUR', amount: 100, billable_amount: 110, markup_amount: 10 };
    expect(data).to.deep.equal({
      period: march,
      totals: { count: 3, amount: 500, billable_amount: 528, markup_amount: 48, other_currencies: [euro] },
      by_category: [
        {
          category: 'travel',
          count: 2,
          amount: 480,
          billable_amount: 528,
          markup_amount: 48,
          other_currencies: [euro],
        },
        { category: 'meals', count: 1, amount: 20, billable_amount: 0, markup_amount: 0, other_currencies: [] },
      ],
    });
  });

  it('groups by client, project, user and month', async () => {
    const { owner, member, project } = await buildSome();
    const range = { from: '2026-03-01', to: '2026-04-30' };
    const report = async (group_by: 'client' | 'project' | 'user' | 'month') =>
      (await owner.call('getExpenseReport', { query: { ...range, group_by } })).data;
    expect((await report('client')).by_client?.map((row) => [row.client_id, row.amount])).to.deep.equal([
      [project.client_id, 480],
      [null, 70],
    ]);
    expect((await report('project')).by_project?.map((row) => [row.project_title, row.count])).to.deep.equal([
      ['Shop', 1],
      [null, 3],
    ]);
    expect((await report('user')).by_user?.map((row) => [row.user_id, row.amount])).to.deep.equal([
      [owner.userId, 480],
      [member.userId, 70],
    ]);
    expect((await report('month')).by_month?.map((row) => [row.month, row.amount])).to.deep.equal([
      ['2026-03', 500],
      ['2026-04', 50],
    ]);
  });

  it('counts only what the user may see', async () => {
    const { member } = await buildSome();
    const { data } = await member.call('getExpenseReport', { query: march });
    expect(data.totals).to.include({ count: 1, amount: 20 });
  });

  it('refuses a range that ends before it begins', async () => {
    const { owner } = await buildWorkspace();
    const failing = owner.fail('getExpenseReport', { query: { from: '2026-03-02', to: '2026-03-01' } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'to']);
  });
});
