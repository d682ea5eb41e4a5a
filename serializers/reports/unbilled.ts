import type { ReportSheet, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { inOthers, sheetTable, type ColumnMaker } from './sheet.js';
import type { SheetWords } from './sheet-words.js';

type Report = Schemas['UnbilledReport'];
type Client = Schemas['UnbilledReportClient'];
type Figures = Omit<Schemas['UnbilledReportProject'], 'project_id' | 'project_title'>;

/** The labels of the buckets. */
type Ages = Readonly<Record<keyof Schemas['UnbilledBuckets'], string>>;

const agesIn = (words: SheetWords): Ages => ({
  '0_30_days': words.old0To30Days,
  '31_60_days': words.old31To60Days,
  '61_90_days': words.old61To90Days,
  over_90_days: words.oldOver90Days,
});
const buckets = ['0_30_days', '31_60_days', '61_90_days', 'over_90_days'] as const satisfies (keyof Ages)[];

/**
 * The sheet of the report of unbilled work; `currency` is the workspace's. The CSV has a row for each client, project
 * and currency.
 */
export function unbilledSheet(report: Report, currency: string, words: SheetWords): ReportSheet {
  const ages = agesIn(words);
  const { other_currencies: others } = report;
  const all = [{ ...report, currency }, ...others];
  const omitted = all.reduce((count, each) => count + each.omitted, 0);
  const omittedProjects = all.reduce((count, each) => count + each.omitted_projects, 0);
  return {
    title: 'Unbilled work',
    subtitle: report.as_of,
    days: { from: report.as_of, to: report.as_of },
    currency,
    figures: figuresOf(report, words),
    ...inOthers(others, words, (column) => [
      column('total', words.unbilled, 'money', (row) => row.total),
      column('time_value', words.time, 'money', (row) => row.time_value),
      column('expenses', words.expenses, 'money', (row) => row.expenses),
      column('hours', words.hours, 'hours', (row) => row.hours),
      ...buckets.map((name) => column(name, ages[name], 'money', (row) => row.buckets[name])),
      column('awaiting_approval', words.awaitingApproval, 'money', (row) => row.awaiting_approval.total),
    ]),
    charts: [
      {
        title: words.unbilledByAge,
        type: 'bars',
        kind: 'money',
        labels: buckets.map((name) => ages[name]),
        series: [{ name: words.unbilled, values: buckets.map((name) => report.buckets[name]) }],
      },
    ],
    tables: [
      clientsOf(words.byClient, report.by_client, words),
      ...others
        .filter(({ by_client }) => by_client.length > 0)
        .map((other) => ({
          ...clientsOf(words.clientsIn(other.currency), other.by_client, words),
          currency: other.currency,
        })),
    ],
    records: recordsOf(all, words),
    notes: [
      words.aboutUnbilled,
      ...(omitted > 0 ? [words.moreClients(omitted)] : []),
      ...(omittedProjects > 0 ? [words.moreProjectsThanInFile(omittedProjects)] : []),
    ],
  };
}

const figuresOf = (
  { total, hours, time_value, expenses, awaiting_approval }: Report,
  words: SheetWords,
): SheetFigure[] => [
  { name: 'unbilled', label: words.unbilled, value: total, kind: 'money' },
  { name: 'time_value', label: words.time, value: time_value, kind: 'money' },
  { name: 'expenses', label: words.expenses, value: expenses, kind: 'money' },
  { name: 'hours', label: words.hours, value: hours, kind: 'hours' },
  { name: 'awaiting_approval', label: words.awaitingApproval, value: awaiting_approval.total, kind: 'money' },
];

const columnsOf = <Row extends Figures>(column: ColumnMaker<Row>, words: SheetWords) => [
  column('hours', words.hours, 'hours', (row) => row.hours),
  column('time_value', words.time, 'money', (row) => row.time_value),
  column('expenses', words.expenses, 'money', (row) => row.expenses),
  column('total', words.total, 'money', (row) => row.total),
  ...buckets.map((name) => column(name, agesIn(words)[name], 'money', (row) => row.buckets[name])),
  column('oldest_date', words.oldestDay, 'date', (row) => row.oldest_date),
];

/** The table for people, with the clients of one currency. */
const clientsOf = (title: string, rows: readonly Client[], words: SheetWords): SheetTable =>
  sheetTable(title, rows, (column) => [
    column('client_id', 'Id', 'text', (row) => row.client_id),
    column('client_name', words.client, 'text', (row) => row.client_name),
    ...columnsOf(column, words),
    column('awaiting_approval', words.awaitingApproval, 'money', (row) => row.awaiting_approval.total),
  ]);

function recordsOf(
  all: readonly { readonly currency: string; readonly by_client: readonly Client[] }[],
  words: SheetWords,
): SheetTable {
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
    ...columnsOf(column, words),
    column('awaiting_hours', 'Hours awaiting approval', 'hours', (row) => row.awaiting_approval.hours),
    column('awaiting_total', 'Awaiting approval', 'money', (row) => row.awaiting_approval.total),
  ]);
}
