import type { ReportSheet, SheetChart, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, inOthers, sheetTable, type ColumnMaker } from './sheet.js';

type Report = Schemas['RevenueReport'];
type Arrays = Pick<Report, 'by_month' | 'by_quarter' | 'by_client' | 'by_project' | 'by_service_type'>;
type InCurrency<Row> = Row & { readonly currency: string };

/** The sheet of the revenue report; `currency` is the workspace's. The CSV has the rows of every currency. */
export function revenueSheet(report: Report, currency: string): ReportSheet {
  const { omitted, other_currencies: others } = report;
  const all = [{ currency, ...report }, ...others];
  const rows = tableOfRows(all);
  return {
    title: 'Revenue',
    subtitle: report.period.label,
    days: daysOf(report.period),
    currency,
    figures: figuresOf(report.summary),
    ...othersOf(others),
    charts: chartsOf(report),
    tables: [rows, typesOf(all)],
    records: rows,
    notes: [
      'Invoiced is before tax, by the dates of invoices that are neither draft nor void, less credit notes by theirs. Collected is payments less refunds by their dates.',
      'Monthly recurring revenue is the monthly fees of the agreements that are active at the end of the period.',
      ...(omitted > 0 ? [`${omitted} more groups are counted above and not listed.`] : []),
    ],
  };
}

function figuresOf({ total_revenue, total_collected, mrr, arr, growth_rate }: Report['summary']): SheetFigure[] {
  const recurring: SheetFigure[] =
    mrr === undefined || arr === undefined
      ? []
      : [
          { name: 'mrr', label: 'Monthly recurring', value: mrr, kind: 'money' },
          { name: 'arr', label: 'Annual recurring', value: arr, kind: 'money' },
        ];
  return [
    { name: 'invoiced', label: 'Invoiced', value: total_revenue, kind: 'money', change: growth_rate },
    { name: 'collected', label: 'Collected', value: total_collected, kind: 'money' },
    ...recurring,
  ];
}

const othersOf = (others: Report['other_currencies']): Pick<ReportSheet, 'others'> =>
  inOthers(others, (column) => [
    column('total_revenue', 'Invoiced', 'money', ({ summary }) => summary.total_revenue),
    column('growth_rate', 'Change', 'percent', ({ summary }) => summary.growth_rate),
    column('total_collected', 'Collected', 'money', ({ summary }) => summary.total_collected),
    column('mrr', 'Monthly recurring', 'money', ({ summary }) => summary.mrr),
    column('arr', 'Annual recurring', 'money', ({ summary }) => summary.arr),
  ]);

const invoiced = <Row extends { readonly currency: string; readonly invoiced: number }>(column: ColumnMaker<Row>) => [
  column('currency', 'Currency', 'text', (row) => row.currency),
  column('invoiced', 'Invoiced', 'money', (row) => row.invoiced),
];
const collected = <Row extends { readonly collected: number }>(column: ColumnMaker<Row>) =>
  column('collected', 'Collected', 'money', (row) => row.collected);
const forecast = <Row extends { readonly forecast?: number | null }>(column: ColumnMaker<Row>) =>
  column('forecast', 'Forecast', 'money', (row) => row.forecast);

/** The rows of an array in every currency. */
const rowsOf = <Row extends object>(
  all: readonly InCurrency<Arrays>[],
  read: (arrays: Arrays) => readonly Row[] | undefined,
): InCurrency<Row>[] =>
  all.flatMap((arrays) => (read(arrays) ?? []).map((row) => ({ currency: arrays.currency, ...row })));

function tableOfRows(all: readonly InCurrency<Arrays>[]): SheetTable {
  const [first] = all;
  if (first?.by_quarter)
    return sheetTable(
      'By quarter',
      rowsOf(all, ({ by_quarter }) => by_quarter),
      (column) => [
        column('quarter', 'Quarter', 'text', (row) => row.quarter),
        ...invoiced(column),
        collected(column),
        forecast(column),
      ],
    );
  if (first?.by_client)
    return sheetTable(
      'By client',
      rowsOf(all, ({ by_client }) => by_client),
      (column) => [
        column('client_id', 'Id', 'text', (row) => row.client_id),
        column('client_name', 'Client', 'text', (row) => row.client_name),
        ...invoiced(column),
        collected(column),
      ],
    );
  if (first?.by_project)
    return sheetTable(
      'By project',
      rowsOf(all, ({ by_project }) => by_project),
      (column) => [
        column('project_id', 'Id', 'text', (row) => row.project_id),
        column('project_title', 'Project', 'text', (row) => row.project_title),
        column('client_name', 'Client', 'text', (row) => row.client_name),
        ...invoiced(column),
      ],
    );
  if (first?.by_service_type)
    return sheetTable(
      'By kind of service',
      rowsOf(all, ({ by_service_type }) => by_service_type),
      (column) => [
        column('type_id', 'Id', 'text', (row) => row.type_id),
        column('service_type', 'Service', 'text', (row) => row.service_type),
        ...invoiced(column),
      ],
    );
  return sheetTable(
    'By month',
    rowsOf(all, ({ by_month }) => by_month),
    (column) => [
      column('month', 'Month', 'month', (row) => row.month),
      ...invoiced(column),
      collected(column),
      forecast(column),
    ],
  );
}

const typesOf = (all: readonly InCurrency<Pick<Report, 'by_type'>>[]): SheetTable =>
  sheetTable('By billing', all, (column) => [
    column('currency', 'Currency', 'text', (row) => row.currency),
    column('time_and_materials', 'Time and materials', 'money', (row) => row.by_type.time_and_materials),
    column('fixed_fee', 'Fixed fee', 'money', (row) => row.by_type.fixed_fee),
    column('retainer', 'Retainer', 'money', (row) => row.by_type.retainer),
  ]);

/** A chart of months or quarters; other groups have no order to show as a trend. */
function chartsOf({ by_month, by_quarter }: Report): SheetChart[] {
  const points =
    by_month?.map(({ month, ...rest }) => ({ at: month, ...rest })) ??
    by_quarter?.map(({ quarter, ...rest }) => ({ at: quarter, ...rest }));
  if (!points || points.length < 2) return [];
  const expected = points.map(({ forecast: value }) => value ?? null);
  return [
    {
      title: 'Invoiced and collected',
      type: 'bars',
      kind: 'money',
      labels: points.map(({ at }) => at),
      series: [
        { name: 'Invoiced', values: points.map((point) => point.invoiced) },
        { name: 'Collected', values: points.map((point) => point.collected) },
        ...(expected.some((value) => value !== null) ? [{ name: 'Forecast', values: expected }] : []),
      ],
    },
  ];
}
