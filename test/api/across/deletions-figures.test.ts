import { expect } from 'chai';
import { openPeriod } from '../../support/builders/agreements.js';
import { eventsOf } from '../../support/answers/events.js';
import { buildApprovedExpense, buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { addAgreement, buildTimeEntry } from '../../support/builders/time.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

describe('deleteProject and the expenses of the project', () => {
  it('keeps them with their receipts, without the project', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    const pending = await buildExpense(owner, { project_id: id });
    const rejected = await buildExpense(owner, { project_id: id });
    await owner.call('rejectExpense', { params: { id: rejected.id } });
    await owner.call('deleteProject', { params: { id } });
    for (const each of [pending, rejected]) {
      const { data } = await owner.call('getExpense', { params: { id: each.id } });
      expect(data).to.deep.include({ project_id: null, client_id });
      const last = (await eventsOf(owner, each.id)).at(-1);
      expect(last?.type).to.equal('expense.updated');
      expect(last?.data).to.deep.equal(data);
      expect(last?.context.changes).to.deep.equal({ project_id: { from: id, to: null } });
    }
  });

  it('is refused because of an approved one until that is moved to another project, and because of one that was billed elsewhere', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildProject(owner);
    const { id: other } = await buildProject(owner, { client_id });
    const params = { id };
    const approved = await buildApprovedExpense(owner, { project_id: id });
    expect(await refusalOf(owner.fail('deleteProject', { params }))).to.deep.equal([409, 'invalid_state']);
    expect((await owner.call('getExpense', { params: { id: approved.id } })).data).to.deep.equal(approved);
    await owner.call('updateExpense', { params: { id: approved.id }, body: { project_id: other } });
    const billed = await buildExpense(owner, { project_id: id });
    await owner.call('markExpensesBilled', { body: { expense_ids: [billed.id] } });
    expect(await refusalOf(owner.fail('deleteProject', { params }))).to.deep.equal([409, 'invalid_state']);
    await owner.call('getProject', { params });
  });
});

describe('deleteProject and the totals that its time counted in', () => {
  it('subtracts the time from a ticket that stays', async () => {
    const { owner } = await buildWorkspace();
    const { id: project_id, client_id } = await buildProject(owner);
    const ticket = await buildTicket(owner, { client_id });
    await buildTimeEntry(owner, { project_id, ticket_id: ticket.id, hours: 3 });
    await buildTimeEntry(owner, { ticket_id: ticket.id, hours: 0.5 });
    await owner.call('deleteProject', { params: { id: project_id } });
    const { time } = (await owner.call('getTicket', { params: { id: ticket.id } })).data;
    expect([time.logged_hours, time.billable_hours]).to.deep.equal([0.5, 0.5]);
  });

  it('returns the hours to an agreement', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const agreement_id = await addAgreement(owner, client_id);
    const { id: project_id } = await buildProject(owner, { client_id, billing_type: 'retainer', agreement_id });
    await buildTimeEntry(owner, { project_id, hours: 3 });
    const used = async (): Promise<number> =>
      openPeriod((await owner.call('getAgreement', { params: { id: agreement_id } })).data).hours_used;
    expect(await used()).to.equal(3);
    await owner.call('deleteProject', { params: { id: project_id } });
    expect(await used()).to.equal(0);
  });
});
