import { expect } from 'chai';
import type { OperationId } from '../../../contract/contract.js';
import { startOn } from '../../support/service/clock.js';
import { buildClient } from '../../support/builders/factories.js';
import { buildSentInvoice, lineAt } from '../../support/builders/invoices.js';
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

/** For each report: the request, the header of its CSV, and the first cells that are not ids. */
const files: [OperationId, object, string, string[]][] = [
  [
    'getDashboardReport',
    {},
    'from,to,invoiced,collected,outstanding,total_hours,billable_hours,utilization_percent,projects_active,projects_completed,projects_at_risk,clients_active,clients_new,clients_churned,revenue_change,time_change,utilization_change,other_currencies',
    ['2031-06-01,2031-06-30,100,0,100,0,0,0,0,0,0,2,2,0,,,0,50 EUR'],
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
    expect(aging).to.match(/,Acme,USD,100,100,0,0,0,0,2031-06-16\r\n.*,Boréal,EUR,50,50,/);
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
});
