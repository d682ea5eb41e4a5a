import type { ReportSheet, SheetChart, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, sheetTable, type ColumnMaker } from './sheet.js';
import type { SheetWords } from './sheet-words.js';

type Report = Schemas['UtilizationReport'];
type Figures = Omit<Schemas['UtilizationReportUser'], 'user_id' | 'user_name'>;

/** The sheet of the utilization report; `currency` is the workspace's, although the report has no amounts. */
export function utilizationSheet(report: Report, currency: string, words: SheetWords): ReportSheet {
  const { summary, omitted } = report;
  return {
    title: 'Utilization',
    subtitle: report.period.label,
    days: daysOf(report.period),
    currency,
    figures: [
      { name: 'utilization_percent', label: words.utilization, value: summary.actual_utilization, kind: 'percent' },
      { name: 'target', label: words.target, value: summary.target_utilization, kind: 'percent' },
      { name: 'capacity_hours', label: words.capacity, value: summary.total_capacity_hours, kind: 'hours' },
      { name: 'billable_hours', label: words.billable, value: summary.total_billable_hours, kind: 'hours' },
      { name: 'non_billable_hours', label: words.notBillable, value: summary.total_non_billable_hours, kind: 'hours' },
    ],
    charts: chartsOf(report, words),
    tables: [tableOfReport(report, words, (status) => words.statuses[status])],
    // For programs.
    records: tableOfReport(report, words, (status) => status),
    notes: [words.aboutUtilization, ...(omitted > 0 ? [words.moreGroups(omitted)] : [])],
  };
}

type WriteStatus = (status: Schemas['UtilizationStatus']) => string;

const figures = <Row extends Figures>(column: ColumnMaker<Row>, words: SheetWords, writeStatus: WriteStatus) => [
  column('capacity_hours', words.capacity, 'hours', (row) => row.capacity_hours),
  column('billable_hours', words.billable, 'hours', (row) => row.billable_hours),
  column('non_billable_hours', words.notBillable, 'hours', (row) => row.non_billable_hours),
  column('utilization_percent', words.utilization, 'percent', (row) => row.utilization_percent),
  column('target', words.target, 'percent', (row) => row.target),
  column('status', words.status, 'text', (row) => writeStatus(row.status)),
];

function tableOfReport(
  { by_user, by_department, by_week = [] }: Report,
  words: SheetWords,
  writeStatus: WriteStatus,
): SheetTable {
  if (by_user)
    return sheetTable(words.byUser, by_user, (column) => [
      column('user_id', 'Id', 'text', (row) => row.user_id),
      column('user_name', words.user, 'text', (row) => row.user_name),
      ...figures(column, words, writeStatus),
    ]);
  if (by_department)
    return sheetTable(words.byDepartment, by_department, (column) => [
      column('department', words.department, 'text', (row) => row.department),
      column('users', words.users, 'number', (row) => row.users),
      ...figures(column, words, writeStatus),
    ]);
  return sheetTable(words.byWeek, by_week, (column) => [
    column('week', words.weekFrom, 'date', (row) => row.week),
    ...figures(column, words, writeStatus),
  ]);
}

/** A chart of weeks; other groups have no order to show as a trend. */
function chartsOf({ by_week = [] }: Report, words: SheetWords): SheetChart[] {
  if (by_week.length < 2) return [];
  return [
    {
      title: words.utilization,
      type: 'line',
      kind: 'percent',
      labels: by_week.map(({ week }) => week),
      series: [
        { name: words.utilization, values: by_week.map(({ utilization_percent }) => utilization_percent) },
        { name: words.target, values: by_week.map(({ target }) => target) },
      ],
    },
  ];
}
