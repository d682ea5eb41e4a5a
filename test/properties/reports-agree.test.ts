/** All reports and lists show the same revenue: invoices minus credit notes, by currency, as JSON, CSV and PDF. */
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { OperationId } from '../../contract/contract.js';
import { minorUnits } from '../../domain/minor-units.js';
import { addDays, type DayRange } from '../../domain/time.js';
import { pdfText } from '../support/answers/pdf-text.js';
import {
  currencies,
  firmPlan,
  lastDay,
  longest,
  runFirm,
  sumIn,
  unitsOf,
  type Books,
  type Code,
} from '../support/models/currency-firm.js';
import * as plain from '../support/models/plain-money.js';
import type { ApiClient } from '../support/service/api.js';

/**
 * Increase for a thorough run. A failing run is reported with its seed and path; it is not shrunk, which would take
 * minutes.
 */
const runs = Number(process.env['RUNS'] ?? 3);
const seed = Number(process.env['SEED'] ?? 7);

const groupings = ['month', 'quarter', 'client', 'project', 'service_type'] as const;
const views = ['projects', 'clients'] as const;

/** An amount in a currency, as a report returns it. */
type Amount = readonly [currency: string, amount: number | undefined];
/** The amounts in one part of a report, with the name of that part. */
type Shown = readonly [where: string, amounts: readonly Amount[]];

const everything: DayRange = { from: addDays(lastDay, -longest), to: lastDay };

describe('the reports of a firm of several currencies', () => {
  it('agree on revenue in each currency, as JSON, CSV and PDF', async function () {
    const days = fc.nat({ max: longest });
    await fc.assert(
      fc.asyncProperty(firmPlan, fc.tuple(days, days), async (plan, [one, other]) => {
        const { owner, books } = await runFirm(plan);
        const [from, to] = [addDays(lastDay, -Math.max(one, other)), addDays(lastDay, -Math.min(one, other))];
        for (const range of [everything, { from, to }]) {
          agree('revenue', await shownRevenue(owner, plan.own, range), books.revenue, range);
          agree('collected', await shownCollected(owner, plan.own, range), books.collected, range);
          agree('expenses', await shownExpenses(owner, plan.own, range), books.spent, range);
          await printsAll(owner, plan.own, books, range);
        }
        await forecasts(owner, plan.own, books);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  });
});

/** Compares sums in the smallest unit. A currency that is not shown counts as 0. */
function agree(what: string, shown: readonly Shown[], entries: Books['revenue'], range: DayRange): void {
  for (const [where, amounts] of shown)
    for (const currency of currencies) {
      const sum = amounts
        .filter(([code]) => code === currency)
        .reduce((all, [, amount]) => all + unitsOf(amount ?? 0, currency), 0);
      const label = `${what} of ${range.from} to ${range.to} in ${currency}: ${where}`;
      expect(sum, label).to.equal(unitsOf(sumIn(entries, currency, range), currency));
    }
}

async function csvRows(owner: ApiClient, id: OperationId, query: object): Promise<Record<string, string>[]> {
  const text = await (await owner.request(id, { query: { ...query, format: 'csv' } })).text();
  return parse(text, { columns: true, bom: true });
}

/** The amounts in a cell such as `950 EUR, 20 GBP`, without the mark that keeps spreadsheets from reading a formula. */
const apart = (cell = ''): Amount[] =>
  cell === ''
    ? []
    : cell
        .replace(/^'/, '')
        .split(', ')
        .map((part): Amount => [part.slice(-3), Number(part.slice(0, -4))]);

async function shownRevenue(owner: ApiClient, own: Code, range: DayRange): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const group_by of groupings) {
    const { data } = await owner.call('getRevenueReport', { query: { ...range, group_by } });
    const all = [{ currency: own, ...data }, ...data.other_currencies];
    shown.push([
      `summary of revenue by ${group_by}`,
      all.map(({ currency, summary }) => [currency, summary.total_revenue]),
    ]);
    shown.push([
      `rows of revenue by ${group_by}`,
      all.flatMap(({ currency, by_month, by_quarter, by_client, by_project, by_service_type }) =>
        (by_month ?? by_quarter ?? by_client ?? by_project ?? by_service_type ?? []).map(({ invoiced }): Amount => [
          currency,
          invoiced,
        ]),
      ),
    ]);
    shown.push([
      `types of revenue by ${group_by}`,
      all.flatMap(({ currency, by_type }) => Object.values(by_type).map((amount): Amount => [currency, amount])),
    ]);
    const rows = await csvRows(owner, 'getRevenueReport', { ...range, group_by });
    shown.push([`CSV of revenue by ${group_by}`, rows.map((row) => [row['currency'] ?? '', Number(row['invoiced'])])]);
  }
  const { data } = await owner.call('getProfitabilityReport', { query: { ...range, view: 'both' } });
  const all = [{ currency: own, total_revenue: data.summary.total_revenue, ...data }, ...data.other_currencies];
  shown.push(['profitability', all.map(({ currency, total_revenue }) => [currency, total_revenue])]);
  for (const name of ['by_project', 'by_client'] as const)
    shown.push([
      `profitability ${name}`,
      all.flatMap((each) => (each[name] ?? []).map(({ revenue }): Amount => [each.currency, revenue])),
    ]);
  for (const view of views) {
    const rows = await csvRows(owner, 'getProfitabilityReport', { ...range, view });
    shown.push([`CSV of profitability by ${view}`, rows.map((row) => [row['currency'] ?? '', Number(row['revenue'])])]);
  }
  return [
    ...shown,
    ...(await shownByDashboard(owner, own, range, 'invoiced')),
    ...(await shownByLists(owner, own, range)),
  ];
}

async function shownByDashboard(
  owner: ApiClient,
  own: Code,
  range: DayRange,
  name: 'invoiced' | 'collected',
): Promise<Shown[]> {
  const { data } = await owner.call('getDashboardReport', { query: range });
  const others = data.other_currencies ?? [];
  const [row = {}] = await csvRows(owner, 'getDashboardReport', range);
  const cell = row[name === 'invoiced' ? 'other_currencies' : 'other_currencies_collected'];
  return [
    ['dashboard', [[own, data.revenue?.[name]], ...others.map((other): Amount => [other.currency, other[name]])]],
    ['CSV of the dashboard', [[own, Number(row[name])], ...apart(cell)]],
  ];
}

/** The sums of invoices that are neither draft nor void, minus those of credit notes. */
async function shownByLists(owner: ApiClient, own: Code, range: DayRange): Promise<Shown[]> {
  const [invoices, credits] = await Promise.all([
    owner.call('listInvoices', { query: range }),
    owner.call('listCreditNotes', { query: range }),
  ]);
  const net = ({ summary }: typeof invoices | typeof credits, sign: 1 | -1): Amount[] =>
    [{ currency: own, ...summary }, ...(summary.other_currencies ?? [])].map(({ currency, total_before_tax: sum }) => [
      currency,
      sign * (sum ?? 0),
    ]);
  const rows = (await csvRows(owner, 'listInvoices', range)).filter(
    ({ status }) => status !== 'draft' && status !== 'void',
  );
  const listed = (some: readonly Record<string, string>[], sign: 1 | -1): Amount[] =>
    some.map((row) => [row['currency'] ?? '', sign * Number(row['amounts.subtotal'])]);
  return [
    ['sums of the lists', [...net(invoices, 1), ...net(credits, -1)]],
    ['CSV of the lists', [...listed(rows, 1), ...listed(await csvRows(owner, 'listCreditNotes', range), -1)]],
  ];
}

async function shownCollected(owner: ApiClient, own: Code, range: DayRange): Promise<Shown[]> {
  const { data } = await owner.call('getRevenueReport', { query: { ...range, group_by: 'client' } });
  const { summary } = await owner.call('listPayments', { query: range });
  const all = [{ currency: own, ...data }, ...data.other_currencies];
  return [
    ['revenue', all.map((each) => [each.currency, each.summary.total_collected])],
    [
      'revenue by client',
      all.flatMap((each) => (each.by_client ?? []).map((row): Amount => [each.currency, row.collected])),
    ],
    [
      'sums of payments',
      [[own, summary.net], ...(summary.other_currencies ?? []).map((one): Amount => [one.currency, one.net])],
    ],
    ...(await shownByDashboard(owner, own, range, 'collected')),
  ];
}

/**
 * No time is logged, so all cost is expenses. Those in the workspace's currency are in `total_cost`, the others are
 * listed by currency.
 */
async function shownExpenses(owner: ApiClient, own: Code, range: DayRange): Promise<Shown[]> {
  const { data } = await owner.call('getProfitabilityReport', { query: { ...range, view: 'both' } });
  const { data: report } = await owner.call('getExpenseReport', { query: range });
  const all = [{ total_cost: data.summary.total_cost, expenses: 0, currency: own, ...data }, ...data.other_currencies];
  const shown: Shown[] = [
    [
      'profitability',
      all.flatMap((one): Amount[] => [
        [own, one.total_cost],
        [one.currency, one.expenses],
      ]),
    ],
    [
      'expense report',
      [[own, report.totals.amount], ...report.totals.other_currencies.map((one): Amount => [one.currency, one.amount])],
    ],
  ];
  for (const view of views) {
    const rows = await csvRows(owner, 'getProfitabilityReport', { ...range, view });
    shown.push([
      `CSV of profitability by ${view}`,
      rows.flatMap((row) => [
        [row['cost_currency'] ?? '', Number(row['cost'])],
        ...apart(row['expenses_in_other_currencies']),
      ]),
    ]);
  }
  return shown;
}

/** An amount with all decimals of its currency. */
const written = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { minimumFractionDigits: minorUnits(currency) }).format(amount);

/** Asserts that the PDFs show the workspace's currency as a figure, and each other one in a row. */
async function printsAll(owner: ApiClient, own: Code, { revenue, spent }: Books, range: DayRange): Promise<void> {
  for (const id of ['getRevenueReport', 'getProfitabilityReport', 'getDashboardReport'] as const) {
    const response = await owner.request(id, { query: { ...range, format: 'pdf' } });
    const text = await pdfText(await response.arrayBuffer());
    const money = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: own,
      maximumFractionDigits: minorUnits(own),
    });
    expect(text, id).to.include(money.format(sumIn(revenue, own, range)).replaceAll(/\s/g, ' '));
    for (const currency of currencies) {
      const moved = [...revenue, ...(id === 'getProfitabilityReport' ? spent : [])].some(
        (entry) => entry.currency === currency && range.from <= entry.day && entry.day <= range.to,
      );
      if (moved && currency !== own)
        expect(text, id).to.include(`${currency} ${written(sumIn(revenue, currency, range), currency)}`);
    }
  }
}

/**
 * Asserts that the months of the forecast's history are those of the revenue report, and that the forecast follows
 * their trend.
 */
async function forecasts(owner: ApiClient, own: Code, { revenue }: Books): Promise<void> {
  const { data } = await owner.call('getRevenueReport', { query: { ...everything, include_forecast: true } });
  const { data: forecast } = await owner.call('getForecastReport', { query: { months: 2 } });
  const monthOf = (month: string): DayRange => ({ from: `${month}-01`, to: `${month}-31` });
  for (const currency of currencies) {
    const report = currency === own ? data : data.other_currencies.find((one) => one.currency === currency);
    for (const { month, invoiced } of report?.by_month ?? [])
      expect([currency, month, invoiced]).to.deep.equal([currency, month, sumIn(revenue, currency, monthOf(month))]);
    const ahead = currency === own ? forecast : forecast.other_currencies.find((one) => one.currency === currency);
    const six = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'];
    const values = six.map((month) => sumIn(revenue, currency, monthOf(month)));
    for (const [index, { projected }] of (ahead?.revenue_forecast ?? []).entries())
      expect(projected, currency).to.be.closeTo(
        plain.lineThrough(values, 8 + index),
        1.01 / 10 ** minorUnits(currency),
      );
    if (!ahead) expect(plain.lineThrough(values, 8), currency).to.equal(0);
  }
}
