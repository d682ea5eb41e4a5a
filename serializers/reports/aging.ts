import type { ReportSheet, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { inOthers, sheetTable } from './sheet.js';
import type { SheetWords } from './sheet-words.js';

type Report = Schemas['AgingReport'];

/** The labels of the buckets. */
type Lateness = Readonly<Record<keyof Schemas['AgingBuckets'], string>>;

const latenessIn = (words: SheetWords): Lateness => ({
  current: words.notYetDue,
  '1_30_days': words.late1To30Days,
  '31_60_days': words.late31To60Days,
  '61_90_days': words.late61To90Days,
  over_90_days: words.lateOver90Days,
});
const buckets = [
  'current',
  '1_30_days',
  '31_60_days',
  '61_90_days',
  'over_90_days',
] as const satisfies (keyof Lateness)[];

/** The sheet of the aging report; `currency` is the workspace's. The CSV has a row for each client and currency. */
export function agingSheet(report: Report, currency: string, words: SheetWords): ReportSheet {
  const lateness = latenessIn(words);
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
    figures: figuresOf(report, words),
    ...inOthers(others, words, (column) => [
      column('total_outstanding', words.outstanding, 'money', (row) => row.total_outstanding),
      ...buckets.map((name) => column(name, lateness[name], 'money', (row) => row.buckets[name])),
      column('dso', words.daysSalesOutstanding, 'number', ({ trends }) => trends.dso),
      column('dso_change', words.changeIn90Days, 'number', ({ trends }) => trends.dso_change),
      column('collection_rate', words.collectionRate, 'percent', ({ trends }) => trends.collection_rate),
    ]),
    charts: [
      {
        title: words.outstandingByDaysPastDue,
        type: 'bars',
        kind: 'money',
        labels: buckets.map((name) => lateness[name]),
        series: [{ name: words.outstanding, values: buckets.map((name) => report.buckets[name]) }],
      },
    ],
    tables: [
      clientsOf(words.byClient, own, words),
      ...others
        .filter(({ by_client }) => by_client.length > 0)
        .map((other) => ({
          ...clientsOf(words.clientsIn(other.currency), other.by_client, words),
          currency: other.currency,
        })),
    ],
    records: recordsOf(rows, lateness),
    notes: [words.aboutAging, ...(omitted > 0 ? [words.moreClients(omitted)] : [])],
  };
}

const figuresOf = ({ total_outstanding, trends }: Report, words: SheetWords): SheetFigure[] => [
  { name: 'outstanding', label: words.outstanding, value: total_outstanding, kind: 'money' },
  { name: 'dso', label: words.daysSalesOutstanding, value: trends.dso, kind: 'number' },
  { name: 'dso_change', label: words.changeIn90Days, value: trends.dso_change, kind: 'number' },
  { name: 'collection_rate', label: words.collectionRate, value: trends.collection_rate, kind: 'percent' },
];

/** The table for people, with the clients of one currency. */
function clientsOf(title: string, rows: readonly Schemas['AgingClient'][], words: SheetWords): SheetTable {
  const lateness = latenessIn(words);
  return sheetTable(title, rows, (column) => [
    column('client_id', 'Id', 'text', (row) => row.client_id),
    column('client_name', words.client, 'text', (row) => row.client_name),
    column('total', words.total, 'money', (row) => row.total),
    ...buckets.map((name) => column(name, lateness[name], 'money', (row) => row[name])),
    column('oldest_invoice_date', words.oldestInvoice, 'date', (row) => row.oldest_invoice_date),
    column('credit', words.credit, 'money', (row) => row.credit),
  ]);
}

const recordsOf = (
  rows: readonly (Schemas['AgingClient'] & { readonly currency: string })[],
  lateness: Lateness,
): SheetTable =>
  sheetTable('By client', rows, (column) => [
    column('client_id', 'Id', 'text', (row) => row.client_id),
    column('client_name', 'Client', 'text', (row) => row.client_name),
    column('currency', 'Currency', 'text', (row) => row.currency),
    column('total', 'Total', 'money', (row) => row.total),
    ...buckets.map((name) => column(name, lateness[name], 'money', (row) => row[name])),
    column('oldest_invoice_date', 'Oldest invoice', 'date', (row) => row.oldest_invoice_date),
    column('credit', 'Credit', 'money', (row) => row.credit),
  ]);
