import { expect } from 'chai';
import type { Body, Schemas } from '../../../contract/contract.js';
import type { ApiClient } from '../../support/service/api.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildClient, buildProject } from '../../support/builders/factories.js';
import { buildInvoice, credit, lineAt, readInvoice } from '../../support/builders/invoices.js';
import { startOn } from '../../support/service/clock.js';
import { refusalOf } from '../../support/answers/refusals.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

const march = { from: '2026-03-01', to: '2026-03-31' };
const onDay = { invoice_date: '2026-03-31', due_date: '2026-04-30' };

/** Like `buildInvoice`, and sent. */
async function invoice(owner: ApiClient, body: Partial<Body<'createInvoice'>>): Promise<Schemas['Invoice']> {
  const made = await buildInvoice(owner, { ...onDay, ...body });
  await owner.call('sendInvoice', { params: { id: made.id }, body: { to: ['pat@client.example'] } });
  return made;
}

/** Acme with two projects, one of which is billed by time, and with work of every kind in March. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  const ada = await buildUser(owner, 'member', { cost_rate: 40 });
  const acme = await buildClient(owner, { name: 'Acme', tax_rate: 0.2 });
  const shop = await buildProject(owner, { client_id: acme.id, title: 'Shop' });
  const site = await buildProject(owner, { client_id: acme.id, title: 'Site' });
  const log = async (hours: number, more: Partial<Body<'createTimeEntry'>>) =>
    (await owner.call('createTimeEntry', { body: { user_id: ada.userId, date: '2026-03-02', hours, ...more } })).data
      .id;
  return { owner, ada, acme, shop, site, log };
}

const row = (
  names: readonly [project: string | null, client: string | null],
  figures: readonly (number | null)[],
): unknown[] => [...names, ...figures];

const shown = (rows: readonly Schemas['ProfitabilityReportProject'][] | undefined): unknown[][] | undefined =>
  rows?.map((each) => [
    each.project_title,
    each.client_name,
    each.revenue,
    each.cost,
    each.profit,
    each.margin_percent,
    each.hours,
    each.effective_rate,
  ]);

describe('getProfitabilityReport', () => {
  it('compares what is invoiced before tax with hours at cost and expenses, project by project', async () => {
    const { owner, acme, shop, site, log } = await buildFirm();
    await log(10, { project_id: shop.id });
    await log(2.5, { project_id: shop.id, billable: false });
    await log(4, { project_id: site.id });
    await log(3, { client_id: acme.id });
    await buildExpense(owner, { project_id: shop.id, amount: 99.5, billable: false });
    await buildExpense(owner, { client_id: acme.id, amount: 30 });
    await buildExpense(owner, { amount: 12 });
    await invoice(owner, {
      client_id: acme.id,
      tax_rate: 0.2,
      line_items: [lineAt(1000, { project_id: shop.id }), lineAt(90, { project_id: site.id }), lineAt(500)],
    });
    const { data } = await owner.call('getProfitabilityReport', { query: march });
    expect(shown(data.by_project)).to.deep.equal([
      row(['Shop', 'Acme'], [1000, 599.5, 400.5, 40.05, 12.5, 80]),
      row([null, 'Acme'], [500, 150, 350, 70, 3, 166.67]),
      row(['Site', 'Acme'], [90, 160, -70, -77.78, 4, 22.5]),
      row([null, null], [0, 12, -12, null, 0, null]),
    ]);
    expect(data).to.deep.include({
      period: { ...march, label: 'March 2026' },
      summary: {
        total_revenue: 1590,
        total_cost: 921.5,
        gross_profit: 668.5,
        gross_margin_percent: 42.04,
        total_hours: 19.5,
        average_hourly_revenue: 81.54,
        average_hourly_cost: 47.26,
      },
      other_currencies: [],
      omitted: 0,
    });
    expect(data).not.to.have.property('by_client');
  });

  it('divides a line that names no project by the time on it', async () => {
    const { owner, acme, shop, site, log } = await buildFirm();
    const ids = [await log(3, { project_id: shop.id }), await log(1, { project_id: site.id })];
    await invoice(owner, { client_id: acme.id, line_items: [lineAt(100.01, { time_entry_ids: ids })] });
    const { data } = await owner.call('getProfitabilityReport', { query: march });
    expect(data.by_project?.map(({ project_title, revenue }) => [project_title, revenue])).to.deep.equal([
      ['Shop', 75.01],
      ['Site', 25],
    ]);
  });

  it('counts neither drafts, void invoices and rejected expenses nor anything on other days', async () => {
    const { owner, acme, shop, log } = await buildFirm();
    await log(1, { project_id: shop.id, date: '2026-04-01' });
    await buildExpense(owner, { client_id: acme.id, date: '2026-02-28' });
    const refused = await buildExpense(owner, { client_id: acme.id });
    await owner.call('rejectExpense', { params: { id: refused.id }, body: {} });
    await buildInvoice(owner, { ...onDay, client_id: acme.id });
    await invoice(owner, { client_id: acme.id, invoice_date: '2026-04-01' });
    const { id } = await invoice(owner, { client_id: acme.id });
    await owner.call('voidInvoice', { params: { id }, body: { reason: 'A mistake' } });
    const { data } = await owner.call('getProfitabilityReport', { query: { ...march, view: 'both' } });
    expect([data.by_project, data.by_client, data.summary.total_revenue, data.summary.total_cost]).to.deep.equal([
      [],
      [],
      0,
      0,
    ]);
    expect(data.summary).to.deep.include({ gross_margin_percent: null, average_hourly_cost: null });
  });

  it('reports on clients, on one of them, and on rows with enough revenue', async () => {
    const { owner, acme, shop, log } = await buildFirm();
    const bolt = await buildClient(owner, { name: 'Bolt' });
    await log(5, { project_id: shop.id });
    await invoice(owner, { client_id: acme.id, line_items: [lineAt(300, { project_id: shop.id }), lineAt(50)] });
    await invoice(owner, { client_id: bolt.id, line_items: [lineAt(80)] });
    const told = async (query: object) => {
      const { data } = await owner.call('getProfitabilityReport', { query: { ...march, ...query } });
      const clients = data.by_client?.map((each) => [each.client_name, each.revenue, each.cost, each.profit]);
      return [
        clients,
        shown(data.by_project)?.map(([title, , revenue]) => [title, revenue]),
        data.summary.total_revenue,
      ];
    };
    const both = [
      ['Acme', 350, 200, 150],
      ['Bolt', 80, 0, 80],
    ];
    expect(await told({ view: 'clients' })).to.deep.equal([both, undefined, 430]);
    expect(await told({ view: 'clients', min_revenue: 80.01 })).to.deep.equal([both.slice(0, 1), undefined, 430]);
    expect(await told({ view: 'clients', min_revenue: 80 })).to.deep.equal([both, undefined, 430]);
    expect(await told({ view: 'both', client_id: acme.id, min_revenue: 60 })).to.deep.equal([
      both.slice(0, 1),
      [['Shop', 300]],
      350,
    ]);
    expect(await told({ view: 'clients', client_id: bolt.id })).to.deep.equal([both.slice(1), undefined, 80]);
  });

  it('takes credit notes off by their own dates, from the projects, clients and currencies of their lines', async () => {
    const { owner, acme, shop, site } = await buildFirm();
    const bureau = await buildClient(owner, { name: 'Bureau', currency: 'EUR', email: 'bureau@client.example' });
    const body = { invoice_date: '2031-03-10', due_date: '2031-04-30' };
    await startOn(owner, '2031-03-20');
    const { id } = await invoice(owner, {
      ...body,
      client_id: acme.id,
      tax_rate: 0.2,
      line_items: [lineAt(1000, { project_id: shop.id }), lineAt(90, { project_id: site.id }), lineAt(500)],
    });
    const { id: abroad } = await invoice(owner, { ...body, client_id: bureau.id, line_items: [lineAt(250)] });
    const lines = (await readInvoice(owner, id, ['line_items'])).line_items ?? [];
    const parts = [400, 90, 100].map((amount, at) => ({ line_item_id: lines[at]?.id ?? '', amount }));
    await credit(owner, id, { lines: parts });
    await startOn(owner, '2031-04-02');
    await credit(owner, abroad, { amount: 50 });
    const told = async (month: string, more: object = {}) => {
      const days = { from: `${month}-01`, to: `${month}-30` };
      const { data } = await owner.call('getProfitabilityReport', { query: { ...days, view: 'both', ...more } });
      const [other] = data.other_currencies;
      return {
        total: data.summary.total_revenue,
        projects: data.by_project?.map(({ project_title: title, revenue }) => [title, revenue]),
        clients: data.by_client?.map(({ client_name: name, revenue }) => [name, revenue]),
        EUR: [other?.total_revenue, other?.by_client?.map(({ revenue }) => revenue)],
      };
    };
    const before = {
      total: 1000,
      projects: [
        ['Shop', 600],
        [null, 400],
      ],
      clients: [['Acme', 1000]],
    };
    expect(await told('2031-03')).to.deep.equal({ ...before, EUR: [250, [250]] });
    expect(await told('2031-03', { client_id: acme.id })).to.deep.equal({ ...before, EUR: [undefined, undefined] });
    expect(await told('2031-04')).to.deep.equal({ total: 0, projects: [], clients: [], EUR: [-50, [-50]] });
    expect(await told('2031-04', { client_id: acme.id })).to.deep.include({ total: 0, EUR: [undefined, undefined] });
  });

  it('lists clients with other currencies separately, without profit', async () => {
    const { owner, acme, log } = await buildFirm();
    const bureau = await buildClient(owner, { name: 'Bureau', currency: 'EUR' });
    await log(2, { client_id: bureau.id });
    await buildExpense(owner, { client_id: bureau.id, amount: 15 });
    await buildExpense(owner, { client_id: bureau.id, amount: 20, currency: 'EUR' });
    await buildExpense(owner, { client_id: acme.id, amount: 7, currency: 'GBP' });
    await invoice(owner, { client_id: bureau.id, line_items: [lineAt(250)] });
    await invoice(owner, { client_id: acme.id, line_items: [lineAt(60)] });
    const { data } = await owner.call('getProfitabilityReport', { query: { ...march, view: 'clients' } });
    expect(data.summary).to.deep.include({ total_revenue: 60, total_cost: 0, total_hours: 0 });
    expect(
      data.by_client?.map(({ client_name, cost, expenses_in_other_currencies: expenses }) => [
        client_name,
        cost,
        expenses,
      ]),
    ).to.deep.equal([['Acme', 0, [{ currency: 'GBP', value: 7 }]]]);
    expect(data.other_currencies).to.deep.equal([
      {
        currency: 'EUR',
        total_revenue: 250,
        total_cost: 95,
        expenses: 20,
        total_hours: 2,
        average_hourly_revenue: 125,
        by_client: [
          {
            client_id: bureau.id,
            client_name: 'Bureau',
            revenue: 250,
            cost: 95,
            expenses_in_other_currencies: [{ currency: 'EUR', value: 20 }],
            hours: 2,
            effective_rate: 125,
          },
        ],
      },
      {
        currency: 'GBP',
        total_revenue: 0,
        total_cost: 0,
        expenses: 7,
        total_hours: 0,
        average_hourly_revenue: null,
        by_client: [],
      },
    ]);
  });

  it('covers the whole firm for managers too, requires permission to see rates, and omits costs without permission', async () => {
    const { owner, acme, log } = await buildFirm();
    await log(5, { client_id: acme.id });
    await invoice(owner, { client_id: acme.id });
    const keysFor = async (permissions: Partial<Schemas['Permissions']>) => {
      const reader = await buildUser(owner, 'manager', { department: 'Design', permissions });
      const { data } = await reader.call('getProfitabilityReport', { query: march });
      return [Object.keys(data.summary), Object.keys(data.by_project?.[0] ?? {}).slice(4), data.summary.total_hours];
    };
    expect(await keysFor({ can_see_costs: false, can_see_rates: true })).to.deep.equal([
      ['total_revenue', 'total_hours', 'average_hourly_revenue'],
      ['revenue', 'hours', 'effective_rate'],
      5,
    ]);
    expect(await keysFor({ can_see_costs: true, can_see_rates: true })).to.deep.equal([
      [
        'total_revenue',
        'total_cost',
        'gross_profit',
        'gross_margin_percent',
        'total_hours',
        'average_hourly_revenue',
        'average_hourly_cost',
      ],
      ['revenue', 'cost', 'expenses_in_other_currencies', 'profit', 'margin_percent', 'hours', 'effective_rate'],
      5,
    ]);
  });

  it('refuses a client of another workspace, and an unknown view', async () => {
    const [{ owner }, { owner: stranger }] = [await buildWorkspace(), await buildWorkspace()];
    const { id } = await buildClient(stranger);
    const refused = (query: object) => refusalOf(owner.fail('getProfitabilityReport', { query }));
    expect(await refused({ client_id: id })).to.deep.equal([400, 'invalid_request', 'client_id']);
    expect(await refused({ view: 'users' })).to.deep.equal([400, 'invalid_request', 'view']);
  });

  it('is also available as a file, each row with its currency, that of its cost, and its expenses in others', async () => {
    const { owner, acme, shop } = await buildFirm();
    const bureau = await buildClient(owner, { name: 'Bureau', currency: 'EUR' });
    await invoice(owner, { client_id: bureau.id, line_items: [lineAt(250)] });
    await invoice(owner, { client_id: acme.id, line_items: [lineAt(60, { project_id: shop.id })] });
    for (const [amount, currency] of [
      [5, 'USD'],
      [20, 'EUR'],
      [300, 'JPY'],
    ] as const)
      await buildExpense(owner, { client_id: bureau.id, amount, currency });
    await buildExpense(owner, { amount: 7, currency: 'GBP' });
    const file = await owner.request('getProfitabilityReport', { query: { ...march, view: 'both', format: 'csv' } });
    expect((await file.text()).split('\r\n')).to.deep.equal([
      'project_id,project_title,client_id,client_name,currency,revenue,cost,profit,margin_percent,hours,effective_rate,cost_currency,expenses_in_other_currencies',
      `${shop.id},Shop,${acme.id},Acme,USD,60,0,60,100,0,,USD,`,
      `,,,,USD,0,0,0,,0,,USD,7 GBP`,
      `,,${bureau.id},Bureau,EUR,250,5,,,0,,USD,"20 EUR, 300 JPY"`,
      '',
    ]);
  });
});
