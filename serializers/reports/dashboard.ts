import type { Cell, ReportSheet, SheetFigure, SheetTable } from '../../domain/reports/report-sheet.js';
import type { Schemas } from '../../contract/contract.js';
import { daysOf, inOtherCurrencies, inOthers, sheetTable } from './sheet.js';
import type { SheetWords } from './sheet-words.js';

type Report = Schemas['DashboardReport'];

/** The sheet of the dashboard; `currency` is the workspace's. */
export function dashboardSheet(report: Report, currency: string, words: SheetWords): ReportSheet {
  const { period, comparison, other_currencies = [] } = report;
  return {
    title: 'Dashboard',
    subtitle: period.label,
    days: daysOf(period),
    currency,
    figures: figuresOf(report, words),
    ...othersOf(other_currencies, words),
    charts: [],
    tables: [countsOf(report, words)],
    records: recordOf(report),
    notes: [words.changesAgainst(comparison.period), words.aboutAtRisk],
  };
}

const figuresOf = ({ revenue, time, comparison }: Report, words: SheetWords): SheetFigure[] => [
  ...(revenue ? revenueFigures(revenue, words) : []),
  { name: 'total_hours', label: words.hours, value: time.total_hours, kind: 'hours', change: time.change_percent },
  { name: 'billable_hours', label: words.billable, value: time.billable_hours, kind: 'hours' },
  { name: 'utilization_percent', label: words.utilization, value: time.utilization_percent, kind: 'percent' },
  {
    name: 'utilization_change',
    label: words.utilizationChange,
    value: comparison.utilization_change,
    kind: 'number',
  },
];

const revenueFigures = (revenue: Schemas['DashboardRevenue'], words: SheetWords): SheetFigure[] => [
  { name: 'invoiced', label: words.invoiced, value: revenue.invoiced, kind: 'money', change: revenue.change_percent },
  { name: 'collected', label: words.collected, value: revenue.collected, kind: 'money' },
  { name: 'outstanding', label: words.outstanding, value: revenue.outstanding, kind: 'money' },
];

const othersOf = (others: NonNullable<Report['other_currencies']>, words: SheetWords): Pick<ReportSheet, 'others'> =>
  inOthers(others, words, (column) => [
    column('invoiced', words.invoiced, 'money', (row) => row.invoiced),
    column('change_percent', words.change, 'percent', (row) => row.change_percent),
    column('collected', words.collected, 'money', (row) => row.collected),
    column('outstanding', words.outstanding, 'money', (row) => row.outstanding),
  ]);

function countsOf({ projects, clients }: Report, words: SheetWords): SheetTable {
  const rows = [
    { of: words.projectsActive, count: projects.active },
    { of: words.projectsCompleted, count: projects.completed },
    { of: words.projectsAtRisk, count: projects.at_risk },
    { of: words.clientsActive, count: clients.active },
    { of: words.clientsNew, count: clients.new },
    { of: words.clientsChurned, count: clients.churned },
  ];
  return sheetTable(words.projectsAndClients, rows, (column) => [
    column('name', words.of, 'text', (row) => row.of),
    column('count', words.count, 'number', (row) => row.count),
  ]);
}

/**
 * The only row of the CSV. Invoiced, collected and outstanding each have one cell for the amounts in other currencies.
 */
const recordOf = (report: Report): SheetTable =>
  sheetTable('Dashboard', [report], (column) => [
    column('from', 'From', 'date', ({ period }) => period.from),
    column('to', 'To', 'date', ({ period }) => period.to),
    column('invoiced', 'Invoiced', 'money', ({ revenue }) => revenue?.invoiced),
    column('collected', 'Collected', 'money', ({ revenue }) => revenue?.collected),
    column('outstanding', 'Outstanding', 'money', ({ revenue }) => revenue?.outstanding),
    column('total_hours', 'Hours', 'hours', ({ time }) => time.total_hours),
    column('billable_hours', 'Billable', 'hours', ({ time }) => time.billable_hours),
    column('utilization_percent', 'Utilization', 'percent', ({ time }) => time.utilization_percent),
    column('projects_active', 'Projects active', 'number', ({ projects }) => projects.active),
    column('projects_completed', 'Projects completed', 'number', ({ projects }) => projects.completed),
    column('projects_at_risk', 'Projects at risk', 'number', ({ projects }) => projects.at_risk),
    column('clients_active', 'Clients active', 'number', ({ clients }) => clients.active),
    column('clients_new', 'Clients new', 'number', ({ clients }) => clients.new),
    column('clients_churned', 'Clients churned', 'number', ({ clients }) => clients.churned),
    column('revenue_change', 'Revenue change', 'percent', ({ comparison }) => comparison.revenue_change),
    column('time_change', 'Time change', 'percent', ({ comparison }) => comparison.time_change),
    column('utilization_change', 'Utilization change', 'number', ({ comparison }) => comparison.utilization_change),
    column('other_currencies', 'Invoiced in other currencies', 'amounts', apart('invoiced')),
    column('other_currencies_collected', 'Collected in other currencies', 'amounts', apart('collected')),
    column('other_currencies_outstanding', 'Outstanding in other currencies', 'amounts', apart('outstanding')),
  ]);

const apart =
  (name: 'invoiced' | 'collected' | 'outstanding') =>
  ({ other_currencies }: Report): Cell | undefined =>
    inOtherCurrencies(other_currencies?.map(({ currency, [name]: value }) => ({ currency, value })));
