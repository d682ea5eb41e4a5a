import { expect } from 'chai';
import type { Schemas } from '../../../contract/contract.js';
import { addDays } from '../../../domain/time.js';
import type { ApiClient } from '../../support/service/api.js';
import { startOn } from '../../support/service/clock.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { credit, lineAt } from '../../support/builders/invoices.js';
import { buildPhase } from '../../support/builders/projects.js';
import { addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const today = '2026-03-10';

const budgetOf = async (reader: ApiClient, id: string): Promise<Schemas['ProjectBudgetUse']> =>
  (await reader.call('getProjectBudget', { params: { id } })).data;

/** A row without the name, which is different in every test. */
const unnamed = ({ user_id, hours, billable_hours, value }: Schemas['ProjectBudgetUser']) => ({
  user_id,
  hours,
  billable_hours,
  ...(value === undefined ? {} : { value }),
});

/** A project at 100 an hour, on which two people have worked, that is partly billed, credited and drafted. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  await startOn(owner, today);
  const ann = await buildUser(owner, 'member', { department: 'Design', cost_rate: 40 });
  const bob = await buildUser(owner, 'member', { department: 'Build', cost_rate: 50 });
  const terms = { status: 'active', custom_rate: 100, budget_hours: 40, budget_amount: 3000 } as const;
  const { id: project_id, client_id } = await buildProject(owner, terms);
  const phase = await buildPhase(owner, project_id, { title: 'Design', budget_hours: 10 });
  const ticket = await buildTicket(owner, { client_id, project_id, phase_id: phase.id, title: 'Login fails' });
  const log = (by: ApiClient, date: string, hours: number, more: object = {}) =>
    buildTimeEntry(owner, { project_id, user_id: by.userId, date, hours, ...more });
  await log(ann, '2026-02-02', 10, { ticket_id: ticket.id });
  await log(bob, '2026-03-02', 6);
  await log(ann, '2026-03-03', 2, { ticket_id: ticket.id, billable: false });
  const rejected = await log(bob, '2026-03-04', 3);
  await owner.call('rejectTimeEntry', { params: { id: rejected.id }, body: { reason: 'Not agreed' } });
  const from = { client_id, from: '2026-02-01', to: '2026-02-28', invoice_date: '2026-03-01', tax_rate: 0 };
  const invoice = (await owner.call('createInvoiceFromTime', { body: from })).data;
  await owner.call('sendInvoice', { params: { id: invoice.id }, body: { to: ['pat@client.example'] } });
  await credit(owner, invoice.id, { amount: 200 });
  const draft = { client_id, invoice_date: today, line_items: [lineAt(50, { project_id })] };
  await owner.call('createInvoice', { body: draft });
  await buildExpense(owner, { project_id, user_id: ann.userId, amount: 100, currency: 'USD' });
  await buildExpense(owner, { project_id, user_id: bob.userId, amount: 30, currency: 'EUR' });
  return { owner, ann, bob, project_id, client_id, phase, ticket };
}

describe('getProjectBudget', () => {
  it('shows the budget over time, by whom and on what, what is billed and what it cost', async () => {
    const { owner, ann, bob, project_id, phase, ticket } = await buildFirm();
    const project = (await owner.call('getProject', { params: { id: project_id } })).data;
    const { by_user, ...rest } = await budgetOf(owner, project_id);
    expect(by_user.map(unnamed)).to.deep.equal([
      { user_id: ann.userId, hours: 12, billable_hours: 10, value: 1000 },
      { user_id: bob.userId, hours: 9, billable_hours: 9, value: 900 },
    ]);
    expect(rest).to.deep.equal({
      project_id,
      currency: 'USD',
      covers: 'everyone',
      budget: { hours: 40, amount: 3000, hours_used: 21, amount_billed: 850, percent_complete: 52.5 },
      interval: 'day',
      days: [
        { date: '2026-02-02', hours: 10, value: 1000, amount: 0 },
        { date: '2026-03-01', hours: 10, value: 1000, amount: 1000 },
        { date: '2026-03-02', hours: 16, value: 1600, amount: 1000 },
        { date: '2026-03-03', hours: 18, value: 1600, amount: 1000 },
        { date: '2026-03-04', hours: 21, value: 1900, amount: 1000 },
        { date: '2026-03-10', hours: 21, value: 1900, amount: 850 },
      ],
      by_phase: [
        { phase_id: phase.id, phase_title: 'Design', budget_hours: 10, hours: 12, billable_hours: 10, value: 1000 },
        { phase_id: null, phase_title: null, budget_hours: null, hours: 9, billable_hours: 9, value: 900 },
      ],
      by_ticket: [
        {
          ticket_id: ticket.id,
          ticket_number: ticket.number,
          ticket_title: 'Login fails',
          hours: 12,
          billable_hours: 10,
          value: 1000,
        },
        { ticket_id: null, ticket_number: null, ticket_title: null, hours: 9, billable_hours: 9, value: 900 },
      ],
      omitted_tickets: 0,
      unbilled: {
        hours: 6,
        time: 600,
        expenses: 110,
        amount: 710,
        expenses_in_other_currencies: [{ currency: 'EUR', value: 33 }],
      },
      billed: { hours: 10, amount: 850 },
      // 12 hours at 40 and 9 at 50.
      cost: {
        currency: 'USD',
        time: 930,
        expenses: 100,
        amount: 1030,
        expenses_in_other_currencies: [{ currency: 'EUR', value: 30 }],
      },
      margin: { amount: 530, percent: 33.97 },
      weekly_pace: { hours: 2.75, value: 225 },
      // 19 hours are left, 11 in 28 days: 48.4 days.
      runs_out_on: '2026-04-28',
    });
    expect(rest.budget).to.deep.equal(project.budget);
  });

  it('agrees with the hours of phases, the unbilled work of the client, and the sums of the list of time', async () => {
    const { owner, project_id, client_id, phase } = await buildFirm();
    const { by_phase, unbilled, days } = await budgetOf(owner, project_id);
    const params = { id: project_id, phase_id: phase.id };
    expect(by_phase[0]?.hours).to.equal((await owner.call('getProjectPhase', { params })).data.hours_used);
    const { time } = (await owner.call('getClientUnbilled', { params: { id: client_id } })).data;
    expect(time.map(({ hours, value }) => [hours, value])).to.deep.equal([[unbilled.hours, unbilled.time]]);
    const { summary } = await owner.call('listProjectTimeEntries', { params: { id: project_id } });
    expect([summary.total_hours, summary.total_value]).to.deep.equal([days.at(-1)?.hours, days.at(-1)?.value]);
  });

  it('shows a member their own hours, and no money', async () => {
    const { ann, project_id, phase, ticket } = await buildFirm();
    const hours = { hours: 12, billable_hours: 10 };
    const { by_user, ...rest } = await budgetOf(ann, project_id);
    expect(by_user.map(unnamed)).to.deep.equal([{ user_id: ann.userId, ...hours }]);
    expect(rest).to.deep.equal({
      project_id,
      currency: 'USD',
      covers: 'self',
      budget: { hours: 40, hours_used: 21, percent_complete: 52.5 },
      interval: 'day',
      // Not the days of the invoice and the credit note.
      days: [
        { date: '2026-02-02', hours: 10 },
        { date: '2026-03-03', hours: 12 },
      ],
      by_phase: [{ phase_id: phase.id, phase_title: 'Design', budget_hours: 10, ...hours }],
      by_ticket: [{ ticket_id: ticket.id, ticket_number: ticket.number, ticket_title: 'Login fails', ...hours }],
      omitted_tickets: 0,
      unbilled: { hours: 0 },
      billed: { hours: 10 },
    });
  });

  it("shows a manager their department's time and expenses, and the amount that is billed", async () => {
    const { owner, bob, project_id } = await buildFirm();
    const manager = await buildUser(owner, 'manager', { department: 'Build' });
    const { covers, by_user, days, unbilled, billed, ...rest } = await budgetOf(manager, project_id);
    expect([covers, by_user.map(({ user_id, value }) => [user_id, value])]).to.deep.equal([
      'department',
      [[bob.userId, 900]],
    ]);
    expect(days.at(-1)).to.deep.equal({ date: '2026-03-10', hours: 9, value: 900, amount: 850 });
    expect(unbilled).to.deep.equal({
      hours: 6,
      time: 600,
      expenses: 0,
      amount: 600,
      expenses_in_other_currencies: [{ currency: 'EUR', value: 33 }],
    });
    expect(billed).to.deep.equal({ hours: 0, amount: 850 });
    expect(rest).not.to.have.any.keys('cost', 'margin', 'weekly_pace', 'runs_out_on');
  });

  it('shows costs to those who see costs, and the margin if they also see rates', async () => {
    const { owner, project_id } = await buildFirm();
    const [costs, both] = [
      await buildUser(owner, 'viewer', { permissions: { can_see_costs: true } }),
      await buildUser(owner, 'viewer', { permissions: { can_see_costs: true, can_see_rates: true } }),
    ];
    expect((await budgetOf(costs, project_id)).cost?.amount).to.equal(1030);
    expect(await budgetOf(costs, project_id)).not.to.have.property('margin');
    expect((await budgetOf(both, project_id)).margin).to.deep.equal({ amount: 530, percent: 33.97 });
  });

  it('shows where hours lead to all who see all time, and where money leads to those who see rates', async () => {
    const { owner, project_id } = await buildFirm();
    const viewer = await buildUser(owner, 'viewer');
    expect(await budgetOf(viewer, project_id)).to.deep.include({
      covers: 'everyone',
      weekly_pace: { hours: 2.75 },
      runs_out_on: '2026-04-28',
    });
    await owner.call('updateProject', { params: { id: project_id }, body: { budget_hours: null } });
    expect(await budgetOf(viewer, project_id)).not.to.have.property('runs_out_on');
    // 3000 less 850 and 710 are left, 900 in 28 days: 44.8 days.
    expect((await budgetOf(owner, project_id)).runs_out_on).to.equal('2026-04-24');
  });

  it('leaves out the name of a ticket that a contractor no longer sees', async () => {
    const { owner, project_id, client_id, ticket } = await buildFirm();
    const contractor = await buildUser(owner, 'contractor');
    await addTicket(owner, { client_id, project_id, assignee_id: contractor.userId });
    await buildTimeEntry(owner, { project_id, ticket_id: ticket.id, user_id: contractor.userId, hours: 1 });
    const { by_ticket, by_user } = await budgetOf(contractor, project_id);
    const unseen = { ticket_id: ticket.id, ticket_number: null, ticket_title: null, hours: 1, billable_hours: 1 };
    expect(by_ticket).to.deep.equal([unseen]);
    expect(by_user.map(({ user_id }) => user_id)).to.deep.equal([contractor.userId]);
  });

  it('has no margin if the client pays in another currency than that of the costs', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, today);
    const { id: client_id } = await buildClient(owner, { currency: 'JPY' });
    const { id } = await buildProject(owner, { client_id, custom_rate: 100.5 });
    await buildTimeEntry(owner, { project_id: id, hours: 1 });
    await buildExpense(owner, { project_id: id, amount: 5, currency: 'USD', markup_percent: 0 });
    const { days, unbilled, cost, margin } = await budgetOf(owner, id);
    expect(days).to.deep.equal([{ date: '2026-03-10', hours: 1, value: 101, amount: 0 }]);
    expect(unbilled).to.deep.include({
      time: 101,
      expenses: 0,
      expenses_in_other_currencies: [{ currency: 'USD', value: 5 }],
    });
    expect(cost).to.deep.include({ currency: 'USD', expenses: 5 });
    expect(margin).to.equal(null);
  });

  it('is empty for a project without work', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildProject(owner, { budget_hours: 10 });
    expect(await budgetOf(owner, id)).to.deep.include({
      days: [],
      by_user: [],
      by_phase: [],
      by_ticket: [],
      margin: { amount: 0, percent: null },
      weekly_pace: { hours: 0, value: 0 },
      runs_out_on: null,
    });
  });

  it('lists the last days of weeks of a long project, with the same totals', async () => {
    const { owner } = await buildWorkspace();
    const { id: project_id } = await buildProject(owner);
    for (let first = 0; first < 500; first += 100) {
      const entries = Array.from({ length: 100 }, (_, at) => ({
        project_id,
        date: addDays('2025-01-01', first + at),
        hours: 0.25,
      }));
      await owner.call('createTimeEntries', { body: { entries } });
    }
    const { interval, days } = await budgetOf(owner, project_id);
    expect([interval, days.length]).to.deep.equal(['week', 72]);
    // Wednesday to Sunday, then whole weeks.
    expect(days.slice(0, 2).map(({ date, hours }) => [date, hours])).to.deep.equal([
      ['2025-01-05', 1.25],
      ['2025-01-12', 3],
    ]);
    expect(days.at(-1)).to.deep.include({ date: '2026-05-15', hours: 125 });
  });

  it('lists 100 tickets, and counts the others', async () => {
    const { owner } = await buildWorkspace();
    const { id: project_id, client_id } = await buildProject(owner);
    const tickets = await Promise.all(Array.from({ length: 102 }, () => addTicket(owner, { client_id, project_id })));
    for (const some of [tickets.slice(0, 51), tickets.slice(51)]) {
      const entries = some.map((ticket_id) => ({ ticket_id, date: today, hours: 1 }));
      await owner.call('createTimeEntries', { body: { entries } });
    }
    const { by_ticket, omitted_tickets, days } = await budgetOf(owner, project_id);
    expect([by_ticket.length, omitted_tickets, days.at(-1)?.hours]).to.deep.equal([100, 2, 102]);
  });
});
