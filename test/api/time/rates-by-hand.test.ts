/** Only users who see money can set it: setting a rate requires `can_see_rates`. */
import { expect } from 'chai';
import type { OperationId } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildClient, buildProject, buildTicket } from '../../support/builders/factories.js';
import { uniqueEmail } from '../../support/builders/invitations.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const date = '2026-03-10';
const refused = (field: string) => [403, 'forbidden', field];
const attempt = (by: ApiClient, id: OperationId, body: object, params: Record<string, string> = {}) =>
  refusalOf(by.fail(id, { params, body }));

/** A ticket of the contractor, on which they may set everything except the rate. */
async function buildScene() {
  const { owner } = await buildWorkspace();
  const contractor = await buildUser(owner, 'contractor', { bill_rate: 90 });
  const client = await buildClient(owner);
  const project = await buildProject(owner, { client_id: client.id, status: 'active' });
  const assignee_id = contractor.userId;
  const ticket = await buildTicket(owner, { client_id: client.id, project_id: project.id, assignee_id });
  const card = (await owner.call('createRateCard', { body: { name: 'Dear', standard_rate: 99_999 } })).data;
  return { owner, contractor, client, project, ticket, card };
}

describe('createTimeEntry, createTimeEntries, createTicketTimeEntry and startTimer', () => {
  it('accept no rate and no rate card from users who may not see rates, and name the field', async () => {
    const { contractor, project, ticket, card } = await buildScene();
    const work = { date, hours: 1, project_id: project.id };
    const params = { id: ticket.id };
    for (const [field, value] of Object.entries({ rate_charged: 99_999, rate_id: card.id })) {
      const own = { [field]: value };
      expect(await attempt(contractor, 'createTimeEntry', { ...work, ...own })).to.deep.equal(refused(field));
      expect(await attempt(contractor, 'createTimeEntries', { entries: [work, { ...work, ...own }] })).to.deep.equal(
        refused(`entries.1.${field}`),
      );
      expect(await attempt(contractor, 'startTimer', { project_id: project.id, ...own })).to.deep.equal(refused(field));
      expect(await attempt(contractor, 'createTicketTimeEntry', { date, hours: 1, ...own }, params)).to.deep.equal(
        refused(field),
      );
    }
    const { error } = await contractor.fail('createTimeEntry', { body: { ...work, rate_charged: 99_999 } });
    expect(error.message).to.equal('rate_charged requires the permission can_see_rates');
  });

  it("treat null as omitted, and use the firm's own rate for emergencies", async () => {
    const { owner, contractor, project } = await buildScene();
    const body = { date, hours: 1, project_id: project.id, rate_charged: null, rate_id: null };
    const plain = (await contractor.call('createTimeEntry', { body })).data;
    const dear = (await contractor.call('createTimeEntry', { body: { ...body, rate_type: 'emergency' } })).data;
    const rateOf = async (id: string) =>
      (await owner.call('getTimeEntry', { params: { id } })).data.billing.rate_charged;
    expect([await rateOf(plain.id), await rateOf(dear.id)]).to.deep.equal([90, 135]);
  });

  it('accept them from anyone who sees rates, whatever the role', async () => {
    const { owner, project, card } = await buildScene();
    const permissions = { can_see_rates: true, can_manage_invoices: true };
    const seeing = await buildUser(owner, 'member', { permissions });
    const body = { date, hours: 1, project_id: project.id };
    const byHand = await seeing.call('createTimeEntry', { body: { ...body, rate_charged: 70 } });
    expect(byHand.data.billing).to.include({ rate_charged: 70, rate_type: 'custom' });
    const byCard = await seeing.call('createTimeEntry', { body: { ...body, rate_id: card.id } });
    expect(byCard.data.billing.rate_charged).to.equal(99_999);
  });
});

describe('updateTimeEntry', () => {
  it('neither changes a rate for users who may not see it, nor takes back one given by hand', async () => {
    const { owner, contractor, project, card } = await buildScene();
    const body = { user_id: contractor.userId, date, hours: 1, project_id: project.id, rate_charged: 70 };
    const { id } = (await owner.call('createTimeEntry', { body })).data;
    for (const [field, value] of Object.entries({ rate_charged: 99_999, rate_id: card.id }))
      for (const sent of [value, null])
        expect(await attempt(contractor, 'updateTimeEntry', { [field]: sent }, { id })).to.deep.equal(refused(field));
    await contractor.call('updateTimeEntry', { params: { id }, body: { hours: 2, rate_type: 'custom' } });
    const { data } = await owner.call('getTimeEntry', { params: { id } });
    expect([data.hours, data.billing.rate_charged]).to.deep.equal([2, 70]);
  });
});

describe('what sets money', () => {
  it('requires can_see_rates in addition to what the operation requires, or can_see_costs for costs', async () => {
    const { owner, client, project, card } = await buildScene();
    const permissions = {
      can_manage_clients: true,
      can_manage_invoices: true,
      can_manage_projects: true,
      can_manage_team: true,
      can_see_rates: false,
    };
    const blind = await buildUser(owner, 'manager', { permissions });
    const { userId } = await buildUser(owner, 'member');
    const line = { description: 'Work', quantity: 1, rate: 99_999 };
    const invoice = { client_id: client.id, line_items: [line] };
    const draft = (await owner.call('createInvoice', { body: invoice })).data;
    const milestone = (
      await owner.call('createProjectMilestone', { params: { id: project.id }, body: { title: 'Live' } })
    ).data;
    const tries: [OperationId, object, string, Record<string, string>?][] = [
      ['createProject', { title: 'Dear', client_id: client.id, custom_rate: 9 }, 'custom_rate'],
      ['createProject', { title: 'Dear', client_id: client.id, budget_amount: 9 }, 'budget_amount'],
      ['updateProject', { rate_id: card.id }, 'rate_id', { id: project.id }],
      ['updateProject', { rate_override: false }, 'rate_override', { id: project.id }],
      ['createClient', { name: 'Dear', rate_id: card.id }, 'rate_id'],
      ['updateClient', { rate_id: card.id }, 'rate_id', { id: client.id }],
      ['createProjectMilestone', { title: 'Dear', amount: 9 }, 'amount', { id: project.id }],
      ['updateProjectMilestone', { amount: 9 }, 'amount', { id: project.id, milestone_id: milestone.id }],
      ['createRateCard', { name: 'Own', standard_rate: 9 }, 'standard_rate'],
      ['updateRateCard', { is_default: true }, 'is_default', { id: card.id }],
      ['createInvoice', invoice, 'line_items.0.rate'],
      ['addInvoiceLineItem', { ...line, amount: 9 }, 'rate', { id: draft.id }],
      ['recordInvoicePayment', { amount: 9 }, 'amount', { id: draft.id }],
      ['createAgreement', { client_id: client.id, title: 'Own', start_date: date, monthly_fee: 9 }, 'monthly_fee'],
      ['inviteUser', { email: uniqueEmail(), name: 'Ivy', role: 'member', bill_rate: 9 }, 'bill_rate'],
      ['inviteUser', { email: uniqueEmail(), name: 'Ivy', role: 'member', cost_rate: 9 }, 'cost_rate'],
      ['updateUser', { rates: { bill_rate: 9 } }, 'rates.bill_rate', { id: userId }],
      ['updateUsers', { ids: [userId], updates: { cost_rate: 9 } }, 'updates.cost_rate'],
    ];
    for (const [id, body, field, params = {}] of tries) {
      const full = id === 'createAgreement' ? { ...body, hours_included: 1 } : body;
      expect(await attempt(blind, id, full, params), `${id} with ${field}`).to.deep.equal(refused(field));
    }
    const body = { title: 'Plain', client_id: client.id, budget_hours: 9 };
    expect((await blind.call('createProject', { body })).data.budget.hours).to.equal(9);
  });
});
