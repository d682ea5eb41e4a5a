import type { ReportSheet, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { inOtherCurrencies, inOthers, sheetTable } from './sheet.js';

type Report = Schemas['ForecastReport'];

/** The sheet of the forecast; `currency` is the workspace's. */
export function forecastSheet(report: Report, currency: string): ReportSheet {
  const { revenue_forecast: revenue, capacity_forecast: capacity, pipeline, other_currencies: others } = report;
  const months = revenue.map(({ month }) => month);
  const table = monthsOf(report);
  return {
    title: 'Forecast',
    subtitle: months.length === 1 ? `${months[0]}` : `${months[0]} – ${months.at(-1)}`,
    ...(months.length === 0 ? {} : { days: { from: `${months[0]}-01`, to: lastDayOf(`${months.at(-1)}`) } }),
    currency,
    figures: [
      { name: 'proposals_pending', label: 'Proposals pending', value: pipeline.proposals_pending, kind: 'number' },
      { name: 'weighted_value', label: 'Weighted value', value: pipeline.weighted_value, kind: 'money' },
    ],
    ...inOthers(others, (column) => [
      column('proposals_pending', 'Proposals pending', 'number', (row) => row.pipeline.proposals_pending),
      column('weighted_value', 'Weighted value', 'money', (row) => row.pipeline.weighted_value),
    ]),
    charts: [
      {
        title: 'Projected revenue',
        type: 'line',
        kind: 'money',
        labels: months,
        series: [{ name: 'Projected', values: revenue.map(({ projected }) => projected) }],
      },
      {
        title: 'Hours',
        type: 'bars',
        kind: 'hours',
        labels: months,
        series: [
          { name: 'Available', values: capacity.map(({ available_hours }) => available_hours) },
          { name: 'Committed', values: capacity.map(({ committed_hours }) => committed_hours) },
        ],
      },
    ],
    tables: [table],
    records: table,
    notes: [
      'Projected is the trend of the last 6 full months, without what bills agreements, and the fees of active retainers. Confidence falls by a tenth with each month.',
      'Committed are the hours of active retainers and what is left of the budgets of active projects. Weighted is half of the amounts of pending projects.',
    ],
  };
}

function monthsOf({ revenue_forecast, capacity_forecast, other_currencies }: Report): SheetTable {
  const rows = revenue_forecast.map((row, index) => ({
    ...row,
    capacity: capacity_forecast[index],
    others: inOtherCurrencies(
      other_currencies.map(({ currency, revenue_forecast: theirs }) => ({
        currency,
        value: theirs[index]?.projected ?? 0,
      })),
    ),
  }));
  return sheetTable('By month', rows, (column) => [
    column('month', 'Month', 'month', (row) => row.month),
    column('projected', 'Projected', 'money', (row) => row.projected),
    column('confidence', 'Confidence', 'number', (row) => row.confidence),
    column('available_hours', 'Available', 'hours', (row) => row.capacity?.available_hours),
    column('committed_hours', 'Committed', 'hours', (row) => row.capacity?.committed_hours),
    column('utilization_forecast', 'Utilization', 'percent', (row) => row.capacity?.utilization_forecast),
    column('other_currencies', 'Other currencies', 'amounts', (row) => row.others),
  ]);
}

/** Without domain/time.ts: the dashboard contains this file, and would load the whole calendar for it. */
const lastDayOf = (month: string): string =>
  `${month}-${new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()}`;
