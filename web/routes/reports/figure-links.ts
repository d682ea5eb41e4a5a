/** Where a figure of a report leads: to the list that makes it. */
import type { DayRange } from '../../ui/days.js';
import type { ReportName } from './report-kinds.js';

export interface Target {
  readonly to:
    | '/time'
    | '/billing'
    | '/clients/$clientId'
    | '/projects/$projectId'
    | '/tickets/$ticketId'
    | '/people/$userId';
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, unknown>>;
}

/** By the prefix of its id. */
export function objectOf(id: unknown): Target | undefined {
  if (typeof id !== 'string') return undefined;
  if (id.startsWith('cli_')) return { to: '/clients/$clientId', params: { clientId: id } };
  if (id.startsWith('prj_')) return { to: '/projects/$projectId', params: { projectId: id } };
  if (id.startsWith('tkt_')) return { to: '/tickets/$ticketId', params: { ticketId: id } };
  return id.startsWith('usr_') ? { to: '/people/$userId', params: { userId: id } } : undefined;
}

const filterNames: Readonly<Record<string, string>> = {
  cli: 'client_id',
  prj: 'project_id',
  tkt: 'ticket_id',
  usr: 'user_id',
};

/** The filter of a list by the object of a row; none for totals. */
function filterOf(id: unknown): Readonly<Record<string, unknown>> {
  const name = typeof id === 'string' ? filterNames[id.slice(0, 3)] : undefined;
  return name === undefined ? {} : { [name]: [id] };
}

const timeColumns = new Set(['hours', 'billable_hours', 'non_billable_hours', 'value']);
const invoiceColumns = new Set(['invoiced', 'revenue']);
const overdueColumns = new Set(['total', '1_30_days', '31_60_days', '61_90_days', 'over_90_days']);

/** The list behind the figure of a column, in the row of an object. Undefined where no list makes it. */
export function listOf(
  report: ReportName,
  column: string,
  id: unknown,
  range: DayRange | undefined,
): Target | undefined {
  const days = range === undefined ? {} : { from: range.from, to: range.to };
  if ((report === 'time' || report === 'utilization') && timeColumns.has(column)) {
    const billable = column === 'billable_hours' ? { billable: true } : {};
    return { to: '/time', search: { view: 'list', ...days, ...filterOf(id), ...billable } };
  }
  if ((report === 'revenue' || report === 'profitability') && invoiceColumns.has(column) && isOfClient(id))
    return { to: '/billing', search: { tab: 'invoices', ...days, ...filterOf(id) } };
  if (report === 'aging' && overdueColumns.has(column) && isOfClient(id))
    return {
      to: '/billing',
      search: { tab: 'invoices', overdue: column === 'total' ? undefined : true, ...filterOf(id) },
    };
  if (report === 'unbilled' && isOfClient(id)) return { to: '/billing', search: { tab: 'unbilled', client_id: id } };
  return undefined;
}

const isOfClient = (id: unknown): boolean => typeof id === 'string' && id.startsWith('cli_');
