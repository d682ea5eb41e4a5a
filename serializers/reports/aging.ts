import type { ReportSheet, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { inOthers, sheetTable } from './sheet.js';

type Report = Schemas['AgingReport'];

/** The labels of the buckets. */
const lateness: Record<keyof Schemas['AgingBuckets'], string> = {
  current: 'Not yet due',
  '1_30_days': '1–30 days late',
  '31_60_days': '31–60 days late',
  '61_90_days': '61–90 days late',
  over_90_days: 'More than 90 days late',
};
const buckets = Object.keys(lateness) as (keyof Schemas['AgingBuckets'])[];

/** The sheet of the aging report; `currency` is the workspace's. The CSV has a row for each client and currency. */
export function agingSheet(report: Report, currency: string): ReportSheet {
  const { other_currencies: others, omitted } = report;
  const own = report.by_client.map((row) => ({ currency, ...row }));
  const rows = [
    ...own,
    ...others.flatMap(({ currency: code, by_client }) => by_client.map((row) => ({ currency: code, ...row }))),
  ];
  return {
    title: 'Aging',
    subtitle: report.as_of,
    days: { from: report.as_of, to: report.as_of },
    currency,
    figures: figuresOf(report),
    ...inOthers(others, (column) => [
      column('total_outstanding', 'Outstanding', 'money', (row) => row.total_outstanding),
      ...buckets.map((name) => column(name, lateness[name], 'money', (row) => row.buckets[name])),
      column('dso', 'Days sales outstanding', 'number', ({ trends }) => trends.dso),
      column('dso_change', 'Change in 90 days', 'number', ({ trends }) => trends.dso_change),
      column('collection_rate', 'Collection rate', 'percent', ({ trends }) => trends.collection_rate),
    ]),
    charts: [
      {
        title: 'Outstanding by days past due',
        type: 'bars',
        kind: 'money',
        labels: buckets.map((name) => lateness[name]),
        series: [{ name: 'Outstanding', values: buckets.map((name) => report.buckets[name]) }],
      },
    ],
    tables: [
      clientsOf('By client', own),
      ...others
        .filter(({ by_client }) => by_client.length > 0)
        .map((other) => ({
          ...clientsOf(`In ${other.currency}`, [...other.by_client]),
          currency: other.currency,
        })),
    ],
    records: recordsOf(rows),
    notes: [
      'Days sales outstanding is what is outstanding over what was invoiced with tax in the last 90 days, times 90. The collection rate is what was collected in them over what was invoiced.',
      ...(omitted > 0 ? [`${omitted} more clients are counted above and not listed.`] : []),
    ],
  };
}

const figuresOf = ({ total_outstanding, trends }: Report): SheetFigure[] => [
  { name: 'outstanding', label: 'Outstanding', value: total_outstanding, kind: 'money' },
  { name: 'dso', label: 'Days sales outstanding', value: trends.dso, kind: 'number' },
  { name: 'dso_change', label: 'Change in 90 days', value: trends.dso_change, kind: 'number' },
  { name: 'collection_rate', label: 'Collection rate', value: trends.collection_rate, kind: 'percent' },
];

/** The table for people, with the clients of one currency. */
function clientsOf(title: string, rows: readonly Schemas['AgingClient'][]): SheetTable {
  return sheetTable(title, rows, (column) => [
    column('client_id', 'Id', 'text', (row) => row.client_id),
    column('client_name', 'Client', 'text', (row) => row.client_name),
    column('total', 'Total', 'money', (row) => row.total),
    ...buckets.map((name) => column(name, lateness[name], 'money', (row) => row[name])),
    column('oldest_invoice_date', 'Oldest invoice', 'date', (row) => row.oldest_invoice_date),
  ]);
}

const recordsOf = (rows: readonly (Schemas['AgingClient'] & { readonly currency: string })[]): SheetTable =>
  sheetTable('By client', rows, (column) => [
    column('client_id', 'Id', 'text', (row) => row.client_id),
    column('client_name', 'Client', 'text', (row) => row.client_name),
    column('currency', 'Currency', 'text', (row) => row.currency),
    column('total', 'Total', 'money', (row) => row.total),
    ...buckets.map((name) => column(name, lateness[name], 'money', (row) => row[name])),
    column('oldest_invoice_date', 'Oldest invoice', 'date', (row) => row.oldest_invoice_date),
  ]);
