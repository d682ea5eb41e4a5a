import type { Cell, ReportSheet, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, inOtherCurrencies, inOthers, sheetTable, type ColumnMaker } from './sheet.js';

type Report = Schemas['ProfitabilityReport'];
type Arrays = Pick<Report, 'by_project' | 'by_client'>;
type Figures = Omit<Schemas['ProfitabilityReportClient'], 'client_id' | 'client_name'>;

/**
 * The sheet of the profitability report; `currency` is the workspace's. A CSV has the rows of all currencies, each with
 * its own.
 */
export function profitabilitySheet(report: Report, currency: string): ReportSheet {
  const { other_currencies: others, omitted } = report;
  return {
    title: 'Profitability',
    subtitle: report.period.label,
    days: daysOf(report.period),
    currency,
    figures: figuresOf(report.summary),
    ...othersOf(others, currency),
    charts: [],
    tables: [
      ...arraysOf(report, currency, currency),
      ...others.flatMap((other) => arraysOf(other, other.currency, currency)),
    ],
    records: recordsOf(report, currency),
    notes: [
      'Revenue is invoiced before tax, by the dates of invoices that are neither draft nor void, less credit notes by theirs. Cost is hours at their cost rate, and expenses that are not rejected.',
      ...(others.length > 0
        ? [`Cost is in ${currency}. Clients in other currencies, and expenses in them, are in no total.`]
        : []),
      ...(omitted > 0 ? [`${omitted} more rows are counted above and not listed.`] : []),
    ],
  };
}

function figuresOf(summary: Report['summary']): SheetFigure[] {
  const all: readonly (Omit<SheetFigure, 'value'> & { readonly value: number | null | undefined })[] = [
    { name: 'revenue', label: 'Revenue', value: summary.total_revenue, kind: 'money' },
    { name: 'cost', label: 'Cost', value: summary.total_cost, kind: 'money' },
    { name: 'profit', label: 'Profit', value: summary.gross_profit, kind: 'money' },
    { name: 'margin_percent', label: 'Margin', value: summary.gross_margin_percent, kind: 'percent' },
    { name: 'hours', label: 'Hours', value: summary.total_hours, kind: 'hours' },
    { name: 'average_hourly_revenue', label: 'Revenue an hour', value: summary.average_hourly_revenue, kind: 'money' },
    { name: 'average_hourly_cost', label: 'Cost an hour', value: summary.average_hourly_cost, kind: 'money' },
  ];
  return all.flatMap(({ value, ...figure }) => (value === undefined ? [] : [{ ...figure, value }]));
}

const costIn = (currency: string): string => `Cost (${currency})`;

const othersOf = (others: Report['other_currencies'], own: string): Pick<ReportSheet, 'others'> =>
  inOthers(others, (column) => [
    column('total_revenue', 'Revenue', 'money', (row) => row.total_revenue),
    column('total_cost', costIn(own), 'money', (row) => row.total_cost, own),
    column('expenses', 'Expenses apart', 'money', (row) => row.expenses),
    column('total_hours', 'Hours', 'hours', (row) => row.total_hours),
    column('average_hourly_revenue', 'Revenue an hour', 'money', (row) => row.average_hourly_revenue),
  ]);

/** The tables for people. If a table has amounts in two currencies, its column heads name them. */
function arraysOf({ by_project, by_client }: Arrays, currency: string, own: string): SheetTable[] {
  const isOwn = currency === own;
  const suffix = isOwn ? '' : ` (${currency})`;
  const figures = <Row extends Figures>(column: ColumnMaker<Row>) => [
    column('revenue', `Revenue${suffix}`, 'money', (row) => row.revenue, currency),
    column('cost', isOwn ? 'Cost' : costIn(own), 'money', (row) => row.cost, own),
    column('expenses_in_other_currencies', 'Expenses apart', 'amounts', (row) => expensesApart(row) ?? undefined),
    column('profit', 'Profit', 'money', (row) => row.profit, own),
    column('margin_percent', 'Margin', 'percent', (row) => row.margin_percent),
    column('hours', 'Hours', 'hours', (row) => row.hours),
    column('effective_rate', `Effective rate${suffix}`, 'money', (row) => row.effective_rate, currency),
  ];
  const tables = [
    by_project &&
      sheetTable(`By project${suffix}`, by_project, (column) => [
        column('project_id', 'Id', 'text', (row) => row.project_id),
        column('project_title', 'Project', 'text', (row) => row.project_title),
        column('client_name', 'Client', 'text', (row) => row.client_name),
        ...figures(column),
      ]),
    by_client &&
      sheetTable(`By client${suffix}`, by_client, (column) => [
        column('client_id', 'Id', 'text', (row) => row.client_id),
        column('client_name', 'Client', 'text', (row) => row.client_name),
        ...figures(column),
      ]),
  ];
  return tables.filter((table) => table !== undefined).filter(({ rows }) => isOwn || rows.length > 0);
}

/**
 * Null if there are none: the CSV has the column all the same, while tables for people leave it out if no row has any.
 */
const expensesApart = ({ expenses_in_other_currencies: expenses }: Figures): Cell | undefined =>
  expenses?.length === 0 ? null : inOtherCurrencies(expenses);

function recordsOf(report: Report, own: string): SheetTable {
  const inAll = <Row>(read: (arrays: Arrays) => readonly Row[] | undefined): (Row & { currency: string })[] =>
    [{ ...report, currency: own }, ...report.other_currencies].flatMap(({ currency, ...arrays }) =>
      (read(arrays) ?? []).map((row) => ({ ...row, currency })),
    );
  const figures = <Row extends Figures & { readonly currency: string }>(column: ColumnMaker<Row>) => [
    column('currency', 'Currency', 'text', (row) => row.currency),
    column('revenue', 'Revenue', 'number', (row) => row.revenue),
    column('cost', 'Cost', 'number', (row) => row.cost),
    column('profit', 'Profit', 'number', (row) => row.profit),
    column('margin_percent', 'Margin', 'percent', (row) => row.margin_percent),
    column('hours', 'Hours', 'hours', (row) => row.hours),
    column('effective_rate', 'Effective rate', 'number', (row) => row.effective_rate),
    column('cost_currency', 'Currency of cost', 'text', ({ cost }) => (cost === undefined ? undefined : own)),
    column('expenses_in_other_currencies', 'Expenses apart', 'amounts', expensesApart),
  ];
  if (report.by_project)
    return sheetTable(
      'By project',
      inAll(({ by_project }) => by_project),
      (column) => [
        column('project_id', 'Project id', 'text', (row) => row.project_id),
        column('project_title', 'Project', 'text', (row) => row.project_title),
        column('client_id', 'Client id', 'text', (row) => row.client_id),
        column('client_name', 'Client', 'text', (row) => row.client_name),
        ...figures(column),
      ],
    );
  return sheetTable(
    'By client',
    inAll(({ by_client }) => by_client),
    (column) => [
      column('client_id', 'Client id', 'text', (row) => row.client_id),
      column('client_name', 'Client', 'text', (row) => row.client_name),
      ...figures(column),
    ],
  );
}
