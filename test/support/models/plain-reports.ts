/** Reports calculated from what the API lists, in whole numbers and without any query of the service. */
import type { ApiClient } from '../service/api.js';
import { inParts, type PlainEntry } from './plain-time.js';

/** Divides and rounds, half away from zero. */
export function divided(amount: bigint, by: bigint): bigint {
  const sign = amount < 0n ? -1n : 1n;
  return sign * ((sign * amount * 2n + by) / (by * 2n));
}

export interface Days {
  readonly from: string;
  readonly to: string;
}

export const isWithin = ({ from, to }: Days, date: string): boolean => from <= date && date <= to;

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** The number of days from Monday to Friday, both ends included, counted one by one. */
export function workdays({ from, to }: Days): number {
  let count = 0;
  for (
    const day = new Date(`${from}T00:00:00Z`);
    day.toISOString().slice(0, 10) <= to;
    day.setUTCDate(day.getUTCDate() + 1)
  )
    if (day.getUTCDay() % 6 !== 0) count += 1;
  return count;
}

/** Revenue and cost in millionths, hours in hundredths: of one client and project, or of no project. */
export interface PlainProfit {
  readonly revenue: bigint;
  readonly cost: bigint;
  readonly hours: bigint;
}

interface Fact extends PlainProfit {
  readonly date: string;
  readonly client: string | null;
  readonly project: string | null;
}

const millionths = (amount: number | string): bigint => inParts(amount, 6);

/**
 * All amounts that profits consist of, each with its day: time, expenses in the workspace's currency, and invoice
 * lines.
 */
export async function profitFacts(owner: ApiClient, entries: readonly PlainEntry[], own: string): Promise<Fact[]> {
  const time = entries.map(({ date, client, project, hours, cost }) => ({
    date,
    client,
    project,
    hours,
    cost: hours * cost,
    revenue: 0n,
  }));
  const expenses = (await everything((page) => owner.call('listExpenses', { query: { page, per_page: 100 } }))).flatMap(
    (expense) =>
      expense.currency === own && expense.approval.status !== 'rejected'
        ? [
            {
              date: expense.date,
              client: expense.client_id,
              project: expense.project_id,
              ...spent(expense.amount),
            },
          ]
        : [],
  );
  const invoices = await everything((page) => owner.call('listInvoices', { query: { page, per_page: 100 } }));
  const lines = invoices
    .filter(({ status }) => status !== 'draft' && status !== 'void')
    .map(async ({ id, client_id: client, dates }) => {
      const { data } = await owner.call('getInvoice', { params: { id }, query: { include: ['line_items'] } });
      return (data.line_items ?? []).map(({ project_id: project, amount }) => ({
        date: dates.invoice_date,
        client,
        project,
        revenue: millionths(amount ?? 0),
        cost: 0n,
        hours: 0n,
      }));
    });
  return [...time, ...expenses, ...(await Promise.all(lines)).flat()];
}

const spent = (amount: number): PlainProfit => ({ revenue: 0n, cost: millionths(amount), hours: 0n });

interface Page<Row> {
  readonly data: readonly Row[];
  readonly pagination: { readonly total_pages: number };
}

/** The rows of all pages of a list. */
async function everything<Row>(read: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await read(page);
    rows.push(...data);
    if (page >= pagination.total_pages) return rows;
  }
}

/** Adds up facts by `keyOf`. Leaves out groups in which every sum is 0. */
export function addProfits(facts: readonly Fact[], keyOf: (fact: Fact) => string): ReadonlyMap<string, PlainProfit> {
  const sums = new Map<string, PlainProfit>();
  for (const fact of facts) {
    const { revenue, cost, hours } = sums.get(keyOf(fact)) ?? { revenue: 0n, cost: 0n, hours: 0n };
    sums.set(keyOf(fact), {
      revenue: revenue + fact.revenue,
      cost: cost + fact.cost,
      hours: hours + fact.hours,
    });
  }
  return new Map([...sums].filter(([, row]) => [row.revenue, row.cost, row.hours].some((figure) => figure !== 0n)));
}
