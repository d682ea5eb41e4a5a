/** Links each figure of a report to the list behind it. */
import { addDays, monthStart, type DayRange } from '../../ui/days.js';
import { buckets, owedInvoices, revenueStatuses } from '../../entities/invoice/aging.js';
import type { Target } from '../../entities/target.js';
import type { ReportName } from './report-kinds.js';
import type { ReportSearch } from './reports-search.js';
import { sheetWords } from './sheet-words.js';

/** The report that a figure belongs to, with its parameters. */
export interface ReportContext {
  readonly report: ReportName;
  readonly search: ReportSearch;
  /** Its days; missing if it shows the current state. */
  readonly range: DayRange | undefined;
  readonly today: string;
  /** Whether the user sees everyone's time: some reports count it for all users. */
  readonly seesAllTime: boolean;
}

/** The scope of a figure: the whole report, or one row. */
interface FigureScope {
  readonly days: Partial<DayRange>;
  /** Ids, by the name of the lists' filter. */
  readonly filter: Readonly<Partial<Record<'client_id' | 'project_id' | 'ticket_id' | 'user_id', string>>>;
  readonly today: string;
  readonly seesAllTime: boolean;
}

type ListOf = (of: FigureScope) => Target | undefined;

/** The page of an object, found by the prefix of its id. */
export function objectOf(id: unknown): Target | undefined {
  if (typeof id !== 'string') return undefined;
  if (id.startsWith('cli_')) return { to: '/clients/$clientId', params: { clientId: id }, needs: ['getClient'] };
  if (id.startsWith('prj_')) return { to: '/projects/$projectId', params: { projectId: id }, needs: ['getProject'] };
  if (id.startsWith('tkt_')) return { to: '/tickets/$ticketId', params: { ticketId: id }, needs: ['getTicket'] };
  return id.startsWith('usr_') ? { to: '/people/$userId', params: { userId: id }, needs: ['getUser'] } : undefined;
}

const filterNames = new Map([
  ['cli', 'client_id'],
  ['prj', 'project_id'],
  ['tkt', 'ticket_id'],
  ['usr', 'user_id'],
]);

const listed = (filter: FigureScope['filter']) =>
  Object.fromEntries(Object.entries(filter).map(([name, id]): [string, string[]] => [name, [id]]));

/** The list of time shows only the user's own time unless `everyone` is set. */
const time =
  (only: { readonly billable?: true } = {}): ListOf =>
  ({ days, filter }) => ({
    to: '/time',
    search: { view: 'list', ...(filter.user_id === undefined && { everyone: 1 }), ...days, ...listed(filter), ...only },
    needs: ['listTimeEntries'],
  });

const allTime: ListOf = (of) => (of.seesAllTime ? time()(of) : undefined);

const isOfProject = ({ filter }: FigureScope): boolean => filter.project_id !== undefined;

/** Undefined for a project: the list of invoices cannot be filtered by project. */
const invoices: ListOf = (of) =>
  isOfProject(of)
    ? undefined
    : {
        to: '/billing',
        search: {
          tab: 'invoices',
          status: [...revenueStatuses],
          ...of.days,
          ...listed(of.filter),
        },
        needs: ['listInvoices'],
      };

const payments: ListOf = ({ days, filter }) => ({
  to: '/billing',
  search: { tab: 'payments', ...days, ...listed(filter) },
  needs: ['listPayments'],
});

const owed =
  (bucket?: keyof typeof buckets): ListOf =>
  ({ today, filter: { client_id } }) => ({
    to: '/billing',
    search: owedInvoices(today, bucket && buckets[bucket], client_id),
    needs: ['listInvoices'],
  });

/** For a client, opens the preview of an invoice with their unbilled work. */
const unbilled: ListOf = ({ filter: { client_id } }) => ({
  to: '/billing',
  search: { tab: 'unbilled', ...(client_id !== undefined && { bill: client_id }) },
  needs: ['getUnbilledReport', 'previewInvoiceFromTime'],
});

const projects =
  (status: string): ListOf =>
  () => ({ to: '/projects', search: { status: [status] }, needs: ['listProjects'] });

const clients: ListOf = () => ({ to: '/clients', search: { status: ['active'] }, needs: ['listClients'] });

type Lists = Readonly<Record<string, ListOf>>;

const billable = time({ billable: true });

/** Lists, by column of the report's tables. */
const listsByColumn: Readonly<Record<ReportName, Lists>> = {
  time: { hours: time(), billable_hours: billable, value: billable },
  utilization: { billable_hours: billable },
  revenue: { invoiced: invoices, collected: payments },
  profitability: { revenue: invoices, hours: allTime },
  taxes: {},
  unbilled: { hours: unbilled, total: unbilled },
  aging: {
    total: owed(),
    ...Object.fromEntries(Object.values(buckets).map(({ id }): [string, ListOf] => [id, owed(id)])),
  },
  forecast: {},
  dashboard: {},
};

/** Lists, by name of the report's figures. */
const listsByFigure: Readonly<Record<ReportName, Lists>> = {
  time: { hours: time(), billable_hours: billable, value: billable },
  utilization: { billable_hours: billable },
  revenue: { invoiced: invoices, collected: payments },
  profitability: { revenue: invoices, hours: allTime },
  taxes: {},
  unbilled: { unbilled, hours: unbilled, awaiting_approval: unbilled },
  aging: { outstanding: owed() },
  forecast: { proposals_pending: projects('pending') },
  dashboard: {
    invoiced: invoices,
    collected: payments,
    outstanding: owed(),
    total_hours: time(),
    billable_hours: billable,
  },
};

/** Lists, by name of a row in the dashboard report. */
const listsByRow: Lists = { [sheetWords.projectsActive]: projects('active'), [sheetWords.clientsActive]: clients };

const ofReport = ({ search, range, today, seesAllTime }: ReportContext): FigureScope => ({
  days: range === undefined ? {} : { from: range.from, to: range.to },
  filter: search.client_id === undefined ? {} : { client_id: search.client_id },
  today,
  seesAllTime,
});

/** The list behind a figure of the report; undefined if there is none. */
export const listOfFigure = (about: ReportContext, name: string | undefined): Target | undefined =>
  name === undefined ? undefined : listsByFigure[about.report][name]?.(ofReport(about));

/** The list behind one column of a row. */
export function listOf(about: ReportContext, column: string, row: ReadonlyMap<string, unknown>): Target | undefined {
  if (about.report === 'dashboard') return listsByRow[String(row.get('name'))]?.(ofReport(about));
  const of = ofRow(about, row);
  return of && listsByColumn[about.report][column]?.(of);
}

/** The scope of a row. Undefined if no filter selects it: time without a client, a department. */
function ofRow(about: ReportContext, row: ReadonlyMap<string, unknown>): FigureScope | undefined {
  const whole = ofReport(about);
  const key = [...row].find(([name]) => /(^|_)id$/.test(name));
  if (key) {
    const [, id] = key;
    const name = typeof id === 'string' ? filterNames.get(id.slice(0, 3)) : undefined;
    return name === undefined ? undefined : { ...whole, filter: { ...whole.filter, [name]: String(id) } };
  }
  const days = daysOf(row);
  return days && { ...whole, days: within(days, about.range) };
}

/** The days of a row for a day, a week, a month or a quarter. */
function daysOf(row: ReadonlyMap<string, unknown>): DayRange | undefined {
  const [day, week, month, quarter] = ['date', 'week', 'month', 'quarter'].map((name) => row.get(name));
  if (isDay(day)) return { from: day, to: day };
  if (isDay(week)) return { from: week, to: addDays(week, 6) };
  if (typeof month === 'string' && /^\d{4}-\d{2}/.test(month)) return monthsFrom(`${month.slice(0, 7)}-01`, 1);
  const parts = typeof quarter === 'string' ? /^(\d{4})-Q([1-4])$/.exec(quarter) : null;
  return parts ? monthsFrom(monthStart(`${parts[1]}-01-01`, (Number(parts[2]) - 1) * 3), 3) : undefined;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const monthsFrom = (from: string, count: number): DayRange => ({ from, to: addDays(monthStart(from, count), -1) });

/** Limits the first and the last week or month to the report's own days, because the report counts only those. */
const within = (days: DayRange, range: DayRange | undefined): DayRange => ({
  from: range && range.from > days.from ? range.from : days.from,
  to: range && range.to < days.to ? range.to : days.to,
});
