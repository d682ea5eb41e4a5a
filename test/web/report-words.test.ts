/** The texts of reports in the dashboard: all come from its messages, so that each is in the reader's language. */
import { expect } from 'chai';
import type { ReportSheet, SheetTable } from '../../domain/reports/report-sheet.js';
import { agingSheet } from '../../serializers/reports/aging.js';
import { dashboardSheet } from '../../serializers/reports/dashboard.js';
import { forecastSheet } from '../../serializers/reports/forecast.js';
import { profitabilitySheet } from '../../serializers/reports/profitability.js';
import { revenueSheet } from '../../serializers/reports/revenue.js';
import { englishSheetWords, type SheetWords } from '../../serializers/reports/sheet-words.js';
import { taxesSheet } from '../../serializers/reports/taxes.js';
import { timeSheet } from '../../serializers/reports/time.js';
import { unbilledSheet } from '../../serializers/reports/unbilled.js';
import { utilizationSheet } from '../../serializers/reports/utilization.js';
import { buildClient, buildProject } from '../support/builders/factories.js';
import { buildSentInvoice } from '../support/builders/invoices.js';
import { buildTimeEntry } from '../support/builders/time.js';
import { buildWorkspace } from '../support/builders/workspace.js';
import type { ApiClient } from '../support/service/api.js';

/** Words of another language: each begins with a sign that no English one has. */
const marked = Object.fromEntries(
  Object.entries(englishSheetWords).map(([key, word]) => [
    key,
    typeof word === 'string'
      ? `¿${word}`
      : typeof word === 'function'
        ? (...values: never[]) => `¿${(word as (...all: never[]) => string)(...values)}`
        : { exceeding: '¿above', below: '¿below' },
  ]),
) as unknown as SheetWords;

const isShown = ({ name }: { readonly name: string }): boolean => !/(^|_)id$/.test(name);

/** Days, weeks, months and quarters. */
const isDated = (label: string): boolean => /^\d{4}-/.test(label);

const headingsOf = ({ title, columns }: SheetTable): string[] => [
  title,
  ...columns.filter(isShown).map(({ label }) => label),
];

/** The texts of a sheet that the dashboard shows; rows have names and values of the firm. */
const textsOf = ({ figures, charts, tables, others, notes }: ReportSheet): string[] => [
  ...figures.map(({ label }) => label),
  ...charts.flatMap(({ title, series, labels }) => [
    title,
    ...series.map(({ name }) => name),
    ...labels.filter((label) => !isDated(label)),
  ]),
  ...[...tables, ...(others ? [others] : [])].flatMap(headingsOf),
  ...notes,
];

async function buildFirm(): Promise<ApiClient> {
  const { owner } = await buildWorkspace();
  for (const currency of ['USD', 'EUR']) {
    const { id: client_id } = await buildClient(owner, { currency, email: `${currency}@client.example` });
    const { id: project_id } = await buildProject(owner, { client_id, status: 'active', custom_rate: 100 });
    for (const date of ['2026-02-10', '2026-03-10', '2026-03-17'])
      await buildTimeEntry(owner, { project_id, date, hours: 2 });
    for (const invoice_date of ['2026-02-11', '2026-03-11'])
      await buildSentInvoice(owner, { client_id, invoice_date, due_date: '2026-03-31' });
  }
  return owner;
}

describe('the sheet of a report', () => {
  it('has no text of its own, whatever the report and its grouping', async () => {
    const owner = await buildFirm();
    const days = { from: '2026-01-01', to: '2026-03-31' };
    const sheets: ReportSheet[] = [];
    for (const group_by of ['user', 'client', 'project', 'ticket', 'day', 'week'] as const)
      sheets.push(timeSheet((await owner.call('getTimeReport', { query: { ...days, group_by } })).data, 'USD', marked));
    for (const group_by of ['user', 'department', 'week'] as const)
      sheets.push(
        utilizationSheet(
          (await owner.call('getUtilizationReport', { query: { ...days, group_by } })).data,
          'USD',
          marked,
        ),
      );
    for (const group_by of ['month', 'quarter', 'client', 'project', 'service_type'] as const)
      sheets.push(
        revenueSheet((await owner.call('getRevenueReport', { query: { ...days, group_by } })).data, 'USD', marked),
      );
    for (const view of ['projects', 'clients'] as const)
      sheets.push(
        profitabilitySheet(
          (await owner.call('getProfitabilityReport', { query: { ...days, view } })).data,
          'USD',
          marked,
        ),
      );
    for (const basis of ['invoiced', 'collected'] as const)
      sheets.push(taxesSheet((await owner.call('getTaxReport', { query: { ...days, basis } })).data, 'USD', marked));
    sheets.push(
      unbilledSheet((await owner.call('getUnbilledReport', {})).data, 'USD', marked),
      agingSheet((await owner.call('getAgingReport', {})).data, 'USD', marked),
      forecastSheet((await owner.call('getForecastReport', {})).data, 'USD', marked),
      dashboardSheet((await owner.call('getDashboardReport', { query: days })).data, 'USD', marked),
    );
    const texts = sheets.flatMap(textsOf);
    expect(texts.length).to.be.greaterThan(200);
    expect(texts.filter((text) => !text.startsWith('¿'))).to.deep.equal([]);
  });
});
