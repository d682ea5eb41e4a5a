import { expect } from 'chai';
import { startOn } from '../../support/service/clock.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildSentInvoice, lineAt, pay } from '../../support/builders/invoices.js';
import { buildWorkspace } from '../../support/builders/workspace.js';

/** A firm on Monday, 16 June 2031. */
async function buildFirm(timezone = 'UTC') {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2031-06-16');
  await owner.call('updateWorkspace', { body: { timezone } });
  const client = await buildClient(owner, { email: 'billing@acme.example' });
  const bill = (invoice_date: string, rate: number) =>
    buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(rate)], invoice_date, tax_rate: 0.1 });
  const log = (date: string, hours: number, billable = true) =>
    owner.call('createTimeEntry', { body: { client_id: client.id, date, hours, billable } });
  return { owner, client, bill, log };
}

describe('getDashboardReport', () => {
  it('compares revenue and time of this month with the whole previous month', async () => {
    const { owner, bill, log } = await buildFirm();
    const first = await bill('2031-06-01', 1000);
    await bill('2031-06-30', 200);
    await bill('2031-05-31', 800);
    await bill('2030-06-15', 600);
    await pay(owner, first.id, 300, { date: '2031-06-05' });
    await log('2031-06-02', 20);
    await log('2031-06-30', 10);
    await log('2031-06-03', 12, false);
    await log('2031-05-05', 22);
    const { data } = await owner.call('getDashboardReport', {});
    expect(data.period).to.deep.equal({ from: '2031-06-01', to: '2031-06-30', label: 'June 2031' });
    expect(data.revenue).to.deep.equal({ invoiced: 1200, collected: 300, outstanding: 2560, change_percent: 50 });
    // Working days of 8 hours: 11 in June up to the 16th, 22 in May.
    expect(data.time).to.deep.equal({
      total_hours: 42,
      billable_hours: 30,
      utilization_percent: 34.09,
      change_percent: 90.91,
    });
    expect(data.comparison).to.deep.equal({
      period: { from: '2031-05-01', to: '2031-05-31', label: 'May 2031' },
      revenue_change: 50,
      time_change: 90.91,
      utilization_change: 21.59,
    });
    const { data: against } = await owner.call('getDashboardReport', { query: { compare_to: 'previous_year' } });
    expect([against.comparison.period.label, against.revenue?.change_percent]).to.deep.equal(['June 2030', 100]);
  });

  it('counts projects and clients, as of now and in the period', async () => {
    const { owner, client } = await buildFirm();
    const project = (more: object) => buildProject(owner, { client_id: client.id, status: 'active', ...more });
    await project({});
    await project({ due_date: '2031-06-16' });
    await project({ due_date: '2031-06-15' });
    await project({ status: 'on_hold', due_date: '2031-06-15' });
    await project({ status: 'completed' });
    const reopened = await project({ status: 'completed' });
    await owner.call('updateProject', { params: { id: reopened.id }, body: { status: 'active' } });
    for (const hours of [89.99, 90]) {
      const { id: project_id } = await project({ budget_hours: 100 });
      for (const part of [20, 20, 20, 20, hours - 80]) {
        const body = { client_id: client.id, project_id, date: '2031-06-02', hours: Number(part.toFixed(2)) };
        await owner.call('createTimeEntry', { body });
      }
    }
    const left = await buildClient(owner);
    await owner.call('updateClient', { params: { id: left.id }, body: { status: 'inactive' } });
    const back = await buildClient(owner);
    for (const status of ['inactive', 'active'] as const)
      await owner.call('updateClient', { params: { id: back.id }, body: { status } });
    const { data } = await owner.call('getDashboardReport', {});
    expect(data.projects).to.deep.equal({ active: 6, completed: 1, at_risk: 2 });
    expect(data.clients).to.deep.equal({ active: 2, new: 3, churned: 1 });
    const before = (await owner.call('getDashboardReport', { query: { period: 'last_month' } })).data;
    expect(before.projects).to.deep.equal({ active: 6, completed: 0, at_risk: 2 });
    expect(before.clients).to.deep.equal({ active: 2, new: 0, churned: 0 });
  });

  it('uses the days of the workspace', async () => {
    const { owner } = await buildFirm('Pacific/Kiritimati');
    const on = async (day: string) =>
      (await owner.call('getDashboardReport', { query: { from: day, to: day } })).data.clients.new;
    expect(await Promise.all(['2031-06-16', '2031-06-17'].map(on))).to.deep.equal([0, 1]);
  });

  it('lists other currencies separately', async () => {
    const { owner, bill } = await buildFirm();
    await bill('2031-06-01', 10);
    const { id } = await buildClient(owner, { email: 'eu@client.example', currency: 'EUR' });
    await buildSentInvoice(owner, { client_id: id, line_items: [lineAt(90)], invoice_date: '2031-06-02', tax_rate: 0 });
    const { data } = await owner.call('getDashboardReport', {});
    expect(data.revenue?.invoiced).to.equal(10);
    expect(data.other_currencies).to.deep.equal([
      { currency: 'EUR', invoiced: 90, collected: 0, outstanding: 90, change_percent: null },
    ]);
  });
});
