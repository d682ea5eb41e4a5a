/**
 * The money reports over a year of random business, compared with figures calculated plainly from what the API lists.
 */
import { expect } from 'chai';
import type { Schemas } from '../../contract/contract.js';
import { testApi } from '../support/service/api.js';
import { Dice } from '../support/models/dice.js';
import * as plain from '../support/models/plain-money.js';
import { keepBooks } from '../support/models/random-books.js';

/** In both time zones, the current day differs from that in UTC, and clocks change on it. */
const places = [
  { timezone: 'America/New_York', now: '2027-11-07T04:30:00Z', today: '2027-11-07', seed: 6 },
  { timezone: 'Pacific/Auckland', now: '2027-04-03T13:30:00Z', today: '2027-04-04', seed: 13 },
];

type Books = plain.Books;
const money = (hundredths: number): number => hundredths / 100;
const near = (actual: number | null | undefined, expected: number): void => {
  expect(actual).to.be.a('number');
  expect(actual).to.be.closeTo(expected, 0.0101);
};
const growth = (now: number, before: number): number => ((now - before) / before) * 100;

for (const { timezone, now, today, seed } of places)
  describe(`the reports on money in ${timezone}`, () => {
    let owner: Awaited<ReturnType<typeof keepBooks>>;
    let books: Books;
    const year = { from: plain.plus(today, -330), to: plain.plus(today, 40) };

    before(async () => {
      owner = await keepBooks(new Dice(seed), timezone, now);
      const { db } = await testApi();
      await db('workspaces')
        .where({ id: owner.workspaceId })
        .update({ clock_at: new Date(now) });
      books = await plain.readBooks(owner, today, timezone);
    });

    it('add up revenue by month, client and project, as the invoices do', async () => {
      const report = async (group_by: Schemas['RevenueReportGrouping']) =>
        (await owner.call('getRevenueReport', { query: { ...year, group_by } })).data;
      const [byMonth, byClient, byProject, byService] = await Promise.all(
        (['month', 'client', 'project', 'service_type'] as const).map(report),
      );
      expect(byMonth?.other_currencies.map(({ currency }) => currency)).to.deep.equal(['EUR']);
      for (const currency of ['USD', 'EUR']) {
        const invoices = plain.billed(books, currency, year);
        const inCurrency = (data: Schemas['RevenueReport'] | undefined) =>
          currency === 'USD' ? data : data?.other_currencies[0];
        const parts = invoices.flatMap((invoice) => plain.partsOf(books, invoice));
        const figures = inCurrency(byMonth);
        expect(figures?.summary.total_revenue).to.equal(money(plain.net(invoices)));
        expect(figures?.summary.total_collected).to.equal(money(plain.received(books, currency, year)));
        expect(figures?.summary.mrr).to.equal(money(plain.recurring(books, currency, year.to)));
        for (const { month, invoiced, collected } of figures?.by_month ?? []) {
          const days = {
            from: [`${month}-01`, year.from].toSorted()[1] ?? '',
            to: [`${month}-31`, year.to].toSorted()[0] ?? '',
          };
          expect([month, invoiced, collected]).to.deep.equal([
            month,
            money(plain.net(plain.billed(books, currency, days))),
            money(plain.received(books, currency, days)),
          ]);
        }
        const kinds = plain.added(parts.map(({ kind, amount }) => [kind, amount]));
        for (const data of [byMonth, byClient, byProject, byService])
          expect(inCurrency(data)?.by_type).to.deep.equal({
            time_and_materials: money(kinds.get('time_and_materials') ?? 0),
            fixed_fee: money(kinds.get('fixed_fee') ?? 0),
            retainer: money(kinds.get('retainer') ?? 0),
          });
        const clients = plain.added(invoices.map((invoice) => [invoice.client_id, plain.net([invoice])]));
        for (const { client_id, invoiced, collected } of inCurrency(byClient)?.by_client ?? [])
          expect([invoiced, collected]).to.deep.equal([
            money(clients.get(client_id) ?? 0),
            money(plain.received(books, currency, year, client_id)),
          ]);
        expect(inCurrency(byClient)?.by_client?.length).to.be.at.least(clients.size);
        const projects = plain.added(parts.map(({ project, amount }) => [project, amount]));
        expect(
          new Map(inCurrency(byProject)?.by_project?.map(({ project_id, invoiced }) => [project_id, invoiced])),
        ).to.deep.equal(new Map([...projects].filter(([, sum]) => sum !== 0).map(([id, sum]) => [id, money(sum)])));
        const services = inCurrency(byService)?.by_service_type ?? [];
        expect(services.reduce((all, { invoiced }) => all + plain.cents(invoiced), 0)).to.equal(plain.net(invoices));
      }
    });

    it('compare growth and recurring revenue over any range', async () => {
      const dice = new Dice(seed);
      for (let run = 0; run < 8; run += 1) {
        const from = plain.plus(today, -dice.between(1, 300));
        const length = dice.between(1, 120);
        const days = { from, to: plain.plus(from, length - 1) };
        const { summary } = (await owner.call('getRevenueReport', { query: days })).data;
        const revenue = plain.net(plain.billed(books, 'USD', days));
        const earlier = { from: plain.plus(from, -length), to: plain.plus(from, -1) };
        const before = plain.net(plain.billed(books, 'USD', earlier));
        expect(summary.total_revenue).to.equal(money(revenue));
        expect(summary.mrr).to.equal(money(plain.recurring(books, 'USD', days.to)));
        if (before === 0) expect(summary.growth_rate).to.equal(null);
        else near(summary.growth_rate, growth(revenue, before));
      }
    });

    it('agree in the dashboard, the aging and the invoices on what is owed', async () => {
      const [{ data: dashboard }, { data: aging }, { summary: listed }] = await Promise.all([
        owner.call('getDashboardReport', { query: { ...year, compare_to: 'previous_year' } }),
        owner.call('getAgingReport', {}),
        owner.call('listInvoices', {}),
      ]);
      const owed = money(plain.owed(books, 'USD'));
      expect([dashboard.revenue?.outstanding, aging.total_outstanding, listed.total_outstanding]).to.deep.equal([
        owed,
        owed,
        owed,
      ]);
      expect(dashboard.revenue?.invoiced).to.equal(money(plain.net(plain.billed(books, 'USD', year))));
      expect(dashboard.revenue?.collected).to.equal(money(plain.received(books, 'USD', year)));
      const [other] = dashboard.other_currencies ?? [];
      expect([other?.currency, other?.outstanding]).to.deep.equal(['EUR', money(plain.owed(books, 'EUR'))]);
      const sums = [aging.buckets, ...aging.by_client].map((row) =>
        (['current', '1_30_days', '31_60_days', '61_90_days', 'over_90_days'] as const).reduce(
          (all, name) => all + plain.cents(row[name]),
          0,
        ),
      );
      expect(sums[0]).to.equal(plain.owed(books, 'USD'));
      expect(sums.slice(1).reduce((all, value) => all + value, 0)).to.equal(plain.owed(books, 'USD'));
    });

    it('calculate the pace of payment from totals and payments by date', async () => {
      const { data } = await owner.call('getAgingReport', {});
      for (const [currency, trends] of [
        ['USD', data.trends],
        ['EUR', data.other_currencies[0]?.trends],
      ] as const) {
        const upTo = (day: string) => ({ from: plain.plus(day, -89), to: day });
        const then = plain.plus(today, -90);
        const sold = plain.gross(plain.billed(books, currency, upTo(today)));
        const soldThen = plain.gross(plain.billed(books, currency, upTo(then)));
        const dso = (plain.owed(books, currency) / sold) * 90;
        if (sold === 0) continue;
        near(trends?.dso, dso);
        if (soldThen === 0) expect(trends?.dso_change).to.equal(null);
        else near(trends?.dso_change, dso - (plain.owedOn(books, currency, then) / soldThen) * 90);
        near(trends?.collection_rate, (plain.received(books, currency, upTo(today)) / sold) * 100);
      }
    });

    it('count time, projects and clients by the days of the workspace', async () => {
      const days = { from: plain.plus(today, -60), to: plain.plus(today, -1) };
      const before = { from: plain.plus(today, -120), to: plain.plus(today, -61) };
      const { data } = await owner.call('getDashboardReport', { query: days });
      const within = (instant: string | null | undefined): boolean => {
        const day = instant ? plain.dayOf(instant, timezone) : '';
        return days.from <= day && day <= days.to;
      };
      const hoursIn = ({ from, to }: plain.Days, billableOnly: boolean): number =>
        books.entries
          .filter(({ date, billing }) => from <= date && date <= to && (!billableOnly || billing.billable))
          .reduce((all, { hours }) => all + plain.cents(hours), 0);
      const utilization = (range: plain.Days): number => hoursIn(range, true) / (plain.weekdays(range) * 8);
      expect([data.time.total_hours, data.time.billable_hours]).to.deep.equal([
        money(hoursIn(days, false)),
        money(hoursIn(days, true)),
      ]);
      near(data.time.utilization_percent, utilization(days));
      near(data.comparison.utilization_change, utilization(days) - utilization(before));
      near(data.comparison.time_change, growth(hoursIn(days, false), hoursIn(before, false)));
      const active = books.projects.filter(({ status }) => status === 'active');
      expect(data.projects).to.deep.equal({
        active: active.length,
        completed: books.projects.filter(({ dates }) => within(dates.completed_at)).length,
        at_risk: active.filter(({ budget, dates }) => budget.percent_complete >= 90 || (dates.due_date ?? '9') < today)
          .length,
      });
      expect(data.clients).to.deep.equal({
        active: books.clients.filter(({ status }) => status === 'active').length,
        new: books.clients.filter(({ created_at }) => within(created_at)).length,
        churned: books.clients.filter(({ dates }) => within(dates.archived_at)).length,
      });
    });

    it('extend the trend of six full months, and add recurring revenue', async () => {
      const { data } = await owner.call('getForecastReport', { query: { months: 12 } });
      const monthAt = (offset: number): string => {
        const [y, m] = today.split('-').map(Number);
        return new Date(Date.UTC(y ?? 0, (m ?? 1) - 1 + offset, 1)).toISOString().slice(0, 7);
      };
      const last = (month: string): string => plain.plus(`${plain.plus(`${month}-28`, 4).slice(0, 7)}-01`, -1);
      const values = [-6, -5, -4, -3, -2, -1].map((offset) => {
        const days = { from: `${monthAt(offset)}-01`, to: last(monthAt(offset)) };
        return plain.net(plain.billed(books, 'USD', days).filter(({ agreement_id }) => agreement_id === null));
      });
      for (const [index, { month, projected }] of data.revenue_forecast.entries()) {
        expect(month).to.equal(monthAt(index + 1));
        const expected = plain.lineThrough(values, 8 + index) + plain.recurring(books, 'USD', last(month));
        near(projected, money(expected));
      }
    });
  });
