import { expect } from 'chai';
import { buildApprovedExpense, buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('getClientUnbilled', () => {
  it('shows what from-time would bill, and separately what awaits approval', async () => {
    const { owner } = await buildWorkspace();
    await owner.call('updateWorkspace', { body: { require_time_approval: true, require_expense_approval: true } });
    const { id: client_id } = await buildClient(owner);
    const { id: project_id } = await buildProject(owner, { client_id });
    const { id: fixed } = await buildProject(owner, { client_id, billing_type: 'fixed_fee' });
    const log = (more: object) => buildTimeEntry(owner, { client_id, hours: 1.25, rate_charged: 33.3333, ...more });
    const approved = [await log({ date: '2026-03-02', project_id }), await log({ date: '2026-03-01', project_id })];
    for (const { id } of approved) await owner.call('approveTimeEntry', { params: { id } });
    const rejected = await log({});
    await owner.call('rejectTimeEntry', { params: { id: rejected.id }, body: { reason: 'No' } });
    for (const more of [{ project_id: fixed }, { billable: false }, { date: '2026-03-05' }]) await log(more);
    await buildApprovedExpense(owner, { client_id });
    await buildExpense(owner, { client_id, currency: 'CHF', date: '2026-03-11' });
    const read = async () => (await owner.call('getClientUnbilled', { params: { id: client_id } })).data;
    const { time, expenses } = await read();
    const none = { project_id: null, awaiting_approval: true };
    expect(time).to.have.deep.members([
      { project_id, awaiting_approval: false, entries: 2, hours: 2.5, value: 83.33, oldest_date: '2026-03-01' },
      { ...none, entries: 1, hours: 1.25, value: 41.67, oldest_date: '2026-03-05' },
    ]);
    expect(expenses).to.have.deep.members([
      { ...none, awaiting_approval: false, currency: 'USD', expenses: 1, amount: 528, oldest_date: '2026-03-10' },
      { ...none, currency: 'CHF', expenses: 1, amount: 528, oldest_date: '2026-03-11' },
    ]);
    const body = { client_id, from: '2026-03-01', to: '2026-03-31', include_expenses: true };
    const { summary } = (await owner.call('createInvoiceFromTime', { body })).data;
    expect([summary?.hours_billed, summary?.expenses_included]).to.deep.equal([2.5, 1]);
    const left = await read();
    expect([
      left.time.map((group) => group.awaiting_approval),
      left.expenses.map((group) => group.currency),
    ]).to.deep.equal([[true], ['CHF']]);
  });

  it('shows no values to users who may not see rates', async () => {
    const { owner } = await buildWorkspace();
    const { client_id } = await buildTimeEntry(owner);
    const viewer = await buildUser(owner, 'viewer');
    const { data } = await viewer.call('getClientUnbilled', { params: { id: client_id ?? '' } });
    expect(data.time[0]).to.include({ hours: 2 }).and.not.to.have.property('value');
  });
});
