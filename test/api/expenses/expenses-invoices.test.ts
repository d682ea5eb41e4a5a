import { expect } from 'chai';
import { eventsOf, eventTypesOf } from '../../support/answers/events.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, readInvoice } from '../../support/builders/invoices.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const march = { from: '2026-03-01', to: '2026-03-31', include_expenses: true };

describe('createInvoiceFromTime with expenses', () => {
  it('creates a line for each at what the client pays, by day, after the time', async () => {
    const { owner } = await buildWorkspace();
    const { id: project_id, client_id, title } = await buildProject(owner);
    await buildTimeEntry(owner, { project_id, rate_charged: 100 });
    const hotel = await buildExpense(owner, { project_id, date: '2026-03-31', description: 'Hotel', amount: 99.99 });
    const train = await buildExpense(owner, { client_id, date: '2026-03-01' });
    await buildExpense(owner, { client_id, date: '2026-04-01' });
    const { data } = await owner.call('createInvoiceFromTime', { body: { client_id, ...march, group_by: 'project' } });
    expect(data.line_items?.map((line) => [line.description, line.quantity, line.rate, line.amount])).to.deep.equal([
      [title, 2, 100, 200],
      ['Train', 1, 528, 528],
      ['Hotel', 1, 109.99, 109.99],
    ]);
    expect(data.summary).to.deep.equal({ time_entries_included: 1, expenses_included: 2, hours_billed: 2 });
    expect(data.amounts.subtotal).to.equal(837.99);
    expect(data.line_items?.map((line) => line.expense_ids)).to.deep.equal([[], [train.id], [hotel.id]]);
    expect((await owner.call('getProject', { params: { id: project_id } })).data.budget.amount_billed).to.equal(309.99);
    expect(await eventTypesOf(owner, train.id)).to.deep.equal(['expense.created', 'expense.billed']);
  });

  it('works with expenses only, and bills none unless requested', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    await buildExpense(owner, { client_id });
    const body = { client_id, ...march };
    const without = owner.fail('createInvoiceFromTime', { body: { ...body, include_expenses: false } });
    expect(await refusalOf(without)).to.deep.equal([400, 'invalid_request', 'from']);
    expect((await owner.call('createInvoiceFromTime', { body })).data.amounts.total).to.equal(528);
  });

  it('skips what is not billable, billed, rejected or in another currency', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    await buildExpense(owner, { client_id, billable: false });
    await buildExpense(owner, { client_id, currency: 'EUR' });
    const [billed, rejected] = [await buildExpense(owner, { client_id }), await buildExpense(owner, { client_id })];
    await owner.call('markExpensesBilled', { body: { expense_ids: [billed.id] } });
    await owner.call('rejectExpense', { params: { id: rejected.id }, body: {} });
    const failing = owner.fail('createInvoiceFromTime', { body: { client_id, ...march } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'from']);
  });

  it('bills pending ones only if they need no approval', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { require_expense_approval: true } });
    const { id: client_id } = await buildClient(owner);
    const [approved] = [await buildExpense(owner, { client_id }), await buildExpense(owner, { client_id })];
    await owner.call('approveExpense', { params: { id: approved.id } });
    const { data } = await owner.call('createInvoiceFromTime', { body: { client_id, ...march } });
    expect(data.line_items?.flatMap((line) => line.expense_ids)).to.deep.equal([approved.id]);
  });

  it('bills each once in 20 concurrent calls', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    for (let count = 0; count < 5; count += 1) await buildExpense(owner, { client_id });
    const body = { client_id, ...march };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.request('createInvoiceFromTime', { body })),
    );
    expect(answers.filter(({ status }) => status === 201)).to.have.lengthOf(1);
    const { summary, pagination } = await owner.call('listExpenses', { query: { billed: true } });
    expect([pagination.total, summary.billable_amount]).to.deep.equal([5, 2640]);
  });
});

describe('lines with expenses', () => {
  it('bill what they name, and free it, with events, once they no longer name it or the invoice is void', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const [first, second] = [await buildExpense(owner, { client_id }), await buildExpense(owner, { client_id })];
    const isBilled = async () =>
      Promise.all(
        [first, second].map(async ({ id }) => (await owner.call('getExpense', { params: { id } })).data.billing.billed),
      );
    const { id } = await buildInvoice(owner, { client_id });
    const line = (
      await owner.call('addInvoiceLineItem', {
        params: { id },
        body: { description: 'Travel', rate: 1056, expense_ids: [first.id, second.id] },
      })
    ).data;
    expect([line.expense_ids, line.expense_count]).to.deep.equal([[first.id, second.id], 2]);
    expect(await isBilled()).to.deep.equal([true, true]);
    const params = { id, line_id: line.id };
    await owner.call('updateInvoiceLineItem', { params, body: { expense_ids: [second.id] } });
    expect(await isBilled()).to.deep.equal([false, true]);
    await owner.call('voidInvoice', { params: { id } });
    expect(await isBilled()).to.deep.equal([false, false]);
    expect((await readInvoice(owner, id)).status).to.equal('void');
    for (const each of [first, second]) {
      const [, billed, freed, ...more] = await eventsOf(owner, each.id);
      expect([billed?.type, freed?.type, more]).to.deep.equal(['expense.billed', 'expense.updated', []]);
      expect(freed?.context.changes).to.deep.equal({
        'billing.billed': { from: true, to: false },
        'billing.invoice_line_id': { from: line.id, to: null },
      });
    }
  });

  it('refuse what they cannot bill, naming its path', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id: other } = await buildClient(owner);
    const { id } = await buildInvoice(owner, { client_id });
    const add = async (expense_ids: string[]) =>
      refusalOf(
        owner.fail('addInvoiceLineItem', { params: { id }, body: { description: 'Travel', rate: 1, expense_ids } }),
      );
    const [ours, euro, free] = [
      await buildExpense(owner, { client_id }),
      await buildExpense(owner, { client_id, currency: 'EUR' }),
      await buildExpense(owner, { client_id, billable: false }),
    ];
    const foreign = await buildExpense(owner, { client_id: other });
    expect(await add([ours.id, foreign.id])).to.deep.equal([400, 'invalid_request', 'expense_ids.1']);
    expect(await add([euro.id])).to.deep.equal([409, 'invalid_state', 'expense_ids.0']);
    expect(await add([free.id])).to.deep.equal([409, 'invalid_state', 'expense_ids.0']);
    await owner.call('rejectExpense', { params: { id: ours.id }, body: {} });
    expect(await add([ours.id])).to.deep.equal([409, 'invalid_state', 'expense_ids.0']);
    expect((await owner.call('listExpenses', { query: { billed: true } })).pagination.total).to.equal(0);
  });

  it('can name an expense only once in a request', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const { id } = await buildExpense(owner, { client_id });
    const line = { description: 'Travel', rate: 1, expense_ids: [id] };
    const failing = owner.fail('createInvoice', { body: { client_id, line_items: [line, line] } });
    expect(await refusalOf(failing)).to.deep.equal([400, 'invalid_request', 'line_items.1.expense_ids.0']);
  });

  it('show everything that they bill, whoever spent it, but only to users who may see invoices', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const member = await buildUser(owner, 'member');
    const { id } = await buildExpense(member, { client_id });
    const { data } = await owner.call('createInvoiceFromTime', { body: { client_id, ...march } });
    expect(data.line_items?.[0]?.expense_ids).to.deep.equal([id]);
    expect((await member.call('getExpense', { params: { id } })).data.billing.billed).to.equal(true);
  });
});
