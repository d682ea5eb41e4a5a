import type { ReportSheet, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { inOthers, sheetTable, type ColumnMaker } from './sheet.js';

type Report = Schemas['UnbilledReport'];
type Client = Schemas['UnbilledReportClient'];
type Figures = Omit<Schemas['UnbilledReportProject'], 'project_id' | 'project_title'>;

/** The labels of the buckets. */
const ages: Record<keyof Schemas['UnbilledBuckets'], string> = {
  '0_30_days': '0–30 days old',
  '31_60_days': '31–60 days old',
  '61_90_days': '61–90 days old',
  over_90_days: 'More than 90 days old',
};
const buckets = Object.keys(ages) as (keyof Schemas['UnbilledBuckets'])[];

/**
 * The sheet of the report of unbilled work; `currency` is the workspace's. The CSV has a row for each client, project
 * and currency.
 */
export function unbilledSheet(report: Report, currency: string): ReportSheet {
  const { other_currencies: others } = report;
  const all = [{ ...report, currency }, ...others];
  const omitted = all.reduce((count, each) => count + each.omitted, 0);
  const omittedProjects = all.reduce((count, each) => count + each.omitted_projects, 0);
  return {
    title: 'Unbilled work',
    subtitle: report.as_of,
    days: { from: report.as_of, to: report.as_of },
    currency,
    figures: figuresOf(report),
    ...inOthers(others, (column) => [
      column('total', 'Unbilled', 'money', (row) => row.total),
      column('time_value', 'Time', 'money', (row) => row.time_value),
      column('expenses', 'Expenses', 'money', (row) => row.expenses),
      column('hours', 'Hours', 'hours', (row) => row.hours),
      ...buckets.map((name) => column(name, ages[name], 'money', (row) => row.buckets[name])),
      column('awaiting_approval', 'Awaiting approval', 'money', (row) => row.awaiting_approval.total),
    ]),
    charts: [
      {
        title: 'Unbilled by age',
        type: 'bars',
        kind: 'money',
        labels: buckets.map((name) => ages[name]),
        series: [{ name: 'Unbilled', values: buckets.map((name) => report.buckets[name]) }],
      },
    ],
    tables: [
      clientsOf('By client', report.by_client),
      ...others
        .filter(({ by_client }) => by_client.length > 0)
        .map((other) => ({
          ...clientsOf(`In ${other.currency}`, other.by_client),
          currency: other.currency,
        })),
    ],
    records: recordsOf(all),
    notes: [
      'Unbilled is what an invoice would take today. Work that has to be approved first is shown separately. An invoice takes expenses in the currency of its client only.',
      ...(omitted > 0 ? [`${omitted} more clients are counted above and not listed.`] : []),
      ...(omittedProjects > 0 ? [`${omittedProjects} more projects are counted above and not in the CSV.`] : []),
    ],
  };
}

const figuresOf = ({ total, hours, time_value, expenses, awaiting_approval }: Report): SheetFigure[] => [
  { name: 'unbilled', label: 'Unbilled', value: total, kind: 'money' },
  { name: 'time_value', label: 'Time', value: time_value, kind: 'money' },
  { name: 'expenses', label: 'Expenses', value: expenses, kind: 'money' },
  { name: 'hours', label: 'Hours', value: hours, kind: 'hours' },
  { name: 'awaiting_approval', label: 'Awaiting approval', value: awaiting_approval.total, kind: 'money' },
];

const columnsOf = <Row extends Figures>(column: ColumnMaker<Row>) => [
  column('hours', 'Hours', 'hours', (row) => row.hours),
  column('time_value', 'Time', 'money', (row) => row.time_value),
  column('expenses', 'Expenses', 'money', (row) => row.expenses),
  column('total', 'Total', 'money', (row) => row.total),
  ...buckets.map((name) => column(name, ages[name], 'money', (row) => row.buckets[name])),
  column('oldest_date', 'Oldest day', 'date', (row) => row.oldest_date),
];

/** The table for people, with the clients of one currency. */
const clientsOf = (title: string, rows: readonly Client[]): SheetTable =>
  sheetTable(title, rows, (column) => [
    column('client_id', 'Id', 'text', (row) => row.client_id),
    column('client_name', 'Client', 'text', (row) => row.client_name),
    ...columnsOf(column),
    column('awaiting_approval', 'Awaiting approval', 'money', (row) => row.awaiting_approval.total),
  ]);

function recordsOf(all: readonly { readonly currency: string; readonly by_client: readonly Client[] }[]): SheetTable {
  const rows = all.flatMap(({ currency, by_client }) =>
    by_client.flatMap(({ client_id, client_name, projects }) =>
      projects.map((project) => ({ client_id, client_name, currency, ...project })),
    ),
  );
  return sheetTable('By project', rows, (column) => [
    column('client_id', 'Client id', 'text', (row) => row.client_id),
    column('client_name', 'Client', 'text', (row) => row.client_name),
    column('project_id', 'Project id', 'text', (row) => row.project_id),
    column('project_title', 'Project', 'text', (row) => row.project_title),
    column('currency', 'Currency', 'text', (row) => row.currency),
    ...columnsOf(column),
    column('awaiting_hours', 'Hours awaiting approval', 'hours', (row) => row.awaiting_approval.hours),
    column('awaiting_total', 'Awaiting approval', 'money', (row) => row.awaiting_approval.total),
  ]);
}
