import type { ReportSheet, SheetChart, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, inOtherCurrencies, inOthers, sheetTable, type ColumnMaker } from './sheet.js';
import type { SheetWords } from './sheet-words.js';

type Report = Schemas['TimeReport'];
type Figures = Pick<Schemas['TimeReportDay'], 'hours' | 'billable_hours' | 'value' | 'other_currencies'>;

/** The sheet of the time report; `currency` is the workspace's. */
export function timeSheet(report: Report, currency: string, words: SheetWords): ReportSheet {
  const table = tableOfReport(report, words);
  return {
    title: 'Time',
    subtitle: report.period.label,
    days: daysOf(report.period),
    currency,
    figures: figuresOf(report.summary, words),
    ...inOthers(report.summary.other_currencies ?? [], words, (column) => [
      column('value', words.billableValue, 'money', (row) => row.value),
    ]),
    charts: chartsOf(report, words),
    tables: [table],
    records: table,
    notes: [words.aboutBillable, ...(report.omitted > 0 ? [words.moreGroups(report.omitted)] : [])],
  };
}

function figuresOf(summary: Report['summary'], words: SheetWords): SheetFigure[] {
  const { total_hours, billable_hours, non_billable_hours, billable_value } = summary;
  return [
    { name: 'hours', label: words.hours, value: total_hours, kind: 'hours' },
    { name: 'billable_hours', label: words.billable, value: billable_hours, kind: 'hours' },
    { name: 'non_billable_hours', label: words.notBillable, value: non_billable_hours, kind: 'hours' },
    ...(billable_value === undefined
      ? []
      : [{ name: 'value', label: words.billableValue, value: billable_value, kind: 'money' } satisfies SheetFigure]),
  ];
}

const figures = <Row extends Figures>(column: ColumnMaker<Row>, words: SheetWords) => [
  column('hours', words.hours, 'hours', (row) => row.hours),
  column('billable_hours', words.billable, 'hours', (row) => row.billable_hours),
  column('value', words.value, 'money', (row) => row.value),
  column('other_currencies', words.otherCurrencies, 'amounts', (row) => inOtherCurrencies(row.other_currencies)),
];

function tableOfReport(report: Report, words: SheetWords): SheetTable {
  const { by_user, by_client, by_project, by_ticket, by_day, by_week = [] } = report;
  if (by_user)
    return sheetTable(words.byUser, by_user, (column) => [
      column('user_id', 'Id', 'text', (row) => row.user_id),
      column('user_name', words.user, 'text', (row) => row.user_name),
      ...figures(column, words),
    ]);
  if (by_client)
    return sheetTable(words.byClient, by_client, (column) => [
      column('client_id', 'Id', 'text', (row) => row.client_id),
      column('client_name', words.client, 'text', (row) => row.client_name),
      column('projects', words.projects, 'number', (row) => row.projects),
      ...figures(column, words),
    ]);
  if (by_project)
    return sheetTable(words.byProject, by_project, (column) => [
      column('project_id', 'Id', 'text', (row) => row.project_id),
      column('project_title', words.project, 'text', (row) => row.project_title),
      column('client_name', words.client, 'text', (row) => row.client_name),
      ...figures(column, words),
    ]);
  if (by_ticket)
    return sheetTable(words.byTicket, by_ticket, (column) => [
      column('ticket_id', 'Id', 'text', (row) => row.ticket_id),
      column('ticket_number', words.number, 'text', (row) => row.ticket_number),
      column('ticket_title', words.ticket, 'text', (row) => row.ticket_title),
      ...figures(column, words),
    ]);
  if (by_day)
    return sheetTable(words.byDay, by_day, (column) => [
      column('date', words.day, 'date', (row) => row.date),
      ...figures(column, words),
    ]);
  return sheetTable(words.byWeek, by_week, (column) => [
    column('week', words.weekFrom, 'date', (row) => row.week),
    ...figures(column, words),
  ]);
}

/** A chart of days or weeks; other groups have no order to show as a trend. */
function chartsOf({ by_day, by_week }: Report, words: SheetWords): SheetChart[] {
  const points =
    by_day?.map(({ date, ...rest }) => ({ at: date, ...rest })) ??
    by_week?.map(({ week, ...rest }) => ({ at: week, ...rest }));
  if (!points || points.length < 2) return [];
  return [
    {
      title: words.hours,
      type: 'stacked_bars',
      kind: 'hours',
      labels: points.map(({ at }) => at),
      series: [
        { name: words.billable, values: points.map(({ billable_hours }) => billable_hours) },
        {
          name: words.notBillable,
          values: points.map(({ hours, billable_hours }) => Math.round((hours - billable_hours) * 100) / 100),
        },
      ],
    },
  ];
}
