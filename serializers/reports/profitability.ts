import type { Cell, ReportSheet, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, inOtherCurrencies, inOthers, sheetTable, type ColumnMaker } from './sheet.js';
import type { SheetWords } from './sheet-words.js';

type Report = Schemas['ProfitabilityReport'];
type Arrays = Pick<Report, 'by_project' | 'by_client'>;
type Figures = Omit<Schemas['ProfitabilityReportClient'], 'client_id' | 'client_name'>;

/**
 * The sheet of the profitability report; `currency` is the workspace's. A CSV has the rows of all currencies, each with
 * its own.
 */
export function profitabilitySheet(report: Report, currency: string, words: SheetWords): ReportSheet {
  const { other_currencies: others, omitted } = report;
  return {
    title: 'Profitability',
    subtitle: report.period.label,
    days: daysOf(report.period),
    currency,
    figures: figuresOf(report.summary, words),
    ...othersOf(others, currency, words),
    charts: [],
    tables: [
      ...arraysOf(report, { currency, own: currency }, words),
      ...others.flatMap((other) => arraysOf(other, { currency: other.currency, own: currency }, words)),
    ],
    records: recordsOf(report, currency),
    notes: [
      words.aboutProfit,
      ...(others.length > 0 ? [words.costIsIn(currency)] : []),
      ...(omitted > 0 ? [words.moreRows(omitted)] : []),
    ],
  };
}

function figuresOf(summary: Report['summary'], words: SheetWords): SheetFigure[] {
  const all: readonly (Omit<SheetFigure, 'value'> & { readonly value: number | null | undefined })[] = [
    { name: 'revenue', label: words.revenue, value: summary.total_revenue, kind: 'money' },
    { name: 'cost', label: words.cost, value: summary.total_cost, kind: 'money' },
    { name: 'profit', label: words.profit, value: summary.gross_profit, kind: 'money' },
    { name: 'margin_percent', label: words.margin, value: summary.gross_margin_percent, kind: 'percent' },
    { name: 'hours', label: words.hours, value: summary.total_hours, kind: 'hours' },
    {
      name: 'average_hourly_revenue',
      label: words.revenueAnHour,
      value: summary.average_hourly_revenue,
      kind: 'money',
    },
    { name: 'average_hourly_cost', label: words.costAnHour, value: summary.average_hourly_cost, kind: 'money' },
  ];
  return all.flatMap(({ value, ...figure }) => (value === undefined ? [] : [{ ...figure, value }]));
}

const othersOf = (others: Report['other_currencies'], own: string, words: SheetWords): Pick<ReportSheet, 'others'> =>
  inOthers(others, words, (column) => [
    column('total_revenue', words.revenue, 'money', (row) => row.total_revenue),
    column('total_cost', words.inCurrency(words.cost, own), 'money', (row) => row.total_cost, own),
    column('expenses', words.expensesApart, 'money', (row) => row.expenses),
    column('total_hours', words.hours, 'hours', (row) => row.total_hours),
    column('average_hourly_revenue', words.revenueAnHour, 'money', (row) => row.average_hourly_revenue),
  ]);

/** The tables for people. If a table has amounts in two currencies, its column heads name them. */
/** The currency of a table, and that of the workspace. */
interface Currencies {
  readonly currency: string;
  readonly own: string;
}

function arraysOf({ by_project, by_client }: Arrays, { currency, own }: Currencies, words: SheetWords): SheetTable[] {
  const isOwn = currency === own;
  const named = (heading: string): string => (isOwn ? heading : words.inCurrency(heading, currency));
  const figures = <Row extends Figures>(column: ColumnMaker<Row>) => [
    column('revenue', named(words.revenue), 'money', (row) => row.revenue, currency),
    column('cost', isOwn ? words.cost : words.inCurrency(words.cost, own), 'money', (row) => row.cost, own),
    column('expenses_in_other_currencies', words.expensesApart, 'amounts', (row) => expensesApart(row) ?? undefined),
    column('profit', words.profit, 'money', (row) => row.profit, own),
    column('margin_percent', words.margin, 'percent', (row) => row.margin_percent),
    column('hours', words.hours, 'hours', (row) => row.hours),
    column('effective_rate', named(words.effectiveRate), 'money', (row) => row.effective_rate, currency),
  ];
  const tables = [
    by_project &&
      sheetTable(named(words.byProject), by_project, (column) => [
        column('project_id', 'Id', 'text', (row) => row.project_id),
        column('project_title', words.project, 'text', (row) => row.project_title),
        column('client_name', words.client, 'text', (row) => row.client_name),
        ...figures(column),
      ]),
    by_client &&
      sheetTable(named(words.byClient), by_client, (column) => [
        column('client_id', 'Id', 'text', (row) => row.client_id),
        column('client_name', words.client, 'text', (row) => row.client_name),
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
