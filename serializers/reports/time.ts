import type { ReportSheet, SheetChart, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, inOtherCurrencies, inOthers, sheetTable, type ColumnMaker } from './sheet.js';

type Report = Schemas['TimeReport'];
type Figures = Pick<Schemas['TimeReportDay'], 'hours' | 'billable_hours' | 'value' | 'other_currencies'>;

/** The sheet of the time report; `currency` is the workspace's. */
export function timeSheet(report: Report, currency: string): ReportSheet {
  const table = tableOfReport(report);
  return {
    title: 'Time',
    subtitle: report.period.label,
    days: daysOf(report.period),
    currency,
    figures: figuresOf(report.summary),
    ...inOthers(report.summary.other_currencies ?? [], (column) => [
      column('value', 'Billable value', 'money', (row) => row.value),
    ]),
    charts: chartsOf(report),
    tables: [table],
    records: table,
    notes: [
      'Hours are billable when the entry is billable and not excluded. Their value is the hours times the rate of each entry.',
      ...(report.omitted > 0 ? [`${report.omitted} more groups are counted above and not listed.`] : []),
    ],
  };
}

function figuresOf(summary: Report['summary']): SheetFigure[] {
  const { total_hours, billable_hours, non_billable_hours, billable_value } = summary;
  return [
    { name: 'hours', label: 'Hours', value: total_hours, kind: 'hours' },
    { name: 'billable_hours', label: 'Billable', value: billable_hours, kind: 'hours' },
    { name: 'non_billable_hours', label: 'Not billable', value: non_billable_hours, kind: 'hours' },
    ...(billable_value === undefined
      ? []
      : [{ name: 'value', label: 'Billable value', value: billable_value, kind: 'money' } satisfies SheetFigure]),
  ];
}

const figures = <Row extends Figures>(column: ColumnMaker<Row>) => [
  column('hours', 'Hours', 'hours', (row) => row.hours),
  column('billable_hours', 'Billable', 'hours', (row) => row.billable_hours),
  column('value', 'Value', 'money', (row) => row.value),
  column('other_currencies', 'Other currencies', 'amounts', (row) => inOtherCurrencies(row.other_currencies)),
];

function tableOfReport({ by_user, by_client, by_project, by_ticket, by_day, by_week = [] }: Report): SheetTable {
  if (by_user)
    return sheetTable('By user', by_user, (column) => [
      column('user_id', 'Id', 'text', (row) => row.user_id),
      column('user_name', 'User', 'text', (row) => row.user_name),
      ...figures(column),
    ]);
  if (by_client)
    return sheetTable('By client', by_client, (column) => [
      column('client_id', 'Id', 'text', (row) => row.client_id),
      column('client_name', 'Client', 'text', (row) => row.client_name),
      column('projects', 'Projects', 'number', (row) => row.projects),
      ...figures(column),
    ]);
  if (by_project)
    return sheetTable('By project', by_project, (column) => [
      column('project_id', 'Id', 'text', (row) => row.project_id),
      column('project_title', 'Project', 'text', (row) => row.project_title),
      column('client_name', 'Client', 'text', (row) => row.client_name),
      ...figures(column),
    ]);
  if (by_ticket)
    return sheetTable('By ticket', by_ticket, (column) => [
      column('ticket_id', 'Id', 'text', (row) => row.ticket_id),
      column('ticket_number', 'Number', 'text', (row) => row.ticket_number),
      column('ticket_title', 'Ticket', 'text', (row) => row.ticket_title),
      ...figures(column),
    ]);
  if (by_day)
    return sheetTable('By day', by_day, (column) => [
      column('date', 'Day', 'date', (row) => row.date),
      ...figures(column),
    ]);
  return sheetTable('By week', by_week, (column) => [
    column('week', 'Week from', 'date', (row) => row.week),
    ...figures(column),
  ]);
}

/** A chart of days or weeks; other groups have no order to show as a trend. */
function chartsOf({ by_day, by_week }: Report): SheetChart[] {
  const points =
    by_day?.map(({ date, ...rest }) => ({ at: date, ...rest })) ??
    by_week?.map(({ week, ...rest }) => ({ at: week, ...rest }));
  if (!points || points.length < 2) return [];
  return [
    {
      title: 'Hours',
      type: 'stacked_bars',
      kind: 'hours',
      labels: points.map(({ at }) => at),
      series: [
        { name: 'Billable', values: points.map(({ billable_hours }) => billable_hours) },
        {
          name: 'Not billable',
          values: points.map(({ hours, billable_hours }) => Math.round((hours - billable_hours) * 100) / 100),
        },
      ],
    },
  ];
}
