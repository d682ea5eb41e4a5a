/** Figures in one currency are the sums of amounts at the rates of their days, of random firms with random rates. */
import { expect } from 'chai';
import fc from 'fast-check';
import { dec, roundMoney, sum, toNumber } from '../../domain/money.js';
import { addDays, daysBetween, type Day, type DayRange } from '../../domain/time.js';
import { rateForm } from '../support/builders/taxes.js';
import {
  amountOf,
  currencies,
  firmPlan,
  lastDay,
  longest,
  runFirm,
  type Books,
  type Code,
} from '../support/models/currency-firm.js';
import type { ApiClient } from '../support/service/api.js';

/** Increase for a thorough run. A failing run is reported with its seed and path; it is not shrunk, which would take minutes. */
const runs = Number(process.env['RUNS'] ?? 2);
const seed = Number(process.env['SEED'] ?? 11);

interface Rate {
  readonly from: Code;
  readonly date: Day;
  readonly rate: number;
}

/** Rates of most weeks, so that some days have none. */
const ratesInto = (into: Code): fc.Arbitrary<Rate[]> =>
  fc
    .tuple(
      ...currencies
        .filter((code) => code !== into)
        .map((from) =>
          fc.array(
            fc.record({
              from: fc.constant(from),
              date: fc.nat({ max: longest + 7 }).map((age) => addDays(lastDay, -age)),
              rate: fc.integer({ min: 1, max: 5_000_000 }).map((units) => units / 10_000),
            }),
            { minLength: 30, maxLength: 60 },
          ),
        ),
    )
    .map((all) => all.flat());

/** The newest rate up to the day, of at most 7 days before. The last of several of the same day was imported. */
function rateOf(rates: readonly Rate[], from: string, day: Day): number | undefined {
  const fit = rates.filter((rate) => rate.from === from && rate.date <= day && daysBetween(rate.date, day) <= 7);
  return fit.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]?.rate;
}

/** What the books come to in one currency, and the currencies and days without a rate. */
function convertedBooks(entries: Books['revenue'], rates: readonly Rate[], into: Code, { from, to }: DayRange) {
  const missing = new Set<string>();
  const amounts = entries
    .filter(({ day }) => from <= day && day <= to)
    .map(({ day, currency, units }) => {
      const rate = currency === into ? 1 : rateOf(rates, currency, day);
      if (rate === undefined) missing.add(`${currency} ${day}`);
      return dec(amountOf(units, currency)).times(dec(rate ?? 0));
    });
  return { total: toNumber(roundMoney(sum(amounts), into)), missing };
}

const uniqueRates = (rates: readonly Rate[]): Rate[] => [
  ...new Map(rates.map((rate) => [`${rate.from} ${rate.date}`, rate])).values(),
];

async function importRates(owner: ApiClient, rates: readonly Rate[], into: Code): Promise<void> {
  const lines = rates.map(({ from, date, rate }) => `${from},${into},${date},${rate}`);
  const body = rateForm(['from,to,date,rate', ...lines].join('\n'));
  const response = await owner.request('importExchangeRates', { body });
  expect(response.status, await response.text()).to.equal(200);
}

interface Notes {
  readonly missing_rates: readonly { readonly from: string; readonly dates: readonly string[] }[];
}

/** Every day that is named has no rate. A day whose amounts add up to 0 needs none. */
function expectMissing(notes: Notes | undefined, expected: ReadonlySet<string>): void {
  const named = (notes?.missing_rates ?? []).flatMap(({ from, dates }) => dates.map((date) => `${from} ${date}`));
  expect([...expected]).to.include.members(named);
}

describe('figures of a firm in one currency', () => {
  it('are the sum of its amounts at the rates of their days, in reports and lists', async function () {
    const plan = fc.constantFrom(...currencies).chain((into) => fc.tuple(fc.constant(into), ratesInto(into), firmPlan));
    await fc.assert(
      fc.asyncProperty(plan, fc.nat({ max: longest }), async ([into, drawn, firm], age) => {
        const { owner, books } = await runFirm(firm);
        const rates = uniqueRates(drawn);
        await importRates(owner, rates, into);
        for (const from of [addDays(lastDay, -longest), addDays(lastDay, -age)]) {
          const range = { from, to: lastDay };
          const [revenue, collected, spent] = [books.revenue, books.collected, books.spent].map((entries) =>
            convertedBooks(entries, rates, into, range),
          );
          for (const group_by of ['month', 'client', 'project'] as const) {
            const { converted } = (await owner.call('getRevenueReport', { query: { ...range, group_by, in: into } }))
              .data;
            expect(converted?.summary.total_revenue, group_by).to.equal(revenue?.total);
            expect(converted?.summary.total_collected, group_by).to.equal(collected?.total);
            expectMissing(
              converted,
              new Set([
                ...(revenue?.missing ?? []),
                ...(collected?.missing ?? []),
                ...ofPeriodBefore(books, rates, into),
              ]),
            );
          }
          const { converted: profit } = (await owner.call('getProfitabilityReport', { query: { ...range, in: into } }))
            .data;
          expect([profit?.summary.total_revenue, profit?.summary.total_cost]).to.deep.equal([
            revenue?.total,
            spent?.total,
          ]);
          const taxes = (await owner.call('getTaxReport', { query: { ...range, in: into } })).data.converted;
          expect(taxes?.summary.net_amount).to.equal(revenue?.total);
          const dashboard = (await owner.call('getDashboardReport', { query: { ...range, in: into } })).data.converted;
          expect([dashboard?.invoiced, dashboard?.collected]).to.deep.equal([revenue?.total, collected?.total]);
          const payments = (await owner.call('listPayments', { query: { ...range, in: into } })).summary.converted;
          expect(payments?.net).to.equal(collected?.total);
          expectMissing(payments, collected?.missing ?? new Set());
          const expenses = (await owner.call('listExpenses', { query: { ...range, in: into } })).summary.converted;
          expect(expenses?.total_amount).to.equal(spent?.total);
          const report = (await owner.call('getExpenseReport', { query: { ...range, in: into } })).data.converted;
          expect(report?.totals.amount).to.equal(spent?.total);
        }
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
  });
});

/** The report compares with the period before, whose rates may be missing too. */
const ofPeriodBefore = (books: Books, rates: readonly Rate[], into: Code): ReadonlySet<string> =>
  convertedBooks(books.revenue, rates, into, { from: '1900-01-01', to: lastDay }).missing;
