/** Figures of all currencies in one. All are worked out by hand. */
import { expect } from 'chai';
import { buildExchangeRate, buildExchangeRates } from '../../support/builders/taxes.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildInvoice, lineAt, pay } from '../../support/builders/invoices.js';
import { buildTimeEntry } from '../../support/builders/time.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';
import { startOn } from '../../support/service/clock.js';
import type { ApiClient } from '../../support/service/api.js';

const january = { from: '2026-01-01', to: '2026-01-31' };
const today = '2026-01-15';

/** From the 12th on, a dollar is 1 / 1.2 = 0.833333333333 euros, before that 0.8. The pound has a rate up to the 12th, the franc none. */
const rates = [
  ['EUR', 'USD', '2026-01-05', 1.25],
  ['EUR', 'USD', '2026-01-12', 1.2],
  ['GBP', 'EUR', '2026-01-05', 1.15],
] as const;

interface Firm {
  readonly owner: ApiClient;
  readonly dollars: string;
}

/** A firm in euros with clients in four currencies. */
async function buildFirm(): Promise<Firm> {
  const { owner } = await buildWorkspace();
  await startOn(owner, today);
  await owner.call('updateWorkspace', { body: { currency: 'EUR' } });
  await buildExchangeRates(owner, rates);
  const clientIn = async (currency: string) =>
    (await buildClient(owner, { name: `In ${currency}`, email: `${currency}@client.example`, currency })).id;
  const bill = async (client_id: string, day: string, rate: number, tax_rate = 0) => {
    const { id } = await buildInvoice(owner, {
      client_id,
      invoice_date: day,
      due_date: '2026-02-15',
      line_items: [lineAt(rate)],
      tax_rate,
    });
    await owner.call('sendInvoice', { params: { id }, body: { attach_pdf: false } });
    return id;
  };
  const dollars = await clientIn('USD');
  const first = await bill(dollars, '2026-01-06', 1000, 0.19);
  await bill(dollars, '2026-01-13', 600, 0.19);
  await bill(await clientIn('GBP'), '2026-01-07', 200);
  await bill(await clientIn('EUR'), '2026-01-08', 100);
  await bill(await clientIn('CHF'), '2026-01-09', 50);
  await pay(owner, first, 595, { date: '2026-01-14' });
  await buildTimeEntry(owner, { client_id: dollars, date: '2026-01-06', hours: 2, rate_charged: 100 });
  await buildExpense(owner, { client_id: dollars, date: '2026-01-06', amount: 60, currency: 'USD', billable: true });
  await buildExpense(owner, { date: '2026-01-07', amount: 20, currency: 'EUR', billable: false });
  return { owner, dollars };
}

const noRate = (...missing: readonly (readonly [from: string, date: string])[]) =>
  missing.map(([from, date]) => ({ from, days: 1, dates: [date] }));

describe('figures in one currency', () => {
  let firm: Firm;
  before(async () => {
    firm = await buildFirm();
  });

  it('of the revenue report are at the rate of the day of each invoice and payment', async () => {
    const query = { ...january, group_by: 'month', in: 'EUR' } as const;
    const { converted, ...report } = (await firm.owner.call('getRevenueReport', { query })).data;
    // 1000 × 0.8 + 600 × 0.8333 + 200 × 1.15 + 100 = 1630; 595 × 0.8333 = 495.83
    expect(converted?.summary).to.include({ total_revenue: 1630, total_collected: 495.83, growth_rate: null });
    expect(converted?.by_month).to.deep.equal([{ month: '2026-01', invoiced: 1630, collected: 495.83 }]);
    expect(converted?.by_type).to.deep.equal({ time_and_materials: 0, fixed_fee: 1630, retainer: 0 });
    expect(converted?.missing_rates).to.deep.equal(noRate(['CHF', '2026-01-09']));
    expect(converted?.rates).to.deep.equal([
      { from: 'GBP', derivations: ['direct'] },
      { from: 'USD', derivations: ['inverse'] },
    ]);
    // The originals stand beside it.
    expect(report.summary.total_revenue).to.equal(100);
    expect(report.other_currencies.map((other) => [other.currency, other.summary.total_revenue])).to.deep.equal([
      ['CHF', 50],
      ['GBP', 200],
      ['USD', 1600],
    ]);
    expect((await firm.owner.call('getRevenueReport', { query: january })).data).not.to.have.property('converted');
  });

  it('may be in another currency than the firm is, by cross rates', async () => {
    const query = { ...january, group_by: 'client', in: 'USD' } as const;
    const { converted } = (await firm.owner.call('getRevenueReport', { query })).data;
    // 1600 + 200 × 1.15 × 1.25 + 100 × 1.25
    expect(converted?.summary.total_revenue).to.equal(2012.5);
    expect(converted?.by_client?.map((row) => [row.client_name, row.invoiced, row.collected])).to.deep.equal([
      ['In USD', 1600, 595],
      ['In GBP', 287.5, 0],
      ['In EUR', 125, 0],
      ['In CHF', 0, 0],
    ]);
    expect(converted?.rates).to.deep.equal([
      { from: 'EUR', derivations: ['direct'] },
      { from: 'GBP', derivations: ['cross'] },
    ]);
  });

  it('of the aging are at the rate of today', async () => {
    const { converted } = (await firm.owner.call('getAgingReport', { query: { in: 'EUR' } })).data;
    // 1190 − 595 + 714 = 1309 dollars × 0.8333, and 100
    expect(converted).to.deep.include({
      total_outstanding: 1190.83,
      buckets: { current: 1190.83, '1_30_days': 0, '31_60_days': 0, '61_90_days': 0, over_90_days: 0 },
    });
    expect(converted?.by_client.map((row) => row.total)).to.deep.equal([1090.83, 100, 0, 0]);
    expect(converted?.missing_rates).to.deep.equal([
      { from: 'CHF', days: 2, dates: ['2026-01-09', today] },
      { from: 'GBP', days: 1, dates: [today] },
    ]);
    // Collected 495.83 of 1190 × 0.8 + 714 × 0.8333 + 230 + 100 = 1877
    expect(converted?.trends).to.deep.equal({ dso: 57.1, dso_change: null, collection_rate: 26.42 });
    const { data } = await firm.owner.call('getInvoiceAging', { query: { in: 'EUR' } });
    expect(data.converted).to.deep.include({ total_outstanding: 1190.83 });
  });

  it('of unbilled work are at the rate of today', async () => {
    const { converted } = (await firm.owner.call('getUnbilledReport', { query: { in: 'EUR' } })).data;
    // 200 × 0.8333, 66 × 0.8333: a markup of 10 %
    expect(converted).to.deep.include({ hours: 2, time_value: 166.67, expenses: 55, total: 221.67, missing_rates: [] });
    expect(converted?.by_client.map((row) => [row.client_name, row.total])).to.deep.equal([['In USD', 221.67]]);
  });

  it('of the tax report are at the rate of the day on which a tax counts', async () => {
    const report = async (basis: 'invoiced' | 'collected') =>
      (await firm.owner.call('getTaxReport', { query: { ...january, basis, in: 'EUR' } })).data.converted;
    const invoiced = await report('invoiced');
    // 190 × 0.8 + 114 × 0.8333 = 247
    expect(invoiced?.summary).to.deep.equal({
      net_amount: 1630,
      tax: 247,
      rounding: 0,
      input_tax: 0,
      balance: 247,
      invoices: 5,
      credit_notes: 0,
    });
    const taxed = invoiced?.taxes.map(({ rate, taxable, tax, invoices }) => [rate, taxable, tax, invoices]);
    expect(taxed).to.deep.equal([
      [0.19, 1300, 247, 2],
      [0, 330, 0, 3],
    ]);
    expect(invoiced?.missing_rates).to.deep.equal(noRate(['CHF', '2026-01-09']));
    // Of 595: 500 before tax and 95, × 0.8333
    const collected = await report('collected');
    expect(collected?.summary).to.include({ net_amount: 416.67, tax: 79.17, invoices: 1 });
    expect(collected?.missing_rates).to.deep.equal([]);
  });

  it('of the profitability report have profit for clients of every currency', async () => {
    const query = { ...january, view: 'clients', in: 'EUR' } as const;
    const { converted } = (await firm.owner.call('getProfitabilityReport', { query })).data;
    // Expenses: 60 × 0.8 + 20
    expect(converted?.summary).to.deep.include({
      total_revenue: 1630,
      total_cost: 68,
      gross_profit: 1562,
      total_hours: 2,
    });
    const rows = converted?.by_client?.map((row) => [row.client_name, row.revenue, row.cost, row.profit]);
    expect(rows?.slice(0, 3)).to.deep.equal([
      ['In USD', 1300, 48, 1252],
      ['In GBP', 230, 0, 230],
      ['In EUR', 100, 0, 100],
    ]);
  });

  it('of the dashboard are at the rates of their days, and of today for what is outstanding', async () => {
    const { converted } = (await firm.owner.call('getDashboardReport', { query: { ...january, in: 'EUR' } })).data;
    expect(converted).to.deep.include({
      invoiced: 1630,
      collected: 495.83,
      outstanding: 1190.83,
      change_percent: null,
    });
  });

  it('of the time report and the expense report are at the rate of the day of the work or expense', async () => {
    const { owner } = firm;
    const time = (await owner.call('getTimeReport', { query: { ...january, group_by: 'client', in: 'EUR' } })).data;
    expect(time.converted?.summary).to.deep.include({ billable_value: 160, other_currencies: [] });
    expect(time.converted?.by_client?.map((row) => [row.hours, row.value])).to.deep.equal([[2, 160]]);
    const spent = (await owner.call('getExpenseReport', { query: { ...january, group_by: 'client', in: 'USD' } })).data;
    // 60 + 20 × 1.25
    expect(spent.converted?.totals).to.deep.include({ count: 2, amount: 85, other_currencies: [] });
    expect(spent.converted?.by_client?.map((row) => row.amount)).to.deep.equal([60, 25]);
  });

  it('of the forecast are at the rate of today', async () => {
    const { converted, ...report } = (await firm.owner.call('getForecastReport', { query: { months: 1, in: 'EUR' } }))
      .data;
    expect(converted?.revenue_forecast).to.deep.equal(report.revenue_forecast);
    expect(converted?.pipeline.proposals_pending).to.equal(0);
  });

  it('stand in the summaries of lists', async () => {
    const { owner } = firm;
    const query = { in: 'EUR' };
    const invoices = (await owner.call('listInvoices', { query })).summary;
    expect(invoices.converted).to.deep.include({
      // 1190 × 0.8 + 714 × 0.8333 + 230 + 100
      total_invoiced: 1877,
      total_before_tax: 1630,
      total_outstanding: 1190.83,
      total_overdue: 0,
    });
    expect(invoices.total_invoiced).to.equal(100);
    const payments = (await owner.call('listPayments', { query })).summary;
    expect(payments.converted).to.deep.include({ total_received: 495.83, total_refunded: 0, net: 495.83 });
    const expenses = (await owner.call('listExpenses', { query })).summary;
    expect(expenses.converted).to.deep.include({ total_amount: 68, billable_amount: 52.8 });
    const entries = (await owner.call('listTimeEntries', { query })).summary;
    expect(entries.converted).to.deep.include({ total_value: 160, missing_rates: [] });
    const agreements = (await owner.call('listAgreements', { query })).summary;
    expect(agreements.converted).to.deep.include({ currency: 'EUR', total_mrr: 0 });
    const notes = (await owner.call('listCreditNotes', { query })).summary;
    expect(notes.converted).to.deep.include({ total_credited: 0, total_before_tax: 0 });
  });

  it('are in the files of reports, marked, with a note of missing rates', async () => {
    const query = { ...january, in: 'EUR', format: 'csv' } as const;
    const text = await (await firm.owner.request('getRevenueReport', { query })).text();
    const lines = text.trim().split('\r\n');
    expect(lines[0]).to.equal('month,currency,invoiced,collected,converted_to');
    expect(lines.slice(1).toSorted()).to.deep.equal([
      '2026-01,CHF,50,0,',
      '2026-01,EUR,100,0,',
      '2026-01,EUR,1630,495.83,EUR',
      '2026-01,GBP,200,0,',
      '2026-01,USD,1600,595,',
    ]);
  });

  it('refuse what is no currency', async () => {
    const { owner } = firm;
    for (const id of [
      'getRevenueReport',
      'getAgingReport',
      'getTaxReport',
      'listInvoices',
      'getExpenseReport',
    ] as const) {
      expect(await refusalOf(owner.fail(id, { query: { in: 'XXY' } })), id).to.deep.equal([
        400,
        'invalid_request',
        'in',
      ]);
      expect(await refusalOf(owner.fail(id, { query: { in: 'euro' } })), id).to.deep.equal([
        400,
        'invalid_request',
        'in',
      ]);
    }
  });

  it('can be mailed on a schedule', async () => {
    const { owner } = firm;
    const mailed = (code: string) => ({
      report_type: 'revenue' as const,
      schedule: 'daily' as const,
      recipients: ['boss@example.com'],
      parameters: { in: code },
    });
    const { data } = await owner.call('createScheduledReport', { body: mailed('USD') });
    expect(data.parameters).to.include({ in: 'USD' });
    const refused = owner.fail('createScheduledReport', { body: mailed('XXY') });
    expect(await refusalOf(refused)).to.deep.equal([400, 'invalid_request', 'parameters.in']);
  });

  it('are hidden from who may not see rates', async () => {
    const member = await buildUser(firm.owner, 'member', {
      permissions: { can_view_reports: true, can_see_rates: false },
    });
    const time = (await member.call('getTimeReport', { query: { ...january, in: 'EUR' } })).data;
    expect(time).not.to.have.property('converted');
    const entries = (await member.call('listTimeEntries', { query: { in: 'EUR' } })).summary;
    expect(entries).not.to.have.property('converted');
    const dashboard = (await member.call('getDashboardReport', { query: { in: 'EUR' } })).data;
    expect(dashboard).not.to.have.property('converted');
  });

  it('use the rates of their own workspace only', async () => {
    const { owner: stranger } = await buildWorkspace();
    await startOn(stranger, today);
    await buildExchangeRate(stranger, { from: 'CHF', to: 'EUR', date: '2026-01-09', rate: 1 });
    const query = { ...january, in: 'EUR' };
    const { converted } = (await firm.owner.call('getRevenueReport', { query })).data;
    expect(converted?.missing_rates).to.deep.equal(noRate(['CHF', '2026-01-09']));
  });
});
