import type { ReportSheet, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { inOtherCurrencies, inOthers, sheetTable } from './sheet.js';
import type { SheetWords } from './sheet-words.js';

type Report = Schemas['ForecastReport'];

/** The sheet of the forecast; `currency` is the workspace's. */
export function forecastSheet(report: Report, currency: string, words: SheetWords): ReportSheet {
  const { revenue_forecast: revenue, capacity_forecast: capacity, pipeline, other_currencies: others } = report;
  const months = revenue.map(({ month }) => month);
  const table = monthsOf(report, words);
  return {
    title: 'Forecast',
    subtitle: months.length === 1 ? `${months[0]}` : `${months[0]} – ${months.at(-1)}`,
    ...(months.length === 0 ? {} : { days: { from: `${months[0]}-01`, to: lastDayOf(`${months.at(-1)}`) } }),
    currency,
    figures: [
      { name: 'proposals_pending', label: words.proposalsPending, value: pipeline.proposals_pending, kind: 'number' },
      { name: 'weighted_value', label: words.weightedValue, value: pipeline.weighted_value, kind: 'money' },
    ],
    ...inOthers(others, words, (column) => [
      column('proposals_pending', words.proposalsPending, 'number', (row) => row.pipeline.proposals_pending),
      column('weighted_value', words.weightedValue, 'money', (row) => row.pipeline.weighted_value),
    ]),
    charts: [
      {
        title: words.projectedRevenue,
        type: 'line',
        kind: 'money',
        labels: months,
        series: [{ name: words.projected, values: revenue.map(({ projected }) => projected) }],
      },
      {
        title: words.hours,
        type: 'bars',
        kind: 'hours',
        labels: months,
        series: [
          { name: words.available, values: capacity.map(({ available_hours }) => available_hours) },
          { name: words.committed, values: capacity.map(({ committed_hours }) => committed_hours) },
        ],
      },
    ],
    tables: [table],
    records: table,
    notes: [words.aboutProjected, words.aboutCommitted],
  };
}

function monthsOf({ revenue_forecast, capacity_forecast, other_currencies }: Report, words: SheetWords): SheetTable {
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
  return sheetTable(words.byMonth, rows, (column) => [
    column('month', words.month, 'month', (row) => row.month),
    column('projected', words.projected, 'money', (row) => row.projected),
    column('confidence', words.confidence, 'number', (row) => row.confidence),
    column('available_hours', words.available, 'hours', (row) => row.capacity?.available_hours),
    column('committed_hours', words.committed, 'hours', (row) => row.capacity?.committed_hours),
    column('utilization_forecast', words.utilization, 'percent', (row) => row.capacity?.utilization_forecast),
    column('other_currencies', words.otherCurrencies, 'amounts', (row) => row.others),
  ]);
}

/** Without domain/time.ts: the dashboard contains this file, and would load the whole calendar for it. */
const lastDayOf = (month: string): string =>
  `${month}-${new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()}`;
