import type { ReportSheet, SheetChart, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, inOthers, sheetTable, type ColumnMaker } from './sheet.js';
import type { SheetWords } from './sheet-words.js';

type Report = Schemas['RevenueReport'];
type Arrays = Pick<Report, 'by_month' | 'by_quarter' | 'by_client' | 'by_project' | 'by_service_type'>;
type InCurrency<Row> = Row & { readonly currency: string };

/** The sheet of the revenue report; `currency` is the workspace's. The CSV has the rows of every currency. */
export function revenueSheet(report: Report, currency: string, words: SheetWords): ReportSheet {
  const { omitted, other_currencies: others } = report;
  const all = [{ currency, ...report }, ...others];
  const rows = tableOfRows(all, words);
  return {
    title: 'Revenue',
    subtitle: report.period.label,
    days: daysOf(report.period),
    currency,
    figures: figuresOf(report.summary, words),
    ...othersOf(others, words),
    charts: chartsOf(report, words),
    tables: [rows, typesOf(all, words)],
    records: rows,
    notes: [words.aboutInvoiced, words.aboutRecurring, ...(omitted > 0 ? [words.moreGroups(omitted)] : [])],
  };
}

function figuresOf(
  { total_revenue, total_collected, mrr, arr, growth_rate }: Report['summary'],
  words: SheetWords,
): SheetFigure[] {
  const recurring: SheetFigure[] =
    mrr === undefined || arr === undefined
      ? []
      : [
          { name: 'mrr', label: words.monthlyRecurring, value: mrr, kind: 'money' },
          { name: 'arr', label: words.annualRecurring, value: arr, kind: 'money' },
        ];
  return [
    { name: 'invoiced', label: words.invoiced, value: total_revenue, kind: 'money', change: growth_rate },
    { name: 'collected', label: words.collected, value: total_collected, kind: 'money' },
    ...recurring,
  ];
}

const othersOf = (others: Report['other_currencies'], words: SheetWords): Pick<ReportSheet, 'others'> =>
  inOthers(others, words, (column) => [
    column('total_revenue', words.invoiced, 'money', ({ summary }) => summary.total_revenue),
    column('growth_rate', words.change, 'percent', ({ summary }) => summary.growth_rate),
    column('total_collected', words.collected, 'money', ({ summary }) => summary.total_collected),
    column('mrr', words.monthlyRecurring, 'money', ({ summary }) => summary.mrr),
    column('arr', words.annualRecurring, 'money', ({ summary }) => summary.arr),
  ]);

const invoiced = <Row extends { readonly currency: string; readonly invoiced: number }>(
  column: ColumnMaker<Row>,
  words: SheetWords,
) => [
  column('currency', words.currency, 'text', (row) => row.currency),
  column('invoiced', words.invoiced, 'money', (row) => row.invoiced),
];
const collected = <Row extends { readonly collected: number }>(column: ColumnMaker<Row>, words: SheetWords) =>
  column('collected', words.collected, 'money', (row) => row.collected);
const forecast = <Row extends { readonly forecast?: number | null }>(column: ColumnMaker<Row>, words: SheetWords) =>
  column('forecast', words.forecast, 'money', (row) => row.forecast);

/** The rows of an array in every currency. */
const rowsOf = <Row extends object>(
  all: readonly InCurrency<Arrays>[],
  read: (arrays: Arrays) => readonly Row[] | undefined,
): InCurrency<Row>[] =>
  all.flatMap((arrays) => (read(arrays) ?? []).map((row) => ({ currency: arrays.currency, ...row })));

function tableOfRows(all: readonly InCurrency<Arrays>[], words: SheetWords): SheetTable {
  const [first] = all;
  if (first?.by_quarter)
    return sheetTable(
      words.byQuarter,
      rowsOf(all, ({ by_quarter }) => by_quarter),
      (column) => [
        column('quarter', words.quarter, 'text', (row) => row.quarter),
        ...invoiced(column, words),
        collected(column, words),
        forecast(column, words),
      ],
    );
  if (first?.by_client)
    return sheetTable(
      words.byClient,
      rowsOf(all, ({ by_client }) => by_client),
      (column) => [
        column('client_id', 'Id', 'text', (row) => row.client_id),
        column('client_name', words.client, 'text', (row) => row.client_name),
        ...invoiced(column, words),
        collected(column, words),
      ],
    );
  if (first?.by_project)
    return sheetTable(
      words.byProject,
      rowsOf(all, ({ by_project }) => by_project),
      (column) => [
        column('project_id', 'Id', 'text', (row) => row.project_id),
        column('project_title', words.project, 'text', (row) => row.project_title),
        column('client_name', words.client, 'text', (row) => row.client_name),
        ...invoiced(column, words),
      ],
    );
  if (first?.by_service_type)
    return sheetTable(
      words.byService,
      rowsOf(all, ({ by_service_type }) => by_service_type),
      (column) => [
        column('type_id', 'Id', 'text', (row) => row.type_id),
        column('service_type', words.service, 'text', (row) => row.service_type),
        ...invoiced(column, words),
      ],
    );
  return sheetTable(
    words.byMonth,
    rowsOf(all, ({ by_month }) => by_month),
    (column) => [
      column('month', words.month, 'month', (row) => row.month),
      ...invoiced(column, words),
      collected(column, words),
      forecast(column, words),
    ],
  );
}

const typesOf = (all: readonly InCurrency<Pick<Report, 'by_type'>>[], words: SheetWords): SheetTable =>
  sheetTable(words.byBilling, all, (column) => [
    column('currency', words.currency, 'text', (row) => row.currency),
    column('time_and_materials', words.timeAndMaterials, 'money', (row) => row.by_type.time_and_materials),
    column('fixed_fee', words.fixedFee, 'money', (row) => row.by_type.fixed_fee),
    column('retainer', words.retainer, 'money', (row) => row.by_type.retainer),
  ]);

/** A chart of months or quarters; other groups have no order to show as a trend. */
function chartsOf({ by_month, by_quarter }: Report, words: SheetWords): SheetChart[] {
  const points =
    by_month?.map(({ month, ...rest }) => ({ at: month, ...rest })) ??
    by_quarter?.map(({ quarter, ...rest }) => ({ at: quarter, ...rest }));
  if (!points || points.length < 2) return [];
  const expected = points.map(({ forecast: value }) => value ?? null);
  return [
    {
      title: words.invoicedAndCollected,
      type: 'bars',
      kind: 'money',
      labels: points.map(({ at }) => at),
      series: [
        { name: words.invoiced, values: points.map((point) => point.invoiced) },
        { name: words.collected, values: points.map((point) => point.collected) },
        ...(expected.some((value) => value !== null) ? [{ name: words.forecast, values: expected }] : []),
      ],
    },
  ];
}
