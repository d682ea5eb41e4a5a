import { expect } from 'chai';
import type { Body } from '../../../contract/contract.js';
import { buildAgreement } from '../../support/builders/agreements.js';
import { startOn } from '../../support/service/clock.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, lineAt, pay } from '../../support/builders/invoices.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const quarter = { from: '2031-04-01', to: '2031-06-30' };

/** A firm on 16 June 2031 with one client. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2031-06-16');
  const client = await buildClient(owner, { email: 'billing@acme.example', name: 'Acme' });
  const bill = (invoice_date: string, rate: number, more: Partial<Body<'createInvoice'>> = {}) => {
    const body = { client_id: client.id, line_items: [lineAt(rate)], invoice_date, tax_rate: 0.2 };
    return buildSentInvoice(owner, { ...body, ...more });
  };
  return { owner, client, bill };
}

describe('getRevenueReport', () => {
  it('has every month of the period, invoiced before tax, and collected minus refunds', async () => {
    const { owner, bill } = await buildFirm();
    const paid = await bill('2031-04-30', 1000);
    await bill('2031-06-01', 500);
    await bill('2031-03-31', 100);
    const gone = await bill('2031-06-02', 4000);
    await owner.call('voidInvoice', { params: { id: gone.id }, body: {} });
    await buildInvoice(owner, { invoice_date: '2031-06-02', line_items: [lineAt(5000)] });
    await pay(owner, paid.id, 900, { date: '2031-04-30' });
    const { payments = [] } = (
      await owner.call('getInvoice', { params: { id: paid.id }, query: { include: ['payments'] } })
    ).data;
    await owner.call('refundInvoicePayment', {
      params: { id: paid.id, payment_id: payments[0]?.id ?? '' },
      body: { amount: 200 },
    });
    const { data } = await owner.call('getRevenueReport', { query: quarter });
    expect(data).to.deep.equal({
      period: { ...quarter, label: 'Q2 2031' },
      summary: { total_revenue: 1500, total_collected: 700, mrr: 0, arr: 0, growth_rate: 1400 },
      by_month: [
        { month: '2031-04', invoiced: 1000, collected: 900 },
        { month: '2031-05', invoiced: 0, collected: 0 },
        { month: '2031-06', invoiced: 500, collected: -200 },
      ],
      by_type: { time_and_materials: 0, fixed_fee: 1500, retainer: 0 },
      omitted: 0,
      other_currencies: [],
    });
  });

  it('counts an invoice once approved, and no longer when the approval is rejected', async () => {
    const { owner, client } = await buildFirm();
    const body = { client_id: client.id, line_items: [lineAt(100)], invoice_date: '2031-06-10' };
    const { id } = await buildInvoice(owner, body);
    const revenue = async () => {
      const { summary, by_type } = (await owner.call('getRevenueReport', { query: {} })).data;
      return [summary.total_revenue, by_type.fixed_fee];
    };
    expect(await revenue()).to.deep.equal([0, 0]);
    await owner.call('submitInvoice', { params: { id } });
    expect(await revenue()).to.deep.equal([100, 100]);
    await owner.call('rejectInvoiceApproval', { params: { id }, body: {} });
    expect(await revenue()).to.deep.equal([0, 0]);
  });

  it('counts both days at the ends of the period, also by kind', async () => {
    const { owner, bill } = await buildFirm();
    for (const [day, rate] of [
      ['2031-05-31', 1],
      ['2031-06-01', 20],
      ['2031-06-10', 300],
      ['2031-06-11', 4000],
    ] as const)
      await bill(day, rate);
    const { data } = await owner.call('getRevenueReport', { query: { from: '2031-06-01', to: '2031-06-10' } });
    expect([data.summary.total_revenue, data.by_type.fixed_fee]).to.deep.equal([320, 320]);
  });

  it('adds up quarters, and what the months ahead are expected to bring', async () => {
    const { owner, bill, client } = await buildFirm();
    for (const month of ['2030-12', '2031-01', '2031-02', '2031-03', '2031-04', '2031-05'])
      await bill(`${month}-01`, 100);
    await buildAgreement(owner, { client_id: client.id, monthly_fee: 30 });
    const year = { period: 'this_year', include_forecast: true } as const;
    const { data } = await owner.call('getRevenueReport', { query: { ...year, group_by: 'quarter' } });
    expect(data.by_quarter).to.deep.equal([
      { quarter: '2031-Q1', invoiced: 300, collected: 0, forecast: null },
      { quarter: '2031-Q2', invoiced: 200, collected: 0, forecast: null },
      { quarter: '2031-Q3', invoiced: 0, collected: 0, forecast: 390 },
      { quarter: '2031-Q4', invoiced: 0, collected: 0, forecast: 390 },
    ]);
    const months = (await owner.call('getRevenueReport', { query: year })).data.by_month;
    expect(months?.map(({ forecast }) => forecast)).to.deep.equal([
      null,
      null,
      null,
      null,
      null,
      null,
      130,
      130,
      130,
      130,
      130,
      130,
    ]);
  });

  it('reports on clients, per currency', async () => {
    const { owner, client, bill } = await buildFirm();
    const abroad = await buildClient(owner, { name: 'Boréal', email: 'b@client.example', currency: 'EUR' });
    const { id } = await bill('2031-06-01', 90, { client_id: abroad.id });
    await pay(owner, id, 8, { date: '2031-06-02' });
    await bill('2031-06-02', 70);
    const { data } = await owner.call('getRevenueReport', { query: { group_by: 'client' } });
    expect(data.by_client).to.deep.equal([{ client_id: client.id, client_name: 'Acme', invoiced: 70, collected: 0 }]);
    const [other] = data.other_currencies;
    expect([other?.currency, other?.by_client, other?.by_type.fixed_fee]).to.deep.equal([
      'EUR',
      [{ client_id: abroad.id, client_name: 'Boréal', invoiced: 90, collected: 8 }],
      90,
    ]);
  });

  it('lists the client that paid most first among those with equal invoices', async () => {
    const { owner, client, bill } = await buildFirm();
    const later = await buildClient(owner, { name: 'Borders', email: 'b@client.example' });
    for (const [client_id, amount] of [
      [client.id, 5],
      [later.id, 9],
    ] as const) {
      const { id } = await bill('2031-03-01', 50, { client_id });
      await pay(owner, id, amount, { date: '2031-06-02' });
    }
    const { data } = await owner.call('getRevenueReport', { query: { ...quarter, group_by: 'client' } });
    expect(data.by_client?.map(({ client_name, collected }) => [client_name, collected])).to.deep.equal([
      ['Borders', 9],
      ['Acme', 5],
    ]);
  });

  it('names other currencies by code: those of invoices, of recurring revenue, and of forecasts', async () => {
    const { owner, bill } = await buildFirm();
    const clientIn = async (currency: string) =>
      (await buildClient(owner, { email: `${currency}@client.example`, currency })).id;
    for (const currency of ['JPY', 'EUR']) await bill('2031-06-01', 90, { client_id: await clientIn(currency) });
    await buildAgreement(owner, { client_id: await clientIn('GBP'), start_date: '2031-06-01' });
    await buildAgreement(owner, { client_id: await clientIn('CHF'), start_date: '2031-07-10' });
    const told = async (query: object) => {
      const { data } = await owner.call('getRevenueReport', { query: { ...quarter, ...query } });
      return data.other_currencies.map(({ currency }) => currency);
    };
    expect(await told({})).to.deep.equal(['EUR', 'GBP', 'JPY']);
    expect(await told({ include_forecast: true })).to.deep.equal(['CHF', 'EUR', 'GBP', 'JPY']);
    expect(await told({ include_forecast: true, group_by: 'client' })).to.deep.equal(['EUR', 'GBP', 'JPY']);
  });

  it('groups by the project of a line, otherwise by the agreement of its invoice, otherwise by the time on it', async () => {
    const { owner, client, bill } = await buildFirm();
    const { data: type } = await owner.call('createProjectType', { body: { name: 'Audits' } });
    const project = (billing_type: 'fixed_fee' | 'time_and_materials' | 'retainer', more = {}) =>
      buildProject(owner, { client_id: client.id, billing_type, ...more });
    const work = await project('time_and_materials', { title: 'Work', type_id: type.id });
    const fixed = await project('fixed_fee', { title: 'Fixed' });
    const log = async (hours: number, project_id: string | null) => {
      const body = { client_id: client.id, project_id, hours, date: '2031-06-02', rate_charged: 10, description: 'It' };
      return (await owner.call('createTimeEntry', { body })).data.id;
    };
    const agreement = await buildAgreement(owner, { client_id: client.id });
    await bill('2031-06-03', 0, {
      agreement_id: agreement.id,
      line_items: [
        lineAt(40),
        lineAt(100, { project_id: fixed.id }),
        lineAt(7, { time_entry_ids: [await log(1, work.id)] }),
      ],
    });
    const mixed = [await log(1, work.id), await log(1, fixed.id), await log(1, null)];
    await bill('2031-06-03', 0, { line_items: [lineAt(10, { time_entry_ids: mixed }), lineAt(1)] });
    const query = { from: '2031-06-01', to: '2031-06-30' };
    const { data } = await owner.call('getRevenueReport', { query: { ...query, group_by: 'project' } });
    expect(data.by_type).to.deep.equal({ time_and_materials: 6.66, fixed_fee: 104.34, retainer: 47 });
    expect(data.by_project?.map(({ project_title, invoiced }) => [project_title, invoiced])).to.deep.equal([
      ['Fixed', 103.34],
      [null, 44.33],
      ['Work', 10.33],
    ]);
    const services = (await owner.call('getRevenueReport', { query: { ...query, group_by: 'service_type' } })).data;
    expect(services.by_service_type?.map(({ service_type, invoiced }) => [service_type, invoiced])).to.deep.equal([
      [null, 154.67],
      ['Audits', 3.33],
    ]);
    const { data: shown } = await owner.call('getProject', { params: { id: work.id } });
    expect(shown.budget.amount_billed).to.equal(10.33);
  });

  it('names the type of an agreement among the services', async () => {
    const { owner, client, bill } = await buildFirm();
    const { data: type } = await owner.call('createAgreementType', { body: { name: 'Care plan' } });
    const agreement = await buildAgreement(owner, { client_id: client.id, type_id: type.id });
    await bill('2031-06-03', 40, { agreement_id: agreement.id });
    const { data } = await owner.call('getRevenueReport', { query: { ...quarter, group_by: 'service_type' } });
    expect(data.by_service_type).to.deep.equal([{ type_id: type.id, service_type: 'Care plan', invoiced: 40 }]);
  });

  it('lists no project for which nothing is invoiced', async () => {
    const { owner, client, bill } = await buildFirm();
    const [free, paid] = [
      await buildProject(owner, { client_id: client.id, title: 'Free' }),
      await buildProject(owner, { client_id: client.id, title: 'Paid' }),
    ];
    await bill('2031-06-03', 0, {
      line_items: [lineAt(0, { project_id: free.id }), lineAt(5, { project_id: paid.id })],
    });
    const { data } = await owner.call('getRevenueReport', { query: { ...quarter, group_by: 'project' } });
    expect(data.by_project?.map(({ project_title }) => project_title)).to.deep.equal(['Paid']);
  });

  it('has the recurring revenue of the last day of the period', async () => {
    const { owner, client } = await buildFirm();
    const agree = (start_date: string, monthly_fee: number, more = {}) =>
      buildAgreement(owner, { client_id: client.id, start_date, monthly_fee, billing_day: 1, ...more });
    const { id } = await agree('2031-05-01', 100);
    await agree('2031-07-01', 20);
    await agree('2031-04-01', 3, { end_date: '2031-05-31' });
    await agree('2031-05-01', 40_000, { status: 'draft' });
    await agree('2031-05-10', 7000, { prorate_first_period: true });
    const mrrOn = async (to: string) => {
      const { summary } = (await owner.call('getRevenueReport', { query: { from: '2031-01-01', to } })).data;
      expect(summary.arr).to.equal(12 * Number(summary.mrr));
      return summary.mrr;
    };
    await owner.call('updateAgreement', { params: { id }, body: { monthly_fee: 150 } });
    await agree('2031-02-01', 2, { interval: 'quarterly', end_date: '2031-04-30' });
    const days = ['2031-04-30', '2031-05-01', '2031-05-31', '2031-06-15', '2031-06-16', '2031-07-01'];
    expect(await Promise.all(days.map(mrrOn))).to.deep.equal([5, 103, 7103, 7100, 7150, 7170]);
    await owner.call('pauseAgreement', { params: { id } });
    expect(await Promise.all(days.map(mrrOn))).to.deep.equal([5, 103, 7103, 7100, 7000, 7020]);
  });

  it('covers the whole firm, and requires permission to see rates, which could be calculated from it', async () => {
    const { owner, bill } = await buildFirm();
    await bill('2031-06-03', 100);
    const permissions = { can_view_reports: true, can_see_rates: true };
    for (const role of ['viewer', 'member'] as const) {
      const reader = await buildUser(owner, role, { permissions });
      const { summary } = (await reader.call('getRevenueReport', { query: {} })).data;
      expect(summary).to.include({ total_revenue: 100, total_collected: 0 });
      const other = await buildUser(owner, role, { permissions: { can_view_reports: true } });
      for (const id of ['getRevenueReport', 'getForecastReport', 'getAgingReport', 'getProfitabilityReport'] as const)
        expect(await refusalOf(other.fail(id)), id).to.deep.equal([403, 'forbidden']);
      const { data } = await other.call('getDashboardReport', {});
      expect(data).not.to.have.any.keys('revenue', 'other_currencies');
      expect(data.comparison).not.to.have.property('revenue_change');
    }
  });

  it('refuses an unknown grouping', async () => {
    const { owner } = await buildWorkspace();
    const refused = owner.fail('getRevenueReport', { query: { group_by: 'week' } });
    expect(await refusalOf(refused)).to.deep.equal([400, 'invalid_request', 'group_by']);
  });

  it('lists at most a thousand months, and says how many more there are', async () => {
    const { owner } = await buildWorkspace();
    const { data } = await owner.call('getRevenueReport', { query: { from: '1900-01-01', to: '2999-12-31' } });
    expect([data.by_month?.length, data.omitted]).to.deep.equal([1000, 12_200]);
  });
});
