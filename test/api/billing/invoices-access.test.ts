import { expect } from 'chai';
import { buildClient, buildProject, buildRateCard } from '../../support/builders/factories.js';
import { buildSentInvoice, lineAt } from '../../support/builders/invoices.js';
import { addTicket, buildTimeEntry } from '../../support/builders/time.js';
import { plainTaxOf } from '../../support/builders/taxes.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

describe('getInvoice by role', () => {
  it('shows viewers everything but the rates and amounts of lines and the page that has them', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner, { email: 'pay@acme.example' });
    const entry = await buildTimeEntry(owner, { client_id });
    const lines = [lineAt(100, { time_entry_ids: [entry.id] })];
    const { id } = await buildSentInvoice(owner, { client_id, line_items: lines });
    const viewer = await buildUser(owner, 'viewer');
    const query = { include: ['line_items', 'time_entries', 'payments', 'client'] as const };
    const { data } = await viewer.call('getInvoice', { params: { id }, query: { include: [...query.include] } });
    const { taxable: _taxable, tax: _tax, ...terms } = { ...plainTaxOf(0, 0, 0), category: 'zero' };
    const amounts = { tax_rate: 0, taxes: [terms], tax_currency: null, exchange_rate: null, exchange_rate_date: null };
    expect(data.amounts).to.deep.equal(amounts);
    expect(data).not.to.have.property('hosted_url');
    expect(data.client?.id).to.equal(client_id);
    expect(data.line_items?.[0]).to.include({ description: 'Consulting', quantity: 1 });
    expect(data.line_items?.[0]).not.to.have.any.keys('rate', 'amount', 'net_amount');
    expect(data.time_entries?.[0]?.billing).not.to.have.property('rate_charged');
    const { data: rows, summary } = await viewer.call('listInvoices', {});
    expect([rows[0]?.amounts, summary]).to.deep.equal([amounts, { count_by_status: { sent: 1 } }]);
    expect((await viewer.fail('getInvoiceAging')).status).to.equal(403);
    expect((await viewer.call('listInvoicePayments', { params: { id } })).data).to.deep.equal([]);
    expect((await viewer.fail('getInvoicePdf', { params: { id } })).status).to.equal(403);
  });

  it('shows everything to viewers who may see rates, and lets no viewer change anything', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildSentInvoice(owner);
    const permissions = { can_see_rates: true, can_manage_invoices: true };
    const viewer = await buildUser(owner, 'viewer', { permissions });
    const query = { include: ['line_items' as const] };
    const { data } = await viewer.call('getInvoice', { params: { id }, query });
    expect(data.line_items?.[0]).to.include({ rate: 100, amount: 100 });
    expect(data.hosted_url).to.be.a('string');
    expect((await viewer.request('getInvoicePdf', { params: { id } })).status).to.equal(200);
    expect((await viewer.fail('updateInvoice', { params: { id }, body: { po_number: '1' } })).status).to.equal(403);
    expect((await viewer.call('getCurrentUser', {})).data.permissions).to.include({
      can_see_rates: true,
      can_manage_invoices: false,
    });
  });

  it('is open to members with can_manage_invoices, who bill the time of everyone but see only their own', async () => {
    const { owner } = await buildWorkspace();
    const { id: client_id } = await buildClient(owner);
    const entry = await buildTimeEntry(owner, { client_id });
    const clerk = await buildUser(owner, 'member', { permissions: { can_manage_invoices: true } });
    const { data } = await clerk.call('createInvoiceFromTime', {
      body: { client_id, from: entry.date, to: entry.date },
    });
    expect(data.line_items?.[0]?.time_entry_ids).to.deep.equal([entry.id]);
    expect(data.line_items?.[0]).not.to.have.any.keys('rate', 'amount');
    const query = { include: ['time_entries' as const] };
    const { data: again } = await clerk.call('getInvoice', { params: { id: data.id }, query });
    expect(again.time_entries).to.deep.equal([]);
    const member = await buildUser(owner, 'member');
    expect((await member.fail('getInvoice', { params: { id: data.id } })).status).to.equal(403);
  });

  it('is closed to contractors, also to those who were once allowed to manage invoices', async () => {
    const { owner } = await buildWorkspace();
    const { id, client_id } = await buildSentInvoice(owner);
    const permissions = { can_manage_invoices: true, can_see_rates: true };
    const contractor = await buildUser(owner, 'contractor', { permissions });
    await addTicket(owner, { client_id, assignee_id: contractor.userId });
    expect((await contractor.fail('getInvoice', { params: { id } })).status).to.equal(403);
    expect((await contractor.fail('sendInvoice', { params: { id } })).status).to.equal(403);
    expect((await contractor.fail('createInvoice', { body: { client_id } })).status).to.equal(403);
  });
});

describe('listInvoices and listAgreements sorted', () => {
  it('reveal no order of what is hidden', async () => {
    const { owner } = await buildWorkspace();
    const viewer = await buildUser(owner, 'viewer');
    const sorted = [
      ['listInvoices', 'total'],
      ['listAgreements', 'monthly_fee'],
    ] as const;
    for (const [id, sort] of sorted) {
      const { status, error } = await viewer.fail(id, { query: { sort } });
      expect([status, error.code, error.field]).to.deep.equal([403, 'forbidden', 'sort']);
      expect((await owner.request(id, { query: { sort } })).status).to.equal(200);
    }
    const csv = await buildUser(owner, 'viewer', { permissions: { can_export_data: true } });
    expect((await csv.fail('listInvoices', { query: { sort: 'total', format: 'csv' } })).status).to.equal(403);
  });
});

describe('rate cards by permission', () => {
  it('show their rates only with can_see_rates', async () => {
    const { owner } = await buildWorkspace();
    const { id } = await buildRateCard(owner, { emergency_rate: 150 });
    const clerk = await buildUser(owner, 'member', { permissions: { can_manage_invoices: true } });
    const card = (await clerk.call('getRateCard', { params: { id } })).data;
    expect(card).not.to.have.any.keys('standard_rate', 'emergency_rate');
    expect((await clerk.call('listRateCards', {})).data).to.deep.equal([card]);
    const viewer = await buildUser(owner, 'viewer', { permissions: { can_see_rates: true } });
    expect((await viewer.fail('getRateCard', { params: { id } })).status).to.equal(403);
  });

  it('cannot be set on a project by users who may not see them, and stay on a project that those change', async () => {
    const { owner } = await buildWorkspace();
    const { id: rate_id } = await buildRateCard(owner);
    const project = await buildProject(owner, { rate_id });
    const manager = await buildUser(owner, 'manager');
    const params = { id: project.id };
    const { id: client_id } = await buildClient(owner);
    const { data } = await manager.call('updateProject', { params, body: { rate_id, title: 'Renamed', client_id } });
    expect(data.rate.rate_id).to.equal(rate_id);
    const { error } = await manager.fail('createProject', { body: { title: 'New', client_id, rate_id } });
    expect([error.code, error.field]).to.deep.equal(['invalid_request', 'rate_id']);
  });
});
