import { expect } from 'chai';
import type { OperationId } from '../../../contract/contract.js';
import { pdfText } from '../../support/answers/pdf-text.js';
import { startOn } from '../../support/service/clock.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildExpense } from '../../support/builders/expenses.js';
import { buildSentInvoice, lineAt, pay } from '../../support/builders/invoices.js';
import { buildUser, buildWorkspace } from '../../support/builders/workspace.js';

/** A firm on 16 June 2031 that has billed one client 100 USD and another 50 EUR. */
async function buildFirm() {
  const { owner } = await buildWorkspace();
  await startOn(owner, '2031-06-16');
  for (const [name, currency, rate] of [
    ['Acme', 'USD', 100],
    ['Boréal', 'EUR', 50],
  ] as const) {
    const client = await buildClient(owner, { name, currency, email: `${currency}@client.example` });
    await buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(rate)], tax_rate: 0 });
  }
  return owner;
}

/** For each report: the query, the header of its CSV, and the first cells that are not ids. */
const files: [OperationId, object, string, string[]][] = [
  [
    'getDashboardReport',
    {},
    'from,to,invoiced,collected,outstanding,total_hours,billable_hours,utilization_percent,projects_active,projects_completed,projects_at_risk,clients_active,clients_new,clients_churned,revenue_change,time_change,utilization_change,other_currencies,other_currencies_collected,other_currencies_outstanding',
    ['2031-06-01,2031-06-30,100,0,100,0,0,0,0,0,0,2,2,0,,,0,50 EUR,0 EUR,50 EUR'],
  ],
  ['getRevenueReport', {}, 'month,currency,invoiced,collected', ['2031-06,USD,100,0', '2031-06,EUR,50,0']],
  [
    'getRevenueReport',
    { period: 'this_quarter', group_by: 'quarter', include_forecast: true },
    'quarter,currency,invoiced,collected,forecast',
    ['2031-Q2,USD,100,0,', '2031-Q2,EUR,50,0,'],
  ],
  [
    'getRevenueReport',
    { group_by: 'project' },
    'project_id,project_title,client_name,currency,invoiced',
    [',,,USD,100', ',,,EUR,50'],
  ],
  [
    'getRevenueReport',
    { group_by: 'service_type' },
    'type_id,service_type,currency,invoiced',
    [',,USD,100', ',,EUR,50'],
  ],
  [
    'getForecastReport',
    { months: 1 },
    'month,projected,confidence,available_hours,committed_hours,utilization_forecast,other_currencies',
    ['2031-07,0,0.9,184,0,0,'],
  ],
];

describe('the files of the reports on money', () => {
  it('contain the figures of every currency as CSV', async () => {
    const owner = await buildFirm();
    for (const [id, query, head, rows] of files) {
      const text = await (await owner.request(id, { query: { ...query, format: 'csv' } })).text();
      expect(
        text
          .replace(/^\uFEFF/, '')
          .trimEnd()
          .split('\r\n'),
      ).to.deep.equal([head, ...rows]);
    }
    const aging = await (await owner.request('getAgingReport', { query: { format: 'csv' } })).text();
    expect(aging).to.contain('client_id,client_name,currency,total,current,1_30_days');
    expect(aging).to.match(/,Acme,USD,100,100,0,0,0,0,2031-06-16,0\r\n.*,Boréal,EUR,50,50,/);
  });

  it('are available as PDF, but not without the permission to export', async () => {
    const owner = await buildFirm();
    const viewer = await buildUser(owner, 'viewer');
    for (const id of ['getDashboardReport', 'getRevenueReport', 'getAgingReport', 'getForecastReport'] as const) {
      const query = { format: 'pdf' };
      const bytes = Buffer.from(await (await owner.request(id, { query })).arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).to.equal('%PDF-');
      expect((await viewer.fail(id, { query })).error.code).to.equal('forbidden');
    }
  });

  /** For each report: how its PDF shows the two other currencies, each with its own decimals. */
  const printed: [OperationId, object, string[]][] = [
    ['getDashboardReport', {}, ['JPY 1,200 200 1,000', 'KWD 7.125 0.000 7.125']],
    [
      'getRevenueReport',
      {},
      ['JPY 1,200 200 0 0', 'KWD 7.125 0.000 0.000 0.000', 'June 2031 JPY 1,200 200', 'June 2031 KWD 7.125 0.000'],
    ],
    ['getRevenueReport', { group_by: 'client' }, ['Boréal KWD 7.125 0.000', 'Sakura JPY 1,200 200']],
    [
      'getProfitabilityReport',
      { view: 'clients' },
      [
        'JPY 1,200 12.00 300 0.00',
        'KWD 7.125 0.00 0.000 0.00',
        'COST (USD) EXPENSES APART HOURS Sakura 1,200 12.00 300 JPY',
        'COST (USD) HOURS Boréal 7.125 0.00 0.00',
        'Cost is in USD.',
      ],
    ],
    ['getAgingReport', {}, ['JPY 1,000 1,000 0 0 0 0', 'KWD 7.125 7.125', 'In KWD Amounts in KWD']],
  ];

  it('print the figures of every currency as PDF, each with the decimals of its own', async () => {
    const { owner } = await buildWorkspace();
    await startOn(owner, '2031-06-16');
    const invoice = async (name: string, currency: string, rate: number) => {
      const client = await buildClient(owner, { name, currency, email: `${currency}@client.example` });
      const { id } = await buildSentInvoice(owner, { client_id: client.id, line_items: [lineAt(rate)], tax_rate: 0 });
      return { client_id: client.id, id };
    };
    await invoice('Acme', 'USD', 100);
    await invoice('Boréal', 'KWD', 7.125);
    const { client_id, id } = await invoice('Sakura', 'JPY', 1200);
    await pay(owner, id, 200);
    const expense = { client_id, date: '2031-06-16', billable: false };
    await buildExpense(owner, { ...expense, amount: 12 });
    await buildExpense(owner, { ...expense, amount: 300, currency: 'JPY' });
    for (const [operation, query, parts] of printed) {
      const file = await owner.request(operation, { query: { ...query, format: 'pdf' } });
      const text = await pdfText(await file.arrayBuffer());
      for (const part of parts) expect(text, operation).to.include(part);
    }
  });
});
