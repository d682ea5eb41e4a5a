import type { ReportSheet, SheetChart, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, sheetTable, type ColumnMaker } from './sheet.js';

type Report = Schemas['UtilizationReport'];
type Figures = Omit<Schemas['UtilizationReportUser'], 'user_id' | 'user_name'>;

/** The sheet of the utilization report; `currency` is the workspace's, although the report has no amounts. */
export function utilizationSheet(report: Report, currency: string): ReportSheet {
  const { summary, omitted } = report;
  const table = tableOfReport(report);
  return {
    title: 'Utilization',
    subtitle: report.period.label,
    days: daysOf(report.period),
    currency,
    figures: [
      { name: 'utilization_percent', label: 'Utilization', value: summary.actual_utilization, kind: 'percent' },
      { name: 'target', label: 'Target', value: summary.target_utilization, kind: 'percent' },
      { name: 'capacity_hours', label: 'Capacity', value: summary.total_capacity_hours, kind: 'hours' },
      { name: 'billable_hours', label: 'Billable', value: summary.total_billable_hours, kind: 'hours' },
      { name: 'non_billable_hours', label: 'Not billable', value: summary.total_non_billable_hours, kind: 'hours' },
    ],
    charts: chartsOf(report),
    tables: [table],
    records: table,
    notes: [
      'Utilization is billable hours over capacity hours. Capacity is a fifth of the hours of a week for each day from Monday to Friday, up to today where the period is running.',
      ...(omitted > 0 ? [`${omitted} more groups are counted above and not listed.`] : []),
    ],
  };
}

const figures = <Row extends Figures>(column: ColumnMaker<Row>) => [
  column('capacity_hours', 'Capacity', 'hours', (row) => row.capacity_hours),
  column('billable_hours', 'Billable', 'hours', (row) => row.billable_hours),
  column('non_billable_hours', 'Not billable', 'hours', (row) => row.non_billable_hours),
  column('utilization_percent', 'Utilization', 'percent', (row) => row.utilization_percent),
  column('target', 'Target', 'percent', (row) => row.target),
  column('status', 'Status', 'text', (row) => row.status),
];

function tableOfReport({ by_user, by_department, by_week = [] }: Report): SheetTable {
  if (by_user)
    return sheetTable('By user', by_user, (column) => [
      column('user_id', 'Id', 'text', (row) => row.user_id),
      column('user_name', 'User', 'text', (row) => row.user_name),
      ...figures(column),
    ]);
  if (by_department)
    return sheetTable('By department', by_department, (column) => [
      column('department', 'Department', 'text', (row) => row.department),
      column('users', 'Users', 'number', (row) => row.users),
      ...figures(column),
    ]);
  return sheetTable('By week', by_week, (column) => [
    column('week', 'Week from', 'date', (row) => row.week),
    ...figures(column),
  ]);
}

/** A chart of weeks; other groups have no order to show as a trend. */
function chartsOf({ by_week = [] }: Report): SheetChart[] {
  if (by_week.length < 2) return [];
  return [
    {
      title: 'Utilization',
      type: 'line',
      kind: 'percent',
      labels: by_week.map(({ week }) => week),
      series: [
        { name: 'Utilization', values: by_week.map(({ utilization_percent }) => utilization_percent) },
        { name: 'Target', values: by_week.map(({ target }) => target) },
      ],
    },
  ];
}
